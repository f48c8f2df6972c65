/** Names of things, in the language of the page. */
import { t } from "../../lib/i18n.svelte.ts";
import { nameOf } from "../../table/journal.ts";
import type { Organisation, Side } from "./types.ts";

export const regionName = (id: string): string => nameOf("region", id);
export const cardName = (id: string): string => nameOf("card", id);
export const advantageName = (id: string): string => nameOf("advantage", id);
export const eventName = (id: string): string => nameOf("event", id);
export const sideName = (side: Side): string => t(`side-${side}`);
export const organisationName = (organisation: Organisation): string => t(`organisation-${organisation}`);
/** EU, NATO, RU: what fits into a small box. */
export const organisationShort = (organisation: Organisation): string => t(`ed-short-${organisation}`);
export const coinsText = (coins: number): string => t("ed-coins", { coins });

/** A name on one or two lines: it breaks on the space nearest to its middle. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index).filter((at) => name.slice(0, at).length > 1);
  const unequal = (at: number): number => Math.max(at, name.length - at - 1);
  const best = spaces.sort((a, b) => unequal(a) - unequal(b))[0];
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}
