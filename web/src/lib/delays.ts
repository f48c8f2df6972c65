/** How long after a move spectators see it. */
import { t } from "./i18n.svelte.ts";

const [HOUR, DAY] = [3600, 86_400];
/** The choices of the form; programs may use any number of seconds. */
export const DELAYS = [0, 300, 900, HOUR, DAY];

/** The same as a phrase for the middle of a sentence. */
export const delayRule = (seconds: number): string => t("page-delay-rule", { delay: delayText(seconds) });

export function delayText(seconds: number): string {
  if (!seconds) return t("page-delay-none");
  if (seconds >= DAY) return t("page-delay-days", { number: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t("page-delay-hours", { number: Math.round(seconds / HOUR) });
  return t("page-delay-minutes", { number: Math.round(seconds / 60) });
}
