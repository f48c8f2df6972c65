/** The table of Europe Divided. */
import type { GameTable } from "../../table/game.ts";
import { screen } from "../../table/layout.svelte.ts";
import Actions from "./Actions.svelte";
import Aside from "./Aside.svelte";
import Dock from "./Dock.svelte";
import { factsOf, inZone, PLACES, ZONES } from "./facts.ts";
import { lessons } from "./guide.ts";
import { keys } from "./keys.ts";
import { logRules } from "./log.ts";
import StepPopup from "./StepPopup.svelte";
import { advantageName, cardName, eventName, regionName, sideName } from "./names.ts";
import PhoneTracks from "./PhoneTracks.svelte";
import Reader from "./Reader.svelte";
import SheetBoard from "./SheetBoard.svelte";
import SheetCards from "./SheetCards.svelte";
import SheetEvents from "./SheetEvents.svelte";
import Stage from "./Stage.svelte";
import { BOARD_KINDS, type Session, State } from "./state.svelte.ts";
import Strip from "./Strip.svelte";
import Tracker from "./Tracker.svelte";
import Tracks from "./Tracks.svelte";
import type { Board, Side } from "../../generated/games/europe_divided/board.ts";
import Under from "./Under.svelte";
import { actionWords, count, hint, isLast, outcome, question, status, turnText, whenText } from "./words.ts";

function find(session: Session, place: string): void {
  if (screen.isSmall) {
    session.own.zone = ZONES.slice(1).find((zone) => inZone(place, zone)) ?? "all";
    session.wantsBoard = true;
  }
  session.pointed = place;
}

export default {
  sides: ["europe", "russia"],
  boardKinds: BOARD_KINDS,
  cardKinds: ["card", "advantage", "cash", "event"],
  parts: { Board: Stage, Tracks, PhoneTracks, Under, Strip, Dock, Aside, Tracker, Reader, StepPopup, Actions },
  phoneTabs: [
    { id: "board", title: "page-tab-map", Sheet: SheetBoard },
    { id: "hand", title: "page-tab-cards", Sheet: SheetCards },
    { id: "events", title: "page-events", Sheet: SheetEvents },
  ],
  words: {
    phase: (session) => turnText(session.board!),
    when: whenText,
    status,
    question,
    count,
    hint,
    action: actionWords,
    isLast,
    outcome,
  },
  logRules,
  own: (session) => new State(session),
  hand: (view) => view.board.hand,
  turn: (view) => view.board.turn,
  keys,
  find,
  search: (session) => {
    const facts = factsOf(session.board);
    return [
      ...PLACES.map(({ id }) => ({ id, kind: "place" as const, text: regionName(id), note: "" })),
      ...[...facts.cards.values()].map(({ id, side }) => ({ id, kind: "card" as const, text: cardName(id), note: sideName(side) })),
      ...[...facts.advantages.values()].map(({ id, side }) => ({
        id: `advantage:${id}`,
        kind: "card" as const,
        text: advantageName(id),
        note: sideName(side),
      })),
      ...[...facts.events.values()].map(({ id, side }) => ({
        id: `event:${id}`,
        kind: "card" as const,
        text: eventName(id),
        note: sideName(side),
      })),
    ];
  },
  lessons,
} satisfies GameTable<Board, State, Side>;
