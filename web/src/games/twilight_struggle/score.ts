/** Counts for the region chips: countries and battlegrounds held, beside the points that the server gives. */
import type { Board, Side } from "../../generated/games/twilight_struggle/board.ts";
import { COUNTRIES, inRegion, type Region } from "./data.ts";

export interface Held {
  countries: number;
  battlegrounds: number;
}

export function held(board: Board, region: Region, side: Side): Held {
  const own = COUNTRIES.filter((c) => inRegion(c, region) && board.control[c.id] === side);
  return { countries: own.length, battlegrounds: own.filter((c) => c.battleground).length };
}

/** What the region would move the score by: above 0 for the US. */
export function net(board: Board, region: Region): number {
  const score = board.scores[region];
  return score ? score.us - score.ussr : 0;
}

/** Whether scoring the region now would win the game by control of Europe. */
export function winsBy(board: Board, region: Region): Side | null {
  const score = region === "europe" ? board.scores.europe : undefined;
  if (!score) return null;
  return score.us_level === "control" ? "us" : score.ussr_level === "control" ? "ussr" : null;
}
