/** The sentences of notifications. */
import type { NotificationOut } from "../generated/api.ts";
import { has, t, tOf } from "../lib/i18n.svelte.ts";
import { moment, personName } from "../lib/people.ts";

/** A notification in words, and what a moderator or director wrote. */
export function sentenceOf(one: NotificationOut): { text: string; quote: string } {
  const [first = "", ...rest] = one.text.split("\n");
  const person = one.person ? personName(one.person) : t("page-deleted-player");
  const facts = {
    name: one.tournament || (first && !one.table) ? first : person,
    person,
    game: one.game ? tOf(one.game, "game-name") : "",
    until: one.until ? moment(one.until) : "",
    result: one.result ?? "none",
  };
  if (has(`page-notice-${one.kind}`)) {
    const isNamed = one.kind === "renamed";
    return {
      text: t(`page-notice-${one.kind}`, { ...facts, name: first }),
      quote: isNamed ? "" : one.kind === "voided" ? rest.join("\n") : one.text,
    };
  }
  const again = one.rematch ? { challenge: "rematch", accepted: "rematch-accepted" }[one.kind as string] : undefined;
  return { text: t(`page-bell-${again ?? one.kind}`, facts), quote: one.kind === "announced" ? rest.join("\n") : "" };
}
