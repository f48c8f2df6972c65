/** The first-game guide: what is being asked, what it is for, and what a sound choice looks like. */
import { has, t } from "../../lib/i18n.svelte.ts";
import type { GuidePage } from "../../table/game.ts";
import type { Session } from "./state.svelte.ts";

const RULES: Record<string, string> = { setup: "3.0", headline: "4.5", card: "5.1", play: "5.2", influence: "6.1", coup: "6.3", realign: "6.2", space: "6.4" };

export function guide(session: Session): GuidePage | null {
  const question = session.isAsked ? (session.view?.question ?? "none") : "none";
  const id = has(`guide-${question}`) ? `guide-${question}` : session.isAsked ? "guide-event" : "guide-none";
  const more = `${id}.${session.side}`;
  return { id, title: t("page-guide"), text: [t(id), has(more) ? t(more) : ""].join(" "), rule: RULES[question] ?? "", targets: [], at: 0, of: 0 };
}
