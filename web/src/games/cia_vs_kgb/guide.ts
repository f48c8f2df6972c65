/** The first-game guide: a walk through a real first round, a lesson for each thing that is met there. */
import type { Lesson } from "../../table/game.ts";
import type { Play } from "./board.ts";
import type { Side } from "./facts.ts";
import type { Own } from "./own.svelte.ts";
import { lastReport } from "./report.ts";
import type { Board } from "../../generated/games/cia_vs_kgb/board.ts";

const asked =
  (question: string) =>
  (session: Play): boolean =>
    session.isAsked && session.view?.question === question;
const canActivate = (session: Play): boolean => [...session.legal].some((name) => name.startsWith("activate:"));
const bothHaveGroups = (session: Play): boolean => Object.values(session.board!.sides).every((side) => side.groups.length > 0);

export const lessons: readonly Lesson<Board, Own, Side>[] = [
  { id: "lesson-welcome", isRead: true, rule: "1.3", when: asked("agent"), targets: () => [".stage .objective"] },
  { id: "lesson-agent", isRead: false, rule: "5.1", when: asked("agent"), targets: () => ['.stage [data-action^="agent:"]'] },
  { id: "lesson-first", isRead: false, rule: "6.1", when: asked("first"), targets: () => [".prompt [data-action]"] },
  { id: "lesson-gauge", isRead: true, rule: "6.15", when: asked("action"), targets: () => [".stage .gauge"] },
  {
    id: "lesson-activate",
    isRead: true,
    rule: "6.6",
    when: (session) => asked("action")(session) && canActivate(session),
    targets: () => ['.stage [data-action^="activate:"]'],
  },
  {
    id: "lesson-action",
    isRead: false,
    rule: "6.2",
    when: asked("action"),
    targets: () => [".prompt [data-action]", '.stage [data-action^="activate:"]'],
  },
  { id: "lesson-destroy", isRead: false, rule: "6.8", when: asked("destroy"), targets: () => ['.stage [data-action^="group:"]'] },
  { id: "lesson-move", isRead: false, rule: "6.9", when: asked("move"), targets: () => ['.stage [data-action^="group:"]'] },
  { id: "lesson-turn", isRead: false, rule: "6.10", when: asked("turn"), targets: () => ['.stage [data-action^="group:"]'] },
  { id: "lesson-media", isRead: false, rule: "6.11", when: asked("media"), targets: () => [".prompt [data-action]"] },
  {
    id: "lesson-outlook",
    isRead: true,
    rule: "7.1",
    when: (session) => asked("action")(session) && bothHaveGroups(session),
    targets: () => [".outlook"],
  },
  {
    id: "lesson-report",
    isRead: true,
    rule: "8.2",
    when: (session) => asked("agent")(session) && lastReport(session.steps).length > 0,
    targets: () => [".stage .report"],
  },
];
