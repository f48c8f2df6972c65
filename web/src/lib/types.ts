import type { components } from "./schema.d.ts";

/** What the server sends. Names of sides, cards and places are the ids of the engine; what a board holds is the game's own. */
export type Side = string;
/** A side, or "spectator". */
export type Seat = string;

export interface LogRow {
  name: string;
  facts: Record<string, string | number>;
}
export interface LogStep {
  step: number;
  rows: LogRow[];
}

export interface View<B = unknown> {
  game: string;
  rules: number;
  seat: Seat;
  sequence: number;
  to_move: Side[];
  question: string;
  legal: string[];
  can_undo: boolean;
  outcome: { winner: string; ending: string } | null;
  options: Record<string, unknown>;
  board: B;
  log: LogStep[];
}

type Schema = components["schemas"];
export type ChatLine = Omit<Schema["ChatMessage"], "type">;
export type ClockTold = Schema["ClockOut"];
/** A table as everybody may know it. */
export type TableInfo = Schema["TableOut"];
/** A game that was brought along, with what its importer has to say. */
export type RecordInfo = Schema["RecordOut"];
export type ListedTable = Schema["ListedOut"];
export type GameInfo = Schema["GameOut"];
/** Answers worth a thought, best first; and how the chance to win went in a finished game. */
export type Hints = Schema["HintsOut"];
export type Review = Schema["ReviewOut"];
export type Moment = Schema["MomentOut"];
