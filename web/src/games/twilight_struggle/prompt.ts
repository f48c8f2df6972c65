/** What the prompt says of this game: the count, what the pointed-at country would cost and do, and the buttons. */
import { has, percent, signed, t } from "../../lib/i18n.svelte.ts";
import type { ActionWords, Count, Hint, Warning } from "../../table/game.ts";
import { COUNTRY } from "./data.ts";
import { actionText } from "../../table/log.ts";
import { cardName, countryName, logRules, sideName } from "./log.ts";
import type { Session } from "./state.svelte.ts";
import type { Danger } from "../../generated/games/twilight_struggle/board.ts";
import { other } from "./data.ts";
import { placeEffect, whyNot, whyNotCard } from "./why.ts";

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
  if (id && session.legal.has(id)) return actionHint(session, id);
  const { board, side } = session;
  if (id?.startsWith("card:")) {
    const reason = whyNotCard(session, id.slice(5));
    return reason && { strong: "", ...reason, variant: "no" };
  }
  if (!id || !COUNTRY.has(id) || !side || !board) return null;
  if (!session.legal.has(`country:${id}`)) {
    const reason = whyNot(session, id);
    return reason && { strong: "", text: reason.text, rule: reason.rule, variant: "no" };
  }
  const question = session.view!.question;
  const { hints } = board;
  const [coup, realign, war] = [hints.coup[id], hints.realign[id], hints.war[id]];
  if (question === "influence")
    return {
      strong: t("page-costs", { country: countryName(id), number: hints.price[id] ?? 1 }),
      text: placeEffect(session, id, side),
      rule: "6.1.2",
    };
  if (question === "coup" && coup)
    return {
      strong: t("page-coup-in", { country: countryName(id) }),
      text: t("page-succeeds", { chance: percent(coup.chance) }),
      rule: "6.3.2",
    };
  if (question === "realign" && realign)
    return {
      strong: countryName(id),
      text: t("page-realign-odds", {
        win: percent(realign.win),
        lose: percent(realign.lose),
        own: signed(realign.own),
        other: signed(realign.other),
      }),
      rule: "6.2.2",
    };
  if (war) return { strong: countryName(id), text: t("page-succeeds", { chance: percent(war.chance) }), rule: "7.6" };
  return { strong: countryName(id), text: ["setup", "bonus", "place"].includes(question) ? placeEffect(session, id, side) : "", rule: "" };
}

const MODE_RULES: Record<string, string> = {
  event: "5.1",
  event_first: "5.2",
  influence: "6.1",
  coup: "6.3",
  realign: "6.2",
  space: "6.4",
};

/** What a button would do. */
function actionHint(session: Session, name: string): Hint | null {
  const danger = session.board!.hints.danger[name];
  const mode = name.startsWith("play:") ? name.slice(5) : "";
  const rule = MODE_RULES[mode] ?? "";
  if (danger)
    return {
      strong: t(danger.sure ? "page-would-lose" : "page-could-lose", { side: sideName(danger.loses) }),
      text: dangerText(session, danger),
      rule: "8.1.3",
      variant: "warn",
    };
  const { space } = session.board!.hints;
  if (mode === "space" && space)
    return { strong: t(`space-${space.box}`), text: t("mode-space", { roll: space.need, chance: percent(space.chance) }), rule };
  return has(`mode-${mode}`) ? { strong: "", text: t(`mode-${mode}`), rule } : null;
}

export function action(session: Session, name: string): ActionWords {
  const question = session.view!.question;
  const { space } = session.board!.hints;
  const isSpace = name === "play:space" || (name === "accept" && question === "space");
  if (name.startsWith("country:")) return { text: countryName(name.slice(8)) };
  if (name.startsWith("card:")) return { text: cardName(name.slice(5)) };
  return {
    text: actionText(logRules, name, question),
    detail: isSpace && space ? percent(space.chance) : "",
    mode: name.startsWith("play:"),
  };
}

const PLACING = new Set(["influence", "setup", "bonus", "place", "take"]);

/** Points placed so far in the choice that is going on. */
export function pending(session: Session): { steps: number } | null {
  if (!PLACING.has(session.view!.question)) return null;
  return { steps: session.own.placedOrder.length };
}

/** The last point of a choice, and a headline: both would be final at once. */
export function isLast(session: Session, name: string): boolean {
  const question = session.view!.question;
  if (question === "headline") return name.startsWith("card:");
  if (!PLACING.has(question) || !name.startsWith("country:")) return false;
  const { prompt, hints } = session.board!;
  return question === "influence" ? (hints.price[name.slice(8)] ?? 1) >= (prompt.ops_left ?? 0) : prompt.left === 1;
}

export function undo(session: Session): string {
  const { held } = session;
  if (held) return t("page-take-back-what", { what: action(session, held).text });
  if (session.view!.question === "play" && session.board!.prompt.card) return t("page-put-back");
  const last = PLACING.has(session.view!.question) ? session.own.placedOrder.at(-1) : undefined;
  return last ? t("page-take-back-what", { what: countryName(last) }) : t("page-take-back");
}

/** Why an action loses by DEFCON, or can. */
function dangerText(session: Session, danger: Danger): string {
  const { prompt, defcon } = session.board!;
  const card = danger.card ?? prompt.card;
  const facts = {
    side: sideName(danger.loses),
    enemy: sideName(other(danger.loses)),
    level: defcon,
    card: card ? cardName(card) : "",
    by: danger.by ? cardName(danger.by) : "",
  };
  return t(danger.how === "event" ? (card ? "danger-event" : "page-warning-defcon") : `danger-${danger.how}`, facts);
}

/** Who would lose by DEFCON if an action were taken, and why. */
export function warning(session: Session, name: string): Warning | null {
  const { hints, defcon } = session.board!;
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
    isSure: danger?.sure ?? true,
    text: danger
      ? dangerText(session, danger)
      : t(isCrisis ? "page-warning-crisis" : "page-warning-defcon", { side: sideName(loses), level: defcon }),
    rule: isCrisis ? "" : "8.1.3",
    because: isCrisis ? "" : t("page-warning-rule"),
    ...(space && name !== "play:space" && session.legal.has("play:space")
      ? { safe: { action: "play:space", text: t("action-play-space"), detail: percent(space.chance) } }
      : {}),
  };
}
