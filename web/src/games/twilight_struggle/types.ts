/** What the server tells of this game's board: see page.py. */
export type Side = "us" | "ussr";
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
/** Who would lose by DEFCON, how, and whether for sure; by which other card. */
export interface Danger {
  loses: Side;
  how: "event" | "coup" | "boycott" | "summit" | "draw" | "hand_over" | "pile";
  sure: boolean;
  card: string | null;
  by: string | null;
}
export interface Hints {
  coup: Record<string, CoupOdds>;
  realign: Record<string, RealignOdds>;
  space: SpaceOdds | null;
  price: Record<string, number>;
  war: Record<string, WarOdds>;
  danger: Record<string, Danger>;
  /** Cards in the own hand whose event can lose the game. */
  deadly: Record<string, Danger>;
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

export const SIDES: readonly Side[] = ["us", "ussr"];
export const other = (side: Side): Side => (side === "us" ? "ussr" : "us");
