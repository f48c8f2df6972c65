/** How the last round came out: the log from its Cease-fire on. */
import type { LogRow, LogStep } from "../../generated/api.ts";
import type { Board } from "../../generated/games/cia_vs_kgb/board.ts";
import { idOf } from "../../table/log.ts";

/** Rows that the report leaves out: they are said elsewhere or say nothing new. */
const SILENT = new Set([
  "phase",
  "round",
  "groups_discarded",
  "shuffle",
  "objective",
  "balance",
  "agent_chosen",
  "returned",
  "look",
  "put_back",
  "seen_group",
  "put_group",
  "pass",
  "recruit",
  "over",
]);

export function lastReport(steps: LogStep[]): LogRow[] {
  const rows = steps.flatMap((step) => step.rows);
  const isPhase = (row: LogRow, phase: string): boolean => row.name === "phase" && idOf(row, "phase") === phase;
  const start = rows.findLastIndex((row) => isPhase(row, "cease_fire"));
  if (start < 0) return [];
  const length = rows.slice(start).findIndex((row) => row.name === "round");
  return rows.slice(start, length < 0 ? rows.length : start + length).filter((row) => !SILENT.has(row.name));
}

/** The struggle is over and the round is not. */
export const isResolving = (board: Board): boolean => ["cease_fire", "debriefing", "detente"].includes(board.phase);
