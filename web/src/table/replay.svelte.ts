/** Replays a game step by step: every step is a view from the server, cached once it has been loaded. */
import { api } from "../lib/api.ts";
import { has, t } from "../lib/i18n.svelte.ts";
import { route } from "../lib/route.svelte.ts";
import type { View } from "../lib/view.ts";
import type { Session } from "./session.svelte.ts";

const PAUSE = 1100;
/** Milliseconds to read a letter of a note. */
const READING = 55;
/** Both hands open: only when the game is over. */
export const OPEN = "open";

export class Replay {
  step = $state(0);
  last = $state(0);
  seat = $state("spectator");
  isRunning = $state(false);
  seats = $state.raw<string[]>(["spectator"]);
  private readonly cache = new Map<string, View>();
  private timer = 0;

  constructor(
    private readonly session: Session,
    private readonly id: string,
  ) {}

  async open(step: number): Promise<void> {
    const info = await api.table(this.id);
    this.session.info = info;
    await this.session.bring(info.game);
    this.last = info.sequence;
    const isOver = info.status === "over";
    this.seats = [...Object.keys(info.seats), ...(isOver ? [OPEN] : []), "spectator"];
    const asked = route.query.get("seat") ?? "";
    this.seat = this.seats.includes(asked) ? asked : isOver ? OPEN : (this.seats.find((seat) => info.seats[seat]?.you) ?? this.seats[0]!);
    await this.go(step);
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, step));
    this.step = wanted;
    try {
      const [view, second] = await this.fetch(wanted);
      if (this.step !== wanted) return;
      this.session.secondHand = second ? this.session.game!.hand(second) : [];
      this.session.show({ ...view, legal: [], question: "none", can_undo: false });
      history.replaceState(null, "", this.address);
    } catch (error) {
      this.stop();
      this.session.say((error as Error).message);
    }
  }

  get address(): string {
    return `/t/${this.id}/replay?step=${this.step}&seat=${this.seat}`;
  }

  /** The view of the seat watched; with open hands also that of the other side. */
  private async fetch(step: number): Promise<[View, View | null]> {
    if (this.seat !== OPEN) return [await this.view(step, this.seat), null];
    const [one, two] = this.session.game!.sides;
    return Promise.all([this.view(step, one), this.view(step, two)]);
  }

  private async view(step: number, seat: string): Promise<View> {
    const key = `${seat} ${step}`;
    const view = this.cache.get(key) ?? (await api.view(this.id, step, seat));
    this.cache.set(key, view);
    return view;
  }

  /** To the first step of the turn before or after. */
  async turn(by: 1 | -1): Promise<void> {
    const start = this.session.view ? this.session.game!.turn(this.session.view) : 1;
    let [low, high] = by > 0 ? [this.step, this.last] : [0, this.step];
    const target = by > 0 ? start + 1 : start - 1;
    // Turns grow with steps: find the first step of the target turn by halving.
    while (low < high) {
      const middle = (low + high) >> 1;
      const [view] = await this.fetch(middle);
      if (this.session.game!.turn(view) < target) low = middle + 1;
      else high = middle;
    }
    await this.go(low);
  }

  async sit(seat: string): Promise<void> {
    this.seat = seat;
    await this.go(this.step);
  }

  toggle(): void {
    if (this.isRunning) this.stop();
    else {
      this.isRunning = true;
      this.wait();
    }
  }

  /** The next step after a pause, in which a note can be read. */
  private wait(): void {
    const note = `note-${this.session.info?.title}-${this.step}`;
    const pause = Math.max(PAUSE, has(note) ? t(note).length * READING : 0);
    this.timer = window.setTimeout(() => {
      if (this.step >= this.last) return this.stop();
      void this.go(this.step + 1);
      this.wait();
    }, pause);
  }

  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
  }

  async branch(): Promise<void> {
    try {
      route.go(`/t/${(await api.branch(this.id, this.step)).id}`);
    } catch (error) {
      this.session.say((error as Error).message);
    }
  }
}
