import type { components } from "./schema.d.ts";

/** What the server sends: see docs of the view. Names of sides, cards and countries are the ids of the engine. */
export type Side = "us" | "ussr";
export type Seat = Side | "spectator";
export type Level = "none" | "presence" | "domination" | "control";
export type Pair = Record<Side, number>;

export interface CoupOdds {
  ops: number;
  modifier: number;
  need: number;
  chance: number;
  defcon: boolean;
  loses: Side | null;
  why: string | null;
}
export interface RealignOdds {
  own: number;
  other: number;
  win: number;
  tie: number;
  lose: number;
}
export interface SpaceOdds {
  box: number;
  ops: number;
  need: number;
  chance: number;
}
export interface WarOdds {
  side: Side;
  modifier: number;
  need: number;
  chance: number;
}
export interface Danger {
  loses: Side;
  ending: string;
}
export interface Hints {
  coup: Record<string, CoupOdds>;
  realign: Record<string, RealignOdds>;
  space: SpaceOdds | null;
  price: Record<string, number>;
  war: Record<string, WarOdds>;
  danger: Record<string, Danger>;
}

export interface Score {
  us: number;
  ussr: number;
  us_level: Level;
  ussr_level: Level;
}

export interface Prompt {
  side: Side | null;
  card: string | null;
  ops?: number;
  ops_left?: number;
  left?: number;
}

export interface BoardState {
  turn: number;
  round: number;
  phase: "setup" | "headline" | "round" | "end";
  phasing: Side | null;
  rounds: Pair;
  defcon: number;
  vp: number;
  milops: Pair;
  space: Pair;
  space_plays: Pair;
  china: { holder: Side | null; up: boolean };
  effects: string[];
  ops_change: Pair;
  chernobyl: string | null;
  crisis: Side | null;
  bury: boolean;
  envy: Side | null;
  influence: Record<string, [number, number]>;
  control: Record<string, Side>;
  hand: string[];
  headline: Record<Side, string | null>;
  hand_count: Pair;
  known: string[];
  discard: string[];
  removed: string[];
  table: string[];
  front: string[];
  unseen: string[];
  deck_count: number;
  scores: Record<string, Score>;
  prompt: Prompt;
  hints: Hints;
}

export interface LogRow {
  name: string;
  facts: Record<string, string | number>;
}
export interface LogStep {
  step: number;
  rows: LogRow[];
}

export interface View {
  game: string;
  rules: number;
  seat: Seat;
  sequence: number;
  to_move: Side[];
  question: string;
  legal: string[];
  can_undo: boolean;
  outcome: { winner: Side | "draw"; ending: string } | null;
  options: Record<string, unknown>;
  board: BoardState;
  log: LogStep[];
}

type Schema = components["schemas"];
export type ChatLine = Omit<Schema["ChatMessage"], "type">;
export type ClockTold = Schema["ClockOut"];
/** A table as everybody may know it. */
export type TableInfo = Schema["TableOut"];
export type ListedTable = Schema["ListedOut"];
export type GameInfo = Schema["GameOut"];

export const SIDES: readonly Side[] = ["us", "ussr"];
export const other = (side: Side): Side => (side === "us" ? "ussr" : "us");
