/** Cards in words and states, for those who draw them and those who hear them. */
import { has, t } from "../../lib/i18n.svelte.ts";
import { actionText } from "../../table/log.ts";
import { logRules } from "./log.ts";
import { type ActionCard, type Advantage, comparison, actionKindOf, type EventCard, textsOf } from "./facts.ts";
import { advantageName, cardName, coinsText, eventName, printed, regionName, sideName } from "./names.ts";
import type { Session } from "./state.svelte.ts";
import { barred, requirementShort } from "./words.ts";

export interface PillState {
  isLit: boolean;
  isOff: boolean;
  isChosen: boolean;
}

export function pillState(session: Session, card: ActionCard, verb: string): PillState {
  const { prompt } = session.board!;
  const isInPlay = prompt.card === card.id && prompt.kind === "action";
  return {
    isLit: isInPlay && session.legal.has(`use:${verb}`),
    isOff: barred(session.board!, card, verb) !== null,
    isChosen: isInPlay && prompt.verb === verb,
  };
}

export function cardLabel(session: Session, card: ActionCard): string {
  const verbs = card.verbs.map(({ verb, strength }) =>
    [
      actionText(logRules, `use:${verb}`),
      ["grow", "income"].includes(actionKindOf(verb)) && strength,
      barred(session.board!, card, verb) && `(${t("page-barred")})`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  return [
    cardName(card.id),
    t("page-initiative", { number: card.initiative }),
    ...verbs,
    ...textsOf(card.id).map((kind) => printed(`card-${card.id}.${kind}`, session.view!.rules)),
  ].join(". ");
}

export const advantageLabel = ({ id, coins, prestige }: Advantage, rules: number): string =>
  [advantageName(id), printed(`advantage-${id}.text`, rules), coinsText(coins), t("page-prestige", { number: prestige })].join(". ");

export function eventLabel({ id, side, regions, requirement, prestige }: EventCard): string {
  return [
    eventName(id),
    sideName(side),
    regions.map(regionName).join(", "),
    t(`requirement-${requirement}`),
    t("page-prestige", { number: prestige }),
  ].join(". ");
}

export function needs({ requirement, side }: EventCard): string {
  const { own, rivals, units, isDominance } = comparison(requirement);
  return requirementShort(own, rivals, units, isDominance, side);
}

/** The history of a card, where there is one. */
export const historyOf = (message: string): string => (has(`${message}.history`) ? t(`${message}.history`) : "");
