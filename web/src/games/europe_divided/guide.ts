/** The first-game guide: a walk through the first turns of a real game, a lesson for each thing that is met there. */
import type { Lesson } from "../../table/game.ts";
import type { Session, State } from "./state.svelte.ts";
import type { Board, Side } from "../../generated/games/europe_divided/board.ts";

const asked =
  (question: string) =>
  (session: Session): boolean =>
    session.isAsked && session.view?.question === question;

export const lessons: readonly Lesson<Board, State, Side>[] = [
  { id: "lesson-welcome", isRead: true, rule: "1.1", when: asked("keep"), targets: () => [] },
  { id: "lesson-keep", isRead: false, rule: "8.1", when: asked("keep"), targets: () => ['[data-card][data-action^="advantage:"]'] },
  { id: "lesson-events", isRead: true, rule: "9.1", when: asked("initiative"), targets: () => [".event", ".tile"] },
  { id: "lesson-initiative", isRead: false, rule: "3.1", when: asked("initiative"), targets: () => ['[data-card][data-action^="card:"]'] },
  { id: "lesson-card", isRead: false, rule: "3.2", when: asked("card"), targets: () => ['[data-card][data-action^="card:"]'] },
  { id: "lesson-action", isRead: false, rule: "4.1", when: asked("action"), targets: () => [".use[data-action]"] },
  { id: "lesson-place", isRead: false, rule: "5.1", when: asked("place"), targets: () => [] },
  { id: "lesson-grow", isRead: false, rule: "5.2", when: asked("grow"), targets: () => [] },
  { id: "lesson-unit", isRead: false, rule: "5.7", when: asked("unit"), targets: () => [] },
  { id: "lesson-move", isRead: false, rule: "5.7", when: asked("move"), targets: () => [] },
  { id: "lesson-reveal", isRead: false, rule: "9.5", when: asked("reveal"), targets: () => ['[data-card][data-action^="event:"]'] },
];
