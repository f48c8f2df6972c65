/** Texts for the reasons why a delivery failed. */
import { has, t } from "../lib/i18n.svelte.ts";

export function whyText(why: string): string {
  const [, status] = /^status-(\d+)$/.exec(why) ?? [];
  if (status) return t("page-alerts-why-status", { status });
  const id = `page-alerts-why-${why}`;
  return has(id) ? t(id) : t("page-alerts-why-other");
}
