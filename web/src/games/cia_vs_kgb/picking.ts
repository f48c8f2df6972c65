/** Which cards are laid out to choose from, and where Agent X is chosen. */
import { t } from "../../lib/i18n.svelte.ts";
import { mine, type Play } from "./board.ts";
import { other } from "./facts.ts";

export interface Picking {
  kind: "group" | "agent" | "objective";
  ids: string[];
  /** What has been put back so far, from the top. */
  placed: string[];
}

/** Cards for the middle of the table, or null. */
export function picking(session: Play): Picking | null {
  const { board, view } = session;
  if (!board || !view || !session.isAsked) return null;
  const top = (deck: string[], kind: string): string[] =>
    deck.slice(0, Math.max(0, deck.length - board.prompt.cards.length)).map((id) => t(`${kind}-${id}`));
  if (view.question === "analyst") return { kind: "group", ids: board.prompt.cards, placed: top(board.group_deck.top, "group") };
  if (view.question === "space_race")
    return { kind: "objective", ids: board.prompt.cards, placed: top(board.objective_deck.top, "objective") };
  if (view.question === "media" && board.prompt.card) return { kind: "group", ids: [board.prompt.card], placed: [] };
  const owner = view.question === "double_agent" ? other(mine(session)) : view.question === "olympic_games" ? mine(session) : null;
  if (!owner) return null;
  return {
    kind: "agent",
    ids: board.sides[owner].agents.map((one) => one.id).filter((id) => session.legal.has(`agent:${id}`)),
    placed: [],
  };
}

/** Planning: the six agents stand where the groups will. */
export const isPlanning = (session: Play): boolean => session.isAsked && session.view?.question === "agent";
