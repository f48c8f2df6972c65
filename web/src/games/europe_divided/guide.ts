/** The first-game guide: what is being asked, what it is for, and what a sound choice looks like; a lesson for each question. */
import type { Lesson } from "../../table/game.ts";
import type { Session, State } from "./state.svelte.ts";
import type { Board, Side } from "./types.ts";

const asked = (question: string) => (session: Session): boolean => session.isAsked && session.view?.question === question;

export const lessons: readonly Lesson<Board, State, Side>[] = [
  { id: "keep", isRead: false, rule: "8.1", when: asked("keep"), targets: () => [".adv.lit"] },
  { id: "initiative", isRead: false, rule: "3.1", when: asked("initiative"), targets: () => ["#hand .lit"] },
  { id: "card", isRead: false, rule: "3.2", when: asked("card"), targets: () => [".ac.lit"] },
  { id: "action", isRead: false, rule: "4.1", when: asked("action"), targets: () => [".pill.lit"] },
  { id: "place", isRead: false, rule: "5.1", when: asked("place"), targets: () => [".slot.lit"] },
  { id: "grow", isRead: false, rule: "5.2", when: asked("grow"), targets: () => [".slot.lit"] },
  { id: "mobilise", isRead: false, rule: "5.6", when: asked("mobilise"), targets: () => [".pl.legal"] },
  { id: "unit", isRead: false, rule: "5.7", when: asked("unit"), targets: () => [".pl.legal"] },
  { id: "move", isRead: false, rule: "5.7", when: asked("move"), targets: () => [".pl.legal"] },
  { id: "reveal", isRead: false, rule: "9.5", when: asked("reveal"), targets: () => [".evc.lit"] },
  { id: "discard", isRead: false, rule: "9.6", when: asked("discard"), targets: () => [".evc.lit"] },
];
