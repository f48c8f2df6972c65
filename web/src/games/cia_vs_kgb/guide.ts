/** The first-game guide: what is being asked, what it is for, and what a sound choice looks like. */
import { t, useTexts } from "../../lib/i18n.svelte.ts";
import type { GuidePage } from "../../table/game.ts";
import type { Play } from "./board.ts";

/** What each page is about: the rule behind it, and what glows. */
const PAGES: Record<string, { rule: string; targets: string[] }> = {
  agent: { rule: "5.1", targets: [".ac.lit"] },
  first: { rule: "6.1", targets: [".act"] },
  action: { rule: "6.2", targets: [".act[data-action]", ".gc.lit"] },
  destroy: { rule: "6.8", targets: [".gc.lit"] },
  move: { rule: "6.9", targets: [".gc.lit"] },
  turn: { rule: "6.10", targets: [".gc.lit"] },
  media: { rule: "6.11", targets: [".act[data-action]"] },
  double_agent: { rule: "8.6", targets: [".ac.lit", ".act"] },
  analyst: { rule: "8.8", targets: [".picker .gc.lit"] },
  other: { rule: "11.1", targets: [".act"] },
  wait: { rule: "", targets: [] },
};

export function guide(session: Play): GuidePage | null {
  void useTexts("cia_vs_kgb", "guide");
  const question = session.isAsked ? (session.view?.question ?? "wait") : "wait";
  const page = question in PAGES ? question : "other";
  const { rule, targets } = PAGES[page]!;
  return { id: page, title: t(`ck-guide-${page}-title`), text: t(`ck-guide-${page}`), rule, targets, at: 0, of: 0 };
}
