/** One table as this browser sees it: the view of the seat, the log so far, and what the person points at. */
import { api } from "../lib/api.ts";
import { enterGame, t } from "../lib/i18n.svelte.ts";
import { prefs } from "../lib/prefs.svelte.ts";
import { learnSides } from "../lib/sides.ts";
import { waiting as waitingTables } from "../lib/waiting.svelte.ts";
import { tableSocket } from "../lib/prefetch.ts";
import type { LineState, TableSocket } from "../lib/socket.ts";
import type { ChatMessage, ClockOut, LogRow, LogStep, AnswerPlanOut, ServerMessage, TableOut } from "../generated/api.ts";
import type { View } from "../lib/view.ts";
import { type GameTable, loadGame, type Warning } from "./game.ts";
import { lastTouched, plain } from "./log.ts";
import type { Replay } from "./replay.svelte.ts";

export interface ClockState {
  left: Record<string, number>;
  running: string[];
  /** Sides whose time stands still, and until when; 0: until both agree to go on. */
  still: Record<string, number>;
  /** When it arrived, by this browser's own clock. */
  at: number;
}

/** B: the game's board, as its view has it. O: the state that the game's parts share. S: its sides. The frame uses none of them itself. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export class Session<B = any, O = any, S extends string = any> {
  view = $state.raw<View<B> | null>(null);
  game = $state.raw<GameTable<B, O, S> | null>(null);
  info = $state.raw<TableOut | null>(null);
  steps = $state.raw<LogStep[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** Lines of the chat that have been on the screen. */
  chatRead = $state(0);
  /** A rematch was created while this table was open. */
  isRematchNew = $state(false);
  clock = $state.raw<ClockState | null>(null);
  line = $state<LineState>("connecting");
  /** The action that was sent and is not answered yet. */
  sent = $state<string | null>(null);
  notice = $state("");
  /** The last step of a choice, not sent until it is confirmed. */
  held = $state<string | null>(null);
  private undoing = 0;
  warning = $state.raw<Warning | null>(null);
  undoAsked = $state<string | null>(null);
  covered = $state(false);
  /** The other side's hand, where a replay shows both. */
  secondHand = $state.raw<string[]>([]);
  /** New steps, to be shown by the popups over the stage. */
  fresh = $state.raw<LogStep[]>([]);
  heard = $state("");
  private readonly unannounced: LogRow[] = [];

  /** A place on the board that is pointed at or focused, and one whose odds stay open. */
  pointed = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** On a touch screen: the action tapped once, which the second tap plays. */
  armed = $state<string | null>(null);
  cardShown = $state<string | null>(null);
  cardLarge = $state<string | null>(null);
  /** The section of the rulebook to open. */
  rule = $state("");
  /** On a phone that shows something else: switch to the board. */
  wantsBoard = $state(false);
  /** The tab beside the log to open. */
  panel = $state("");
  replay = $state.raw<Replay | null>(null);
  /** My planned answers, if there are any. */
  plan = $state.raw<AnswerPlanOut | null>(null);
  isPlanning = $state(false);
  /** Hints for the question are open. */
  isAdvised = $state(false);
  private state: O | null = null;
  private bringing: Promise<void> | null = null;
  private readonly waiting: View<B>[] = [];

  private socket: TableSocket | null = null;
  private noticeTimer = 0;

  readonly board = $derived(this.view?.board ?? null);
  readonly seat = $derived(this.view?.seat ?? "spectator");
  readonly side = $derived<S | null>(this.game?.sides.find((side) => side === this.seat) ?? null);
  /** The side watched is one's own; whoever watches a replay sees it from a side, and sits at none. */
  readonly isOwn = $derived(this.side !== null && !!this.info?.seats[this.side]?.you);
  readonly chatFresh = $derived(Math.max(0, this.chat.length - this.chatRead));
  readonly legal = $derived(new Set(this.covered ? [] : (this.view?.legal ?? [])));
  readonly isAsked = $derived(this.legal.size > 0);
  readonly isBoardQuestion = $derived([...this.legal].some((name) => this.isOn(name, "boardKinds")));
  readonly isCardQuestion = $derived([...this.legal].some((name) => this.isOn(name, "cardKinds")));
  /** Legal actions that are neither on the board nor among cards: they become buttons. */
  readonly buttons = $derived([...this.legal].filter((name) => !this.isOn(name, "boardKinds") && !this.isOn(name, "cardKinds")));
  readonly hand = $derived(this.covered || !this.view || !this.game ? [] : this.game.hand(this.view));
  /** Cards to choose from that are not in the hand: a pile, the top of the deck, the other hand. */
  readonly otherCards = $derived(
    [...this.legal]
      .filter((name) => this.isOn(name, "cardKinds"))
      .map((name) => name.slice(name.indexOf(":") + 1))
      .filter((id) => !this.hand.includes(id)),
  );
  readonly lastMove = $derived(this.game ? lastTouched(this.steps, this.side, this.game.logRules) : new Set<string>());

  /** A bot may say what it would do: the server tells at which tables. */
  readonly canBeAdvised = $derived(!!this.info?.hints && this.isAsked && this.side !== null && this.replay === null);
  readonly hasReview = $derived(!!this.info?.review && this.info.status === "over");

  /** What the parts of the game share. */
  get own(): O {
    return this.state!;
  }

  isOn(action: string, where: "boardKinds" | "cardKinds"): boolean {
    return this.game?.[where].includes(action.split(":")[0] ?? "") ?? false;
  }

  other(side: S): S {
    return this.game!.sides[side === this.game!.sides[0] ? 1 : 0];
  }

  connect(id: string): void {
    this.socket = tableSocket(id);
    this.socket.listen({
      hello: () => this.hello(),
      receive: (message) => this.receive(message),
      state: (state) => {
        this.line = state;
        if (state !== "open") this.sent = null;
      },
    });
  }

  close(): void {
    this.socket?.close();
  }

  private hello(): { since: number; seat?: string } {
    this.chat = [];
    const since = this.view?.sequence ?? 0;
    return this.view && this.ownsBoth ? { since, seat: this.seat } : { since };
  }

  /** One person plays both sides: the view follows whoever must decide. */
  private get ownsBoth(): boolean {
    return this.info !== null && Object.values(this.info.seats).every((seat) => seat.you);
  }

  private changeSeat(): void {
    const next = this.view?.to_move[0];
    if (next && this.ownsBoth && this.side && !this.view?.to_move.includes(this.side))
      this.socket?.send({ type: "hello", since: 0, seat: next });
  }

  async readPlan(): Promise<void> {
    const table = this.info?.id;
    if (table) this.plan = await api.plans.read(table);
  }

  /** Whether it is a game in which answers can be planned: one side of it is mine, and it goes on. */
  get canPlan(): boolean {
    const { info, side } = this;
    return !this.isReplay && side !== null && info?.status === "playing" && ["open", "private", "bot"].includes(info.mode);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "view") this.take(message.view as View<B>);
    else if (message.type === "error") {
      this.sent = null;
      this.say(message.text);
    } else if (message.type === "plan") void this.readPlan().catch(() => undefined);
    else if (message.type === "bell") void waitingTables.refresh();
    else if (message.type === "undo_asked") this.undoAsked = message.by;
    else if (message.type === "undo_refused") this.say(t("page-undo-refused"));
    else if (message.type === "chat") this.chat = [...this.chat, message];
    else if (message.type === "clock") this.setClock(message.clock);
    else if (message.type === "table") {
      if (this.info?.status === "over" && !this.info.rematch && message.table.rematch) this.isRematchNew = true;
      this.info = message.table;
      void this.bring(message.table.game);
      this.undoAsked = message.table.undo_asked;
      if (message.table.clock) this.setClock(message.table.clock);
    }
  }

  /** Loads the code and texts of a game; views that arrive earlier wait for them in order. */
  async bring(id: string): Promise<void> {
    this.bringing ??= Promise.all([loadGame(id), enterGame(id)]).then(([game]) => {
      learnSides(game.sides);
      this.game = game;
      // Made here, outside every effect: what an effect makes itself it would not follow.
      this.state = game.own(this);
      for (const view of this.waiting.splice(0)) this.show(view);
    });
    await this.bringing;
  }

  private take(view: View<B>): void {
    if (this.game) this.show(view);
    else {
      this.waiting.push(view);
      void this.bring(view.game).catch((error: Error) => this.say(error.message));
    }
  }

  private setClock(clock: ClockOut): void {
    const gone = Math.max(0, clock.now - clock.since);
    const left = Object.fromEntries(
      Object.entries(clock.left).map(([seat, l]) => [seat, clock.running.includes(seat) && !(seat in clock.still) ? l - gone : l]),
    );
    this.clock = { left, running: clock.running.filter((seat) => !(seat in clock.still)), still: clock.still, at: performance.now() };
  }

  show(view: View<B>): void {
    const before = this.view;
    if (!before || !isOtherAnswer(before, view)) {
      this.sent = null;
      this.isAdvised = false;
    }
    // The first view comes after the table, which tells of a request that still waits for its answer.
    if (before && before.sequence !== view.sequence) this.undoAsked = null;
    // What the other side decides at the same time does not take away what waits to be confirmed.
    if (this.held && (!view.legal.includes(this.held) || before?.question !== view.question)) this.held = null;
    if (this.armed && !view.legal.includes(this.armed)) this.armed = null;
    const first = view.log[0]?.step ?? view.sequence + 1;
    const kept = this.steps.filter((step) => step.step < first && step.step <= view.sequence);
    const same = !before || before.seat === view.seat;
    const whole = view.log[0]?.step === 0;
    this.steps = whole ? view.log : [...kept, ...view.log];
    if (!same && this.info?.mode === "hotseat") this.covered = true;
    const isNext = before && same && !(this.replay && view.sequence !== before.sequence + 1);
    if (isNext)
      this.note(
        view,
        view.log.filter((step) => step.step > before.sequence),
      );
    else this.fresh = [];
    this.view = view;
    const card = this.game?.shownCard?.(view, before);
    if (card !== undefined) this.cardShown = card;
    if (this.plan?.answers.length && before?.sequence !== view.sequence) void this.readPlan().catch(() => undefined);
    this.changeSeat();
    this.undoNext();
  }

  /** New steps: they open popups over the stage, and screen readers announce them once it is their turn. */
  private note(view: View<B>, steps: LogStep[]): void {
    const logRules = this.game!.logRules;
    this.fresh = [...this.fresh, ...steps.filter((step) => step.rows.some((row) => logRules.popups.has(row.name)))];
    this.unannounced.push(...steps.flatMap((step) => step.rows).filter((row) => logRules.announced.has(row.name)));
    if (view.legal.length && this.unannounced.length)
      this.heard = this.unannounced
        .splice(0)
        .map((row) => plain(row, logRules))
        .join(". ");
  }

  say(text: string): void {
    this.notice = text;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = ""), 5000);
  }

  canPlay(action: string): boolean {
    return this.legal.has(action) && this.sent === null;
  }

  /** Plays a lit thing. A play that loses the game at once asks first; the last step of a choice waits to be confirmed. */
  play(action: string, isSure = false): void {
    if (!this.view || !this.canPlay(action)) return;
    const warning = isSure ? null : this.dangerOf(action);
    if (warning && warning.loses === this.side) {
      this.warning = warning;
      return;
    }
    this.armed = null;
    if (!isSure && prefs.confirm && this.held !== action && this.game?.words.isLast?.(this, action)) {
      this.held = action;
      this.warning = null;
      return;
    }
    this.held = null;
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
    return this.game?.words.warning?.(this, action) ?? null;
  }

  /** Plays the action that waits for confirmation. */
  confirm(): void {
    if (this.held) this.play(this.held, true);
  }

  undo(): void {
    if (this.held) this.held = null;
    else if (this.view?.can_undo) this.socket?.send({ type: "undo", sequence: this.view.sequence });
  }

  /** Undoes all steps of the current choice, one by one. */
  undoAll(): void {
    this.held = null;
    this.undoing = this.game?.words.pending?.(this)?.steps ?? 0;
    this.undoNext();
  }

  private undoNext(): void {
    if (this.undoing <= 0) return;
    this.undoing--;
    if (this.view?.can_undo) this.undo();
    else this.undoing = 0;
  }

  askUndo(): void {
    if (this.socket?.send({ type: "ask_undo" }) && this.info?.mode !== "bot") this.say(t("page-undo-sent"));
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

  find(place: string): void {
    this.game?.find?.(this, place);
  }

  openPanel(tab: string): void {
    this.panel = tab;
  }

  /** Opens the rulebook at a section; asking twice shows it twice. */
  openRule(number: string): void {
    this.rule = "";
    requestAnimationFrame(() => (this.rule = number));
  }

  /** Points at what an action would choose, wherever it lies. */
  point(action: string): void {
    const name = action.slice(action.indexOf(":") + 1);
    this.pointed = this.isOn(action, "boardKinds") ? name : action;
    if (this.isOn(action, "cardKinds")) this.cardShown = name;
  }

  /** What is lit is chosen. On a touch screen the first tap shows price and odds, the second does it. */
  choose(action: string, isTouch = false): void {
    const name = action.slice(action.indexOf(":") + 1);
    if (!this.legal.has(action)) this.pointed = name;
    else if (isTouch && this.armed !== action) {
      this.armed = action;
      this.pointed = name;
    } else this.play(action, isTouch && !this.dangerOf(action));
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

  /** Asks to adjourn or to go on, or agrees; or does not. */
  adjourn(accept = true): void {
    this.socket?.send({ type: "adjourn", accept });
  }

  giveTime(seconds: number): void {
    this.socket?.send({ type: "give_time", seconds });
  }

  claim(win: boolean): void {
    this.socket?.send({ type: "claim", win });
  }

  resign(): void {
    this.socket?.send({ type: "resign" });
  }
}

/** Both were asked, and only the other side has answered: the own answer, which takes a choice away, is still due. */
function isOtherAnswer(before: View, view: View): boolean {
  const isSame = before.question === view.question && before.legal.join() === view.legal.join();
  return before.to_move.length > 1 && before.seat === view.seat && isSame;
}
