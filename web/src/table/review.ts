/** The review of a finished game as the page draws it: the curve of one side, where turns begin, and what happened at a turning point. */
import { api } from "../lib/api.ts";
import type { LogRow, LogStep, MomentOut, ReviewOut } from "../generated/api.ts";
import type { LogRules } from "./game.ts";

export interface TurnMark {
  turn: number;
  title: string;
  /** The step at which it begins. */
  step: number;
}

/** The curve as the chance of a side; the server tells that of the first seat. */
export const curveOf = (review: ReviewOut, side: string, list: MomentOut[] = review.curve): MomentOut[] =>
  side === review.seat ? list : list.map(({ step, win, change }) => ({ step, win: 1 - win, change: -change }));

/** The place in the curve of the moment nearest to a step. */
export function nearest(curve: readonly MomentOut[], step: number): number {
  let best = 0;
  for (const [i, moment] of curve.entries()) if (Math.abs(moment.step - step) < Math.abs(curve[best]!.step - step)) best = i;
  return best;
}

/** The place of the last moment that is not after a step. */
export function placeAt(curve: readonly MomentOut[], step: number): number {
  const after = curve.findIndex((moment) => moment.step > step);
  return after < 0 ? curve.length - 1 : Math.max(0, after - 1);
}

/** Where the turns of a log begin: after the last thing of the turn before. */
export function turnMarks(steps: LogStep[], logRules: LogRules): TurnMark[] {
  let end = 0;
  return logRules.turns(steps).map(({ turn, title, entries }) => {
    const mark = { turn, title, step: end };
    end = Math.max(end, ...entries.map((entry) => entry.step));
    return mark;
  });
}

export interface LoggedAction {
  side: string | null;
  mark: string;
  row: LogRow;
}

/** What was done after one step and up to another: the row that names each entry of the log, those of a side if there are any. */
export function actionsBetween(steps: LogStep[], logRules: LogRules, from: number, to: number): LoggedAction[] {
  const entries = logRules
    .turns(steps)
    .flatMap((turn) => turn.entries)
    .filter((entry) => entry.rows.length && entry.step > from && entry.step <= to);
  const found = entries.map((entry) => ({ side: entry.side, mark: entry.mark, row: logRules.head?.(entry) ?? entry.rows[0]! }));
  const ofSides = found.filter((action) => action.side !== null);
  return ofSides.length ? ofSides : found;
}

/** Points of the plot as a path; x and y give places on the page. */
export const pathOf = (curve: readonly MomentOut[], x: (step: number) => number, y: (win: number) => number): string =>
  curve.map(({ step, win }, i) => `${i ? "L" : "M"}${x(step).toFixed(1)} ${y(win).toFixed(1)}`).join("");

const cache = new Map<string, Promise<[ReviewOut, LogStep[]]>>();

/** The review of a table and its whole log, asked for once. */
export function reviewOf(id: string): Promise<[ReviewOut, LogStep[]]> {
  let found = cache.get(id);
  if (!found) {
    found = Promise.all([api.review(id), api.view(id, null, "spectator").then((view) => view.log)]);
    found.catch(() => cache.delete(id));
    cache.set(id, found);
  }
  return found;
}
