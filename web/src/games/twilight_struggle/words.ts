/** Small sentences that several panels share. */
import { t } from "../../lib/i18n.svelte.ts";
import type { Board, Side } from "../../generated/games/twilight_struggle/board.ts";
import { CARD, type CardFacts, CHINA } from "./data.ts";
import { cardName, sideName } from "./log.ts";

export const era = (turn: number): "early" | "mid" | "late" => (turn <= 3 ? "early" : turn <= 7 ? "mid" : "late");

/** "Turn 4 · Mid War · action round 1". */
export const whenText = (board: Board): string => [turnText(board), phaseText(board)].filter(Boolean).join(" · ");

export const turnText = (board: Board): string => `${t("page-turn", { number: board.turn })} · ${t(`era-${era(board.turn)}`)}`;

export function phaseText(board: Board): string {
  if (board.phase === "round") return t("page-round-of", { number: board.round, most: board.rounds[board.phasing ?? "us"] });
  return board.phase === "end" ? t("page-over") : t(`phase-${board.phase}`);
}

export const leader = (vp: number): Side | "eq" => (vp > 0 ? "us" : vp < 0 ? "ussr" : "eq");

/** Whose event a card has, in words. */
export function ownerText(card: CardFacts): string {
  if (card.scoring) return t("page-card-scoring");
  if (card.id === CHINA) return t("page-card-china");
  return card.side === "neutral" ? `${sideName("us")} / ${sideName("ussr")}` : sideName(card.side);
}

export const kind = (card: CardFacts): CardFacts["side"] => card.side;

export interface Tag {
  text: string;
  variant: "note" | "warn" | "play" | "";
}

/** The strip at a card's foot: what is due, or what the card would do. */
export function cardTag(id: string, board: Board, side: Side | null): Tag | null {
  const card = CARD.get(id);
  if (!card) return null;
  if (board.prompt.card === id && board.prompt.side === side)
    return { text: board.prompt.ops ? t("page-in-play-ops", { ops: board.prompt.ops }) : t("page-in-play"), variant: "play" };
  if (id === CHINA) return { text: board.china.up ? t("page-china-ready") : t("page-china-later"), variant: "" };
  if (card.scoring) return { text: t("page-must-be-played"), variant: "note" };
  const danger = board.hints.deadly?.[id];
  if (danger) return { text: t(danger.sure ? "page-tag-loses" : "page-tag-risk"), variant: "warn" };
  return null;
}

export const titleClass = (id: string): string => (cardName(id).length > 24 ? "long" : "");
