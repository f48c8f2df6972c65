/** One table as this browser sees it: the view of the seat, the log so far, and what the person points at. */
import { t } from "../../lib/i18n.svelte.ts";
import { type Incoming, type LineState, TableSocket } from "../../lib/socket.ts";
import type { ChatLine, ClockTold, LogRow, LogStep, Seat, Side, TableInfo, View } from "../../lib/types.ts";
import { CARD, CHINA, COUNTRY } from "./data.ts";
import type { Replay } from "./replay.svelte.ts";

export interface ClockState {
  left: Record<string, number>;
  running: string[];
  /** When it was told, by this browser's own clock. */
  at: number;
}
export interface Warning {
  action: string;
  loses: Side;
  why: string;
}

/** Log rows that are worth a moment on the stage. */
const MOMENTS = new Set(["coup_roll", "realign_roll", "space_roll", "war_roll", "trap_roll", "roll", "headline", "scoring", "event"]);

export class Session {
  view = $state.raw<View | null>(null);
  info = $state.raw<TableInfo | null>(null);
  steps = $state.raw<LogStep[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<ClockState | null>(null);
  line = $state<LineState>("connecting");
  /** The action that was sent and is not answered yet. */
  sent = $state<string | null>(null);
  notice = $state("");
  warning = $state.raw<Warning | null>(null);
  undoAsked = $state<string | null>(null);
  covered = $state(false);
  fresh = $state.raw<LogStep[]>([]);

  country = $state<string | null>(null);
  pinned = $state<string | null>(null);
  cardShown = $state<string | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** A country that a link in the log asked for. */
  found = $state<string | null>(null);
  cardLarge = $state<string | null>(null);
  mode = $state<"coup" | "realign">("coup");

  private readonly entropy = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  private socket: TableSocket | null = null;
  private noticeTimer = 0;

  readonly board = $derived(this.view?.board ?? null);
  readonly seat = $derived<Seat>(this.view?.seat ?? "spectator");
  readonly side = $derived<Side | null>(this.seat === "spectator" ? null : this.seat);
  readonly legal = $derived(new Set(this.covered ? [] : (this.view?.legal ?? [])));
  readonly isAsked = $derived(this.legal.size > 0);
  readonly isMapQuestion = $derived([...this.legal].some((name) => name.startsWith("country:")));
  readonly isCardQuestion = $derived([...this.legal].some((name) => name.startsWith("card:")));
  /** Legal actions that are neither on the map nor in the hand: they become buttons. */
  readonly buttons = $derived([...this.legal].filter((name) => !name.startsWith("country:") && !name.startsWith("card:")));
  readonly handCards = $derived(this.covered ? [] : handOrder(this.view));
  /** Cards to choose from that are not in the hand: a pile, the top of the deck, the other hand. */
  readonly otherCards = $derived(
    [...this.legal].filter((name) => name.startsWith("card:") && !this.handCards.includes(name.slice(5))).map((name) => name.slice(5)),
  );
  readonly lastMove = $derived(lastMoveCountries(this.steps, this.side));
  readonly placed = $derived(this.isAsked ? placedNow(this.steps, this.side) : new Map<string, number>());

  connect(id: string): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(
      `${scheme}://${location.host}/api/tables/${id}/socket`,
      () => this.hello(),
      (message) => this.receive(message),
      (state) => {
        this.line = state;
        if (state !== "open") this.sent = null;
      },
    );
  }

  close(): void {
    this.socket?.close();
  }

  /** The last step of the log that is here, and a part of the chance of the game. */
  private hello(): object {
    this.chat = [];
    const since = this.view?.sequence ?? 0;
    return this.view && this.ownsBoth ? { type: "hello", since, seat: this.seat } : { type: "hello", since, entropy: this.entropy };
  }

  /** One person plays both sides: the view follows whoever must decide. */
  private get ownsBoth(): boolean {
    return this.info !== null && Object.values(this.info.seats).every((seat) => seat.you);
  }

  private changeSeat(): void {
    const next = this.view?.to_move[0];
    if (next && this.ownsBoth && this.side && !this.view?.to_move.includes(this.side)) this.socket?.send({ type: "hello", since: 0, seat: next });
  }

  private receive(message: Incoming): void {
    if (message.type === "view") this.show(message.view);
    else if (message.type === "error") {
      this.sent = null;
      this.say(message.text);
    } else if (message.type === "undo_asked") this.undoAsked = message.by;
    else if (message.type === "undo_refused") this.say(t("page-undo-refused"));
    else if (message.type === "chat") this.chat = [...this.chat, message];
    else if (message.type === "clock") this.setClock(message.clock);
    else if (message.type === "table") {
      this.info = message.table;
      this.undoAsked = message.table.undo_asked;
      if (message.table.clock) this.setClock(message.table.clock);
    }
  }

  private setClock(clock: ClockTold): void {
    const gone = Math.max(0, clock.now - clock.since);
    const left = Object.fromEntries(Object.entries(clock.left).map(([seat, l]) => [seat, clock.running.includes(seat) ? l - gone : l]));
    this.clock = { left, running: clock.running, at: performance.now() };
  }

