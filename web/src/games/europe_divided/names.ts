/** Names of things, in the language of the page. */
import { has, t } from "../../lib/i18n.svelte.ts";
import { nameOf } from "../../table/log.ts";
import type { Organisation, Side } from "../../generated/games/europe_divided/board.ts";

export const regionName = (id: string): string => nameOf("region", id);
export const cardName = (id: string): string => nameOf("card", id);
export const advantageName = (id: string): string => nameOf("advantage", id);
export const eventName = (id: string): string => nameOf("event", id);
const NEWEST = 2;
/** A text of a card as it was under the rules that a game is played by: `.text_1` is how it read up to version 1. */
export function printed(message: string, rules: number): string {
  for (let until = rules; until < NEWEST; until += 1) if (has(`${message}_${until}`)) return t(`${message}_${until}`);
  return t(message);
}
export const sideName = (side: Side): string => t(`side-${side}`);
export const organisationName = (organisation: Organisation): string => t(`organisation-${organisation}`);
/** EU, NATO, RU: what fits into a small box. */
export const organisationShort = (organisation: Organisation): string => t(`page-short-${organisation}`);
export const coinsText = (coins: number): string => t("page-coins", { coins });

/** A name on one or two lines: it breaks on the space nearest to its middle. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index).filter((at) => name.slice(0, at).length > 1);
  const unequal = (at: number): number => Math.max(at, name.length - at - 1);
  const best = spaces.sort((a, b) => unequal(a) - unequal(b))[0];
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}
