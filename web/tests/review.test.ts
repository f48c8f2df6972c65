import { describe, expect, it } from "vitest";
import type { LogRow, LogStep, ReviewOut } from "../src/generated/api.ts";
import type { LogRules } from "../src/table/game.ts";
import type { Entry, TurnLog } from "../src/table/log.ts";
import { actionsBetween, curveOf, nearest, pathOf, placeAt, turnMarks } from "../src/table/review.ts";

const moment = (step: number, win: number, change = 0) => ({ step, win, change });
const review: ReviewOut = { seat: "us", curve: [moment(0, 0.5), moment(10, 0.8, 0.3), moment(14, 0.2, -0.6)], turning_points: [] };
/** A log with one row a step, each an entry of its own; a row "turn" begins a turn. */
const logRules = {
  turns: (steps: LogStep[]): TurnLog[] => {
    const turns: TurnLog[] = [];
    for (const { step, rows } of steps)
      for (const row of rows) {
        if (row.name === "turn") turns.push({ turn: turns.length + 1, title: `turn ${turns.length + 1}`, note: "", entries: [] });
        else
          turns
            .at(-1)!
            .entries.push({ mark: "", side: (row.facts.side?.value as string | undefined) ?? null, step, rows: [row] } satisfies Entry);
      }
    return turns;
  },
} as unknown as LogRules;
const row = (name: string, side?: string): LogRow => ({ name, facts: side ? { side: { kind: "side", value: side } } : {} });
const log: LogStep[] = [
  { step: 0, rows: [row("turn"), row("deal")] },
  { step: 4, rows: [row("card", "us")] },
  { step: 10, rows: [row("vp"), row("turn")] },
  { step: 12, rows: [row("card", "ussr"), row("roll")] },
  { step: 14, rows: [row("over")] },
];

describe("the review", () => {
  it("is told as the chance of either side", () => {
    expect(curveOf(review, "us")).toEqual(review.curve);
    const other = curveOf(review, "ussr");
    expect(other.map(({ step }) => step)).toEqual([0, 10, 14]);
    expect(other[2]!.win).toBeCloseTo(0.8);
    expect(other[2]!.change).toBeCloseTo(0.6);
  });

  it("finds the moment that is pointed at, and the one that a step belongs to", () => {
    expect([-5, 4, 6, 11, 13, 99].map((step) => nearest(review.curve, step))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 9, 10, 13, 14, 99].map((step) => placeAt(review.curve, step))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("lets a turn begin after the last thing of the turn before", () => {
    expect(turnMarks(log, logRules)).toEqual([
      { turn: 1, title: "turn 1", step: 0 },
      { turn: 2, title: "turn 2", step: 10 },
    ]);
  });

  it("tells what a side did between two moments, or else what happened", () => {
    const names = (from: number, to: number): string[] =>
      actionsBetween(log, logRules, from, to).map((action) => `${action.row.name} ${action.side}`);
    expect(names(0, 10)).toEqual(["card us"]);
    expect(names(10, 14)).toEqual(["card ussr"]);
    expect(names(12, 14)).toEqual(["over null"]);
    expect(names(14, 20)).toEqual([]);
  });

  it("draws a line through all moments", () => {
    expect(
      pathOf(
        review.curve,
        (step) => step * 10,
        (win) => 100 - win * 100,
      ),
    ).toBe("M0.0 50.0L100.0 20.0L140.0 80.0");
  });
});
