/** What the prompt says of this game: the count, what the pointed-at country would cost and do, and the buttons. */
import { percent, signed, t } from "../../lib/i18n.svelte.ts";
import type { ActionWords, Count, Hint, Warning } from "../../table/game.ts";
import { COUNTRY } from "./data.ts";
import { actionText, cardName, countryName, sideName } from "./journal.ts";
import type { Session } from "./state.svelte.ts";
import { placeEffect, whyNot } from "./why.ts";

const COUNTED = new Set(["influence", "realign", "setup", "bonus", "place", "take", "play", "operations", "coup"]);

export function count(session: Session): Count | null {
  const { prompt } = session.board!;
  const most = prompt.ops ?? prompt.left ?? 0;
  if (!most || !COUNTED.has(session.view!.question)) return null;
  return { left: prompt.ops_left ?? prompt.left ?? 0, most, pips: prompt.ops !== undefined };
}

/** What the pointed-at country would cost and do, or why it cannot be chosen. */
export function hint(session: Session): Hint | null {
  const id = session.pointed;
  const { board, side } = session;
  if (!id || !COUNTRY.has(id) || !side || !board) return null;
  if (!session.legal.has(`country:${id}`)) {
    const reason = whyNot(session, id);
    return reason && { strong: "", text: reason.text, rule: reason.rule, look: "no" };
  }
  const question = session.view!.question;
  const { hints } = board;
  const [coup, realign, war] = [hints.coup[id], hints.realign[id], hints.war[id]];
  if (question === "influence") return { strong: t("page-costs", { country: countryName(id), number: hints.price[id] ?? 1 }), text: placeEffect(session, id, side), rule: "6.1.2" };
  if (question === "coup" && coup) return { strong: t("page-coup-in", { country: countryName(id) }), text: t("page-succeeds", { chance: percent(coup.chance) }), rule: "6.3.2" };
  if (question === "realign" && realign)
    return { strong: countryName(id), text: t("page-realign-odds", { win: percent(realign.win), lose: percent(realign.lose), own: signed(realign.own), other: signed(realign.other) }), rule: "6.2.2" };
  if (war) return { strong: countryName(id), text: t("page-succeeds", { chance: percent(war.chance) }), rule: "7.6" };
  return { strong: countryName(id), text: ["setup", "bonus", "place"].includes(question) ? placeEffect(session, id, side) : "", rule: "" };
}

export function action(session: Session, name: string): ActionWords {
  const question = session.view!.question;
  const { space } = session.board!.hints;
  const isSpace = name === "play:space" || (name === "accept" && question === "space");
  if (name.startsWith("country:")) return { text: countryName(name.slice(8)) };
  return { text: actionText(name, question), detail: isSpace && space ? percent(space.chance) : "", mode: name.startsWith("play:") };
}

export function undo(session: Session): string {
  return session.view!.question === "play" && session.board!.prompt.card ? t("page-put-back") : t("page-take-back");
}

/** Who would lose by DEFCON if an action were taken, and why. */
export function warning(session: Session, name: string): Warning | null {
  const { hints, defcon, prompt } = session.board!;
  const danger = hints.danger?.[name];
  const [kind, id = ""] = name.split(":");
  const coup = kind === "country" && session.view?.question === "coup" ? hints.coup[id] : undefined;
  const loses = danger?.loses ?? coup?.loses;
  if (!loses) return null;
  const isCrisis = !danger && coup?.why === "cuban_missile_crisis";
  const { space } = hints;
  return {
    action: name,
    loses,
    text: t(isCrisis ? "page-warning-crisis" : "page-warning-defcon", { side: sideName(loses), level: defcon, card: prompt.card ? cardName(prompt.card) : "" }),
    rule: "8.1.3",
    because: t("page-warning-rule"),
    ...(space && name !== "play:space" && session.legal.has("play:space") ? { safe: { action: "play:space", text: t("action-play-space"), detail: percent(space.chance) } } : {}),
  };
}