  show(view: View): void {
    const before = this.view;
    this.sent = null;
    this.undoAsked = null;
    const first = view.log[0]?.step ?? view.sequence + 1;
    const kept = this.steps.filter((step) => step.step < first && step.step <= view.sequence);
    const same = !before || before.seat === view.seat;
    const whole = view.log[0]?.step === 0;
    this.steps = whole ? view.log : [...kept, ...view.log];
    if (!same && this.info?.mode === "hotseat") this.covered = true;
    this.fresh = before && same && !(this.replay && view.sequence !== before.sequence + 1) ? view.log.filter((step) => step.step > before.sequence && step.rows.some((r) => MOMENTS.has(r.name))) : [];
    this.view = view;
    if (view.board.prompt.card) this.cardShown = view.board.prompt.card;
    else if (!this.cardShown || before?.board.turn !== view.board.turn || !same) this.cardShown = handOrder(view)[0] ?? null;
    this.changeSeat();
  }

  say(text: string): void {
    this.notice = text;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = ""), 5000);
  }

  canPlay(action: string): boolean {
    return this.legal.has(action) && this.sent === null;
  }

  /** Plays a lit thing; a play that loses the game at once asks first. */
  play(action: string, isSure = false): void {
    if (!this.view || !this.canPlay(action)) return;
    const danger = this.dangerOf(action);
    if (danger && danger.loses === this.side && !isSure) {
      this.warning = danger;
      return;
    }
    this.warning = null;
    this.pinned = null;
    if (!this.socket) {
      this.say(action);
      return;
    }
    this.sent = action;
    if (!this.socket.send({ type: "play", sequence: this.view.sequence, action })) {
      this.sent = null;
      this.say(t("page-line-lost"));
    }
  }

  dangerOf(action: string): Warning | null {
    const hints = this.board?.hints;
    const danger = hints?.danger?.[action];
    if (danger) return { action, loses: danger.loses, why: danger.ending };
    const [kind, name = ""] = action.split(":");
    const coup = kind === "country" && this.view?.question === "coup" ? hints?.coup[name] : undefined;
    return coup?.loses ? { action, loses: coup.loses, why: coup.why ?? "defcon" } : null;
  }

  undo(): void {
    if (!this.view?.can_undo) return;
    this.socket?.send({ type: "undo", sequence: this.view.sequence });
  }

  askUndo(): void {
    if (this.socket?.send({ type: "ask_undo" })) this.say(t("page-undo-sent"));
  }

  answerUndo(accept: boolean): void {
    this.undoAsked = null;
    this.socket?.send({ type: "answer_undo", accept });
  }

  talk(text: string): void {
    if (text.trim()) this.socket?.send({ type: "chat", text: text.trim() });
  }

  get isReplay(): boolean {
    return this.replay !== null;
  }

  find(id: string): void {
    this.found = id;
  }

  enlarge(id: string): void {
    this.cardShown = id;
    this.cardLarge = id;
  }

  abort(): void {
    this.socket?.send({ type: "abort" });
  }

  rewind(step: number): void {
    this.socket?.send({ type: "rewind", step });
  }

  resign(): void {
    this.socket?.send({ type: "resign" });
  }
}

/** The hand by scoring first, then falling operations; the China Card last. */
function handOrder(view: View | null): string[] {
  if (!view) return [];
  const rank = (id: string): number => {
    const card = CARD.get(id);
    return card ? (card.scoring ? -10 : -card.ops) * 200 + card.number : 0;
  };
  const hand = [...view.board.hand].filter((id) => id !== CHINA).sort((a, b) => rank(a) - rank(b));
  const { card, side } = view.board.prompt;
  const played = card && card !== CHINA && side === view.seat && !hand.includes(card) ? [card] : [];
  const holdsChina = view.board.china.holder === view.seat || (card === CHINA && side === view.seat);
  return [...played, ...hand, ...(holdsChina ? [CHINA] : [])];
}

function countriesOf(rows: LogRow[]): string[] {
  return rows.map((row) => row.facts.country).filter((id): id is string => typeof id === "string" && COUNTRY.has(id));
}

/** Countries that the opponent's last action touched. */
function lastMoveCountries(steps: LogStep[], side: Side | null): Set<string> {
  const rows = steps.flatMap((step) => step.rows);
  let end = rows.length;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && !["round", "headline", "turn"].includes(rows[start]!.name)) start--;
    const head = rows[start]!;
    const mine = side !== null && head.facts.side === side;
    const touched = countriesOf(rows.slice(start, end));
    if (!mine && touched.length) return new Set(touched);
    if (head.name === "turn") break;
    end = start;
  }
  return new Set();
}

const PLACING = new Set(["influence", "milops", "vp", "china", "crisis_over"]);

/** Influence placed in the action that is still going on. */
function placedNow(steps: LogStep[], side: Side | null): Map<string, number> {
  const rows = steps.flatMap((step) => step.rows);
  const placed = new Map<string, number>();
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i]!;
    if (!PLACING.has(row.name)) break;
    if (row.name === "influence" && row.facts.side === side) {
      const country = String(row.facts.country);
      placed.set(country, (placed.get(country) ?? 0) + Number(row.facts.change));
    }
  }
  return placed;
}
