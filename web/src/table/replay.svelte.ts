/** Watching a game step by step: every step is a view of the server, kept once it has been seen. */
import { api } from "../lib/api.ts";
import { route } from "../lib/route.svelte.ts";
import type { Seat, View } from "../lib/types.ts";
import type { Session } from "./session.svelte.ts";

const PAUSE = 1100;

export class Replay {
  step = $state(0);
  last = $state(0);
  seat = $state<Seat>("spectator");
  isRunning = $state(false);
  seats = $state.raw<Seat[]>(["spectator"]);
  private readonly kept = new Map<string, View>();
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
    this.seats = [...Object.keys(info.seats), "spectator"];
    this.seat = this.seats.find((seat) => info.seats[seat]?.you) ?? this.seats[0]!;
    await this.go(step);
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, step));
    this.step = wanted;
    const key = `${this.seat} ${wanted}`;
    try {
      const view = this.kept.get(key) ?? (await api.view(this.id, wanted, this.seat));
      this.kept.set(key, view);
      if (this.step !== wanted) return;
      this.session.show({ ...view, legal: [], question: "none", can_undo: false });
      history.replaceState(null, "", `/t/${this.id}/replay?step=${wanted}`);
    } catch (error) {
      this.stop();
      this.session.say((error as Error).message);
    }
  }

  /** To the first step of the turn before or after. */
  async turn(by: 1 | -1): Promise<void> {
    const start = this.session.view ? this.session.game!.turn(this.session.view) : 1;
    let [low, high] = by > 0 ? [this.step, this.last] : [0, this.step];
    const target = by > 0 ? start + 1 : start - 1;
    // Turns grow with steps: find the first step of the target turn by halving.
    while (low < high) {
      const middle = (low + high) >> 1;
      const key = `${this.seat} ${middle}`;
      const view = this.kept.get(key) ?? (await api.view(this.id, middle, this.seat));
      this.kept.set(key, view);
      if (this.session.game!.turn(view) < target) low = middle + 1;
      else high = middle;
    }
    await this.go(low);
  }

  async sit(seat: Seat): Promise<void> {
    this.seat = seat;
    await this.go(this.step);
  }

  toggle(): void {
    if (this.isRunning) this.stop();
    else {
      this.isRunning = true;
      this.timer = window.setInterval(() => {
        if (this.step >= this.last) this.stop();
        else void this.go(this.step + 1);
      }, PAUSE);
    }
  }

  stop(): void {
    this.isRunning = false;
    clearInterval(this.timer);
  }

  async branch(): Promise<void> {
    try {
      route.go(`/t/${(await api.branch(this.id, this.step)).id}`);
    } catch (error) {
      this.session.say((error as Error).message);
    }
  }
}
