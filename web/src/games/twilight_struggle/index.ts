/** The Twilight Struggle table. */
import { t } from "../../lib/i18n.svelte.ts";
import type { Found, GameTable } from "../../table/game.ts";
import { screen } from "../../table/layout.svelte.ts";
import Aside from "./Aside.svelte";
import { CARDS, COUNTRIES, COUNTRY, tint } from "./data.ts";
import Dock from "./Dock.svelte";
import Foot from "./Foot.svelte";
import { lessons } from "./guide.ts";
import Hand from "./Hand.svelte";
import { handOrder } from "./hand.ts";
import { keys } from "./keys.ts";
import { cardName, countryName, logRules, regionName } from "./log.ts";
import StepPopup from "./StepPopup.svelte";
import Overlay from "./Overlay.svelte";
import PhoneTracks from "./PhoneTracks.svelte";
import { action, count, hint, isLast, pending, undo, warning } from "./prompt.ts";
import Reader from "./Reader.svelte";
import SheetHand from "./SheetHand.svelte";
import SheetTracks from "./SheetTracks.svelte";
import Stage from "./Stage.svelte";
import { type Session, State } from "./state.svelte.ts";
import Strip from "./Strip.svelte";
import Tracker from "./Tracker.svelte";
import Tracks from "./Tracks.svelte";
import type { Board, Side } from "../../generated/games/twilight_struggle/board.ts";
import Under from "./Under.svelte";
import { phaseText, turnText, whenText } from "./words.ts";

function find(session: Session, place: string): void {
  const country = COUNTRY.get(place);
  if (!country) return;
  if (screen.isSmall || session.own.region !== "world") {
    session.own.region = tint(country);
    session.wantsBoard = true;
  }
  session.pointed = place;
  document.querySelector<SVGGElement>(`.map [data-country="${place}"]`)?.focus();
}

function search(session: Session): Found[] {
  const cards: Found[] = CARDS.map((card) => ({
    id: card.id,
    kind: "card",
    text: cardName(card.id),
    note: `${t("page-card-number", { number: card.number })} · ${t(`era-${card.era}`)}`,
  }));
  const shown = COUNTRIES.filter((country) => session.board!.influence[country.id]);
  return [
    ...cards,
    ...shown.map((country): Found => ({ id: country.id, kind: "place", text: countryName(country.id), note: regionName(tint(country)) })),
  ];
}

function status(session: Session, side: Side): string {
  const cards = t("page-cards", { number: session.board!.hand_count[side] });
  if (side !== session.side || !session.isOwn) return cards;
  return screen.layout === "desktop" ? `${t("page-you")} · ${cards}` : t("page-you");
}

export default {
  sides: ["us", "ussr"],
  boardKinds: ["country"],
  cardKinds: ["card"],
  parts: { Board: Stage, Tracks, PhoneTracks, Under, Strip, Dock, Aside, Foot, Tracker, Reader, StepPopup, Overlay },
  phoneTabs: [
    { id: "board", title: "page-board", Sheet: Hand },
    { id: "hand", title: "track-hand", Sheet: SheetHand, count: (session: Session) => session.hand.length },
    { id: "tracks", title: "page-tracks", Sheet: SheetTracks },
  ],
  words: {
    phase: (session) => (session.board!.phase === "end" ? turnText : phaseText)(session.board!),
    when: (session) => whenText(session.board!),
    status,
    count,
    hint,
    subject: (session) => session.board!.prompt.card,
    action,
    undo,
    pending,
    isLast,
    outcome: (session) => `${t(`ending-${session.view!.outcome!.ending}`)} · ${t("page-turn", { number: session.board!.turn })}`,
    warning,
  },
  logRules,
  own: (session) => new State(session),
  hand: handOrder,
  shownCard: (view, before) => {
    if (view.board.prompt.card) return view.board.prompt.card;
    const isFresh = !before || before.board.turn !== view.board.turn || before.seat !== view.seat;
    return isFresh ? (handOrder(view)[0] ?? null) : undefined;
  },
  turn: (view) => view.board.turn,
  keys,
  find,
  search,
  lessons,
} satisfies GameTable<Board, State, Side>;
