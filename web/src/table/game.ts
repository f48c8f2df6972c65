/** What a game's folder provides for the table: see README, "A game's folder". */
import type { Component } from "svelte";
import { api } from "../lib/api.ts";
import type { LogRow, LogStep } from "../generated/api.ts";
import type { View } from "../lib/view.ts";
import type { Side } from "../lib/sides.ts";
import type { Key } from "./keys.ts";
import type { Entry, TurnLog } from "./log.ts";
import type { Session } from "./session.svelte.ts";

/** The frame does not use a game's board or state: to it, all of them have the same type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = any;

/** A part of the table that a game draws. */
export type Part<B, O, S extends string> = Component<{ session: Session<B, O, S> }>;

export interface Parts<B, O, S extends string> {
  /** The stage: fills its place, draws what is lit, and calls `session.choose(action)`. */
  Board: Part<B, O, S>;
  /** Middle of the top bar: turn, round, score. */
  Tracks: Part<B, O, S>;
  /** Cells of the phone's top bar, between nothing and the menu. */
  PhoneTracks: Part<B, O, S>;
  /** The prompt's buttons, where a game draws them itself: every legal action that is not on the board must be there. */
  Actions?: Part<B, O, S>;
  /** A bar under the top bar. */
  Under?: Part<B, O, S>;
  /** A narrow column at the right of the stage on middle screens. */
  Strip?: Part<B, O, S>;
  /** Under the prompt, on desktop and middle screens: instruments and hand. */
  Dock?: Part<B, O, S>;
  /** Top and bottom of the right column; the log, chat, cards and rules stand between. */
  Aside?: Part<B, O, S>;
  Foot?: Part<B, O, S>;
  /** What the seat may know of the cards: a tab beside the log. */
  Tracker?: Part<B, O, S>;
  /** A card at reading size, in a dialog. */
  Reader?: Component<{ id: string; session: Session<B, O, S> }>;
  /** A step (a die, a reveal, a score) as the popup over the stage shows it. */
  StepPopup?: Component<{ rows: LogRow[]; session: Session<B, O, S> }>;
  /** Anything else that floats over the table. */
  Overlay?: Part<B, O, S>;
}

/** A tab of the phone: what its sheet holds. The frame adds the log. */
export interface PhoneTab<B, O, S extends string> {
  id: string;
  /** A message. */
  title: string;
  /** Nothing: the stage has the sheet's room as well. */
  Sheet?: Part<B, O, S>;
  count?: (session: Session<B, O, S>) => number;
}

/** What pointing at something says: what it would cost and do, or why it is not legal and which rule forbids it. */
export interface Hint {
  strong: string;
  text: string;
  rule: string;
  variant?: "" | "no" | "warn";
}

/** A play that would lose the game at once. */
export interface Warning {
  action: string;
  loses: Side;
  /** False: it can lose, by chance or by the opponent's choice. */
  isSure: boolean;
  text: string;
  rule: string;
  /** Why the rule says so, in a few words. */
  because: string;
  /** A legal way out, if there is one. */
  safe?: { action: string; text: string; detail: string };
}

export interface Count {
  left: number;
  most: number;
  /** "2 of 4 left" with a pip each, or just "3 left". */
  pips: boolean;
}

export interface ActionWords {
  text: string;
  detail?: string;
  /** Stands in the group of ways to play, apart from the other buttons. */
  mode?: boolean;
}

/** One lesson of the first-game guide: its text is `guide-ID` (with `.title`, and `.SIDE` where it depends on the side). */
export interface Lesson<B = Any, O = Any, S extends string = Any> {
  id: string;
  /** Whether it fits what is on the table now. */
  when: (session: Session<B, O, S>) => boolean;
  /** Read and left by "Next"; otherwise it is learnt by doing. */
  isRead: boolean;
  rule: string;
  /** Selectors of what glows meanwhile. */
  targets?: (session: Session<B, O, S>) => string[];
}

