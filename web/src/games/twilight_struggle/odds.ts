/** Which odds a country shows, and what each die of a coup or a war would do, from what the server gives. */
import { COUNTRY } from "./data.ts";
import type { Session } from "./state.svelte.ts";
import type { Board, CoupOdds, RealignOdds, Side, WarOdds } from "../../generated/games/twilight_struggle/board.ts";

export interface Shown {
  coup?: CoupOdds | undefined;
  realign?: RealignOdds | undefined;
  war?: WarOdds | undefined;
}

/** While something else is asked only a pinned country shows its odds. */
const QUIET = new Set(["influence", "card", "headline", "setup", "bonus", "place", "take"]);

export function oddsShown(session: Session, country: string, isPinned: boolean): Shown {
  const question = session.view?.question ?? "";
  const hints = session.board?.hints;
  if (!hints || (QUIET.has(question) && !isPinned)) return {};
  return {
    coup: question === "realign" || question === "war" ? undefined : hints.coup[country],
    realign: question === "coup" || question === "war" ? undefined : hints.realign[country],
    war: hints.war[country],
  };
}

export interface Face {
  die: number;
  removed: number;
  added: number;
  controls: boolean;
}

export function controller(influence: [number, number], stability: number): Side | null {
  const [us, ussr] = influence;
  if (us >= stability && us - ussr >= stability) return "us";
  return ussr >= stability && ussr - us >= stability ? "ussr" : null;
}

/** The six faces of a coup's die (6.3.2). */
export function coupFaces(board: Board, side: Side, country: string, odds: CoupOdds): Face[] {
  const stability = COUNTRY.get(country)!.stability;
  const before = board.influence[country] ?? [0, 0];
  const enemy = side === "us" ? before[1] : before[0];
  const own = side === "us" ? before[0] : before[1];
  return [1, 2, 3, 4, 5, 6].map((die) => {
    const margin = Math.max(0, die + odds.ops + odds.modifier - 2 * stability);
    const removed = Math.min(margin, enemy);
    const added = margin - removed;
    const after: [number, number] = side === "us" ? [own + added, enemy - removed] : [enemy - removed, own + added];
    return { die, removed, added, controls: controller(after, stability) === side };
  });
}

export function coupSummary(faces: Face[]): { fails: number; foothold: number; controls: number } {
  const share = (test: (face: Face) => boolean): number => faces.filter(test).length / 6;
  return {
    fails: share((f) => f.removed + f.added === 0),
    foothold: share((f) => f.removed + f.added > 0 && !f.controls),
    controls: share((f) => f.controls && f.removed + f.added > 0),
  };
}

export const warFaces = (war: WarOdds): { die: number; wins: boolean }[] =>
  [1, 2, 3, 4, 5, 6].map((die) => ({ die, wins: die >= war.need }));
