/** How long after a move spectators see it. */
import { t } from "./i18n.svelte.ts";

const [HOUR, DAY] = [3600, 86_400];

export function delayText(seconds: number): string {
  if (!seconds) return t("page-delay-none");
  if (seconds >= DAY) return t("page-delay-days", { number: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t("page-delay-hours", { number: Math.round(seconds / HOUR) });
  return t("page-delay-minutes", { number: Math.round(seconds / 60) });
}
