/** The first-game guide: what is being asked, what it is for, and what a sound choice looks like. */
import { t, useTexts } from "../../lib/i18n.svelte.ts";
import type { GuidePage } from "../../table/game.ts";
import type { Session } from "./state.svelte.ts";

/** What each page is about: the rule behind it, and what glows. */
const PAGES: Record<string, { rule: string; targets: string[] }> = {
  keep: { rule: "8.1", targets: [".adv.lit"] },
  initiative: { rule: "3.1", targets: ["#hand .lit"] },
  card: { rule: "3.2", targets: [".ac.lit"] },
  action: { rule: "4.1", targets: [".pill.lit"] },
  place: { rule: "5.1", targets: [".slot.lit"] },
  grow: { rule: "5.2", targets: [".slot.lit"] },
  mobilise: { rule: "5.6", targets: [".pl.legal"] },
  unit: { rule: "5.7", targets: [".pl.legal"] },
  move: { rule: "5.7", targets: [".pl.legal"] },
  reveal: { rule: "9.5", targets: [".evc.lit"] },
  discard: { rule: "9.6", targets: [".evc.lit"] },
  other: { rule: "5.10", targets: [".pl.legal"] },
  wait: { rule: "", targets: [] },
};

export function guide(session: Session): GuidePage | null {
  void useTexts("europe_divided", "guide");
  const question = session.isAsked ? (session.view?.question ?? "wait") : "wait";
  const page = question in PAGES ? question : "other";
  const { rule, targets } = PAGES[page]!;
  return { id: page, title: t(`ed-guide-${page}-title`), text: t(`ed-guide-${page}`), rule, targets, at: 0, of: 0 };
}
