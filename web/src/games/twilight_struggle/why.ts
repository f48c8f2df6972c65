/** Why a country cannot be chosen now, with the number of the rule; what choosing it would do. */
import { t } from "../../lib/i18n.svelte.ts";
import type { Board, Side } from "../../generated/games/twilight_struggle/board.ts";
import { other } from "./data.ts";
import { CARD, CHINA, closedRegions, COUNTRY, NEIGHBOURS, type Region, tint } from "./data.ts";
import { cardName, countryName, sideName } from "./log.ts";
import { controller } from "./odds.ts";
import type { Session } from "./state.svelte.ts";

export interface Reason {
  text: string;
  rule: string;
}

/** Why not: only reasons that can be told for sure from the board; otherwise the question itself is the reason. */
export function whyNot(session: Session, id: string): Reason | null {
  const { board, side } = session;
  const country = COUNTRY.get(id);
  if (!board || !side || !country || !session.isBoardQuestion || session.legal.has(`country:${id}`)) return null;
  const facts = { country: countryName(id), side: sideName(side), enemy: sideName(other(side)) };
  const [us, ussr] = board.influence[id] ?? [0, 0];
  const [own, enemy] = side === "us" ? [us, ussr] : [ussr, us];
  const question = session.view?.question ?? "";
  if (question === "influence") {
    if (board.chernobyl === country.region && side === "ussr") return { text: t("page-why-chernobyl", facts), rule: "" };
    const home = side === "us" ? "usa" : "ussr";
    const near = NEIGHBOURS.get(id) ?? [];
    const reached = own > 0 || near.includes(home) || near.some((n) => (board.influence[n]?.[side === "us" ? 0 : 1] ?? 0) > 0);
    if (!reached) return { text: t("page-why-reach", facts), rule: "6.1.1" };
    if (board.control[id] === other(side) && (board.prompt.ops_left ?? 0) < 2) return { text: t("page-why-price", facts), rule: "6.1.2" };
    return { text: t("page-why-spread", facts), rule: "6.1.3" };
  }
  if (question === "coup" || question === "realign") {
    if (enemy === 0) return { text: t("page-why-enemy", facts), rule: question === "coup" ? "6.3.1" : "6.2.1" };
    if (closedRegions(board.defcon).includes(tint(country) as Region))
      return { text: t("page-why-defcon", { ...facts, level: board.defcon }), rule: "8.1.5" };
    return { text: t("why-protected", { ...facts, card: shieldName(board, country.id, question) }), rule: "7.3" };
  }
  if (question === "setup")
    return { text: t("why-setup", { ...facts, where: t(`why-setup.${side}`) }), rule: side === "us" ? "3.3" : "3.2" };
  const card = board.prompt.card;
  return card ? { text: t("why-card", { ...facts, card: cardName(card) }), rule: "7.1" } : { text: t("page-why-not", facts), rule: "" };
}

/** The event that shields a country from the USSR. */
function shieldName(board: Board, country: string, question: string): string {
  if (country === "japan" && board.effects.includes("us_japan_mutual_defense_pact")) return cardName("us_japan_mutual_defense_pact");
  return cardName(
    question === "coup" && board.effects.includes("the_reformer") && !board.effects.includes("nato") ? "the_reformer" : "nato",
  );
}

/** Why a card cannot be chosen now. */
export function whyNotCard(session: Session, id: string): Reason | null {
  const { board } = session;
  const card = CARD.get(id);
  if (!board || !card || !session.isCardQuestion || session.legal.has(`card:${id}`)) return null;
  const facts = { card: cardName(id) };
  const question = session.view?.question ?? "";
  if (id === CHINA && question === "headline") return { text: t("why-china-headline"), rule: "9.5" };
  if (id === CHINA && !board.china.up) return { text: t("why-china-down"), rule: "9.3" };
  if (question === "headline") return { text: t("why-headline", facts), rule: "4.5" };
  if (question === "card") return { text: t("why-must-score", facts), rule: "4.5" };
  return { text: t("why-other", facts), rule: "5.4" };
}

/** What one influence point there would change. */
export function placeEffect(session: Session, id: string, side: Side): string {
  const { board } = session;
  const country = COUNTRY.get(id);
  if (!board || !country) return "";
  const [us, ussr] = board.influence[id] ?? [0, 0];
  const before = board.control[id] ?? null;
  const after = controller(side === "us" ? [us + 1, ussr] : [us, ussr + 1], country.stability);
  if (before === other(side) && after !== before) return t("page-effect-breaks", { side: sideName(other(side)) });
  if (after === side && before !== side) return t("page-effect-takes", { side: sideName(side) });
  if (before === other(side)) return t("page-effect-holds", { side: sideName(before) });
  return "";
}