export interface Words<B, O, S extends string> {
  /** Where the game stands, short: "round 1 of 7". */
  phase: (session: Session<B, O, S>) => string;
  /** The same, in full, for the replay. */
  when: (session: Session<B, O, S>) => string;
  /** Under a player's name. */
  status: (session: Session<B, O, S>, side: S) => string;
  /** The question asked; the catalogue's `question-…` where a game says nothing else. */
  question?: (session: Session<B, O, S>) => string;
  count?: (session: Session<B, O, S>) => Count | null;
  /** About what is pointed at (`session.pointed`). */
  hint?: (session: Session<B, O, S>) => Hint | null;
  /** The card that the question is about. */
  subject?: (session: Session<B, O, S>) => string | null;
  action: (session: Session<B, O, S>, action: string) => ActionWords;
  /** The button that takes back: "Take back Italy". */
  undo?: (session: Session<B, O, S>) => string;
  /** Steps of the choice going on that can be taken back together. */
  pending?: (session: Session<B, O, S>) => { steps: number } | null;
  /** Whether an action ends a choice that could still be taken back: it waits for Confirm. */
  isLast?: (session: Session<B, O, S>, action: string) => boolean;
  /** A line under the winner. */
  outcome?: (session: Session<B, O, S>) => string;
  warning?: (session: Session<B, O, S>, action: string) => Warning | null;
}

/** One thing that the search finds. */
export interface Found {
  id: string;
  kind: "card" | "place" | "rule";
  text: string;
  note: string;
}

export interface LogRules {
  /** Kinds of things that an action may name. */
  kinds: readonly string[];
  /** Those of them that are cards, and places on the board: in the log their names become links. */
  cards: readonly string[];
  places: readonly string[];
  /** The log cut into turns and entries. */
  turns: (steps: LogStep[]) => TurnLog[];
  /** The row that names an entry. */
  head?: (entry: Entry) => LogRow | undefined;
  /** Whether a row is shown as a mark in the colour of its side: points that it won. */
  isMark?: (row: LogRow) => boolean;
  /** Whether a row begins an action of a side. */
  begins: (row: LogRow) => boolean;
  /** Rows that stand alone in the text log, without indent. */
  headings: ReadonlySet<string>;
  /** Rows that open a popup over the stage, and those it lists; screen readers hear the same ones. */
  popups: ReadonlySet<string>;
  announced: ReadonlySet<string>;
  /** A popup that fills the stage for a while. */
  grand?: (rows: LogRow[]) => boolean;
}

export interface GameTable<B = Any, O = Any, S extends string = Any> {
  /** The sides; the blue one first. */
  sides: readonly [S, S];
  /** Kinds of actions that are chosen on the board, and among cards. All others become buttons of the prompt. */
  boardKinds: readonly string[];
  cardKinds: readonly string[];
  parts: Parts<B, O, S>;
  phoneTabs: readonly PhoneTab<B, O, S>[];
  words: Words<B, O, S>;
  logRules: LogRules;
  /** State that the game's parts share; created once per table. */
  own: (session: Session<B, O, S>) => O;
  /** The cards in hand, in the order shown; [] where there is no hand. */
  hand: (view: View<B>) => string[];
  /** The card to show in the reader when a view arrives; undefined leaves it. */
  shownCard?: (view: View<B>, before: View<B> | null) => string | null | undefined;
  /** Turn of a view: the replay steps by it. */
  turn: (view: View<B>) => number;
  /** Its own keys, which go before the frame's. */
  keys?: readonly Key<B, O, S>[];
  /** A place that a link asked for. */
  find?: (session: Session<B, O, S>, place: string) => void;
  /** The whole board is in sight on every screen: it need not be turned to what a hint points at. */
  isWhole?: boolean;
  /** Cards and places by their names, for the search. */
  search?: (session: Session<B, O, S>) => Found[];
  /** The first-game guide, in order. */
  lessons?: readonly Lesson<B, O, S>[];
}

const FOLDERS = import.meta.glob<{ default: GameTable }>("../games/*/index.ts");

/** The table of a game: its own, or the generic one, which draws what the engine shows of the record. */
export async function loadGame(game: string): Promise<GameTable> {
  const folder = FOLDERS[`../games/${game}/index.ts`];
  if (folder) return (await folder()).default;
  const [{ genericTable }, games] = await Promise.all([import("./generic/index.ts"), api.games()]);
  const info = games.find((one) => one.id === game);
  if (!info) throw new Error(game);
  return genericTable(info);
}
