/** The first-game guide: a walk through a real first turn, a lesson for each thing that is met there. */
import type { Lesson } from "../../table/game.ts";
import { CARD } from "./data.ts";
import type { Session, State } from "./state.svelte.ts";
import type { Board, Side } from "../../generated/games/twilight_struggle/board.ts";

const asked =
  (question: string) =>
  (session: Session): boolean =>
    session.isAsked && session.view?.question === question;
const inRound = (session: Session): boolean => session.isAsked && session.board?.phase === "round";
const holdsScoring = (session: Session): boolean => session.hand.some((id) => CARD.get(id)?.scoring);

/** Sound places for the first points: they glow while they are lit. */
const OPENING: Record<Side, string[]> = { us: ["west_germany", "italy", "france"], ussr: ["poland", "east_germany", "yugoslavia"] };
const boxes = (ids: string[]): string[] => ids.map((id) => `.country.legal[data-country="${id}"]`);
const ownEvents = (session: Session): string[] =>
  session.hand
    .filter((id) => [session.side, "neutral"].includes(CARD.get(id)?.side ?? "") && !CARD.get(id)?.scoring)
    .map((id) => `#hand [data-card="${id}"]`);

export const lessons: readonly Lesson<Board, State, Side>[] = [
  {
    id: "welcome",
    isRead: true,
    rule: "1.0",
    when: (session) => session.board?.phase === "setup",
    targets: () => [".vp-ruler", ".phone-points"],
  },
  {
    id: "map",
    isRead: true,
    rule: "2.1",
    when: (session) => session.board?.phase === "setup",
    targets: () => [".country.battleground[data-country='west_germany']", ".country.battleground[data-country='poland']"],
  },
  { id: "setup", isRead: false, rule: "3.0", when: asked("setup"), targets: (session) => boxes(OPENING[session.side ?? "us"]) },
  {
    id: "hand",
    isRead: true,
    rule: "2.2",
    when: (session) => session.isAsked && session.board?.phase !== "setup",
    targets: () => ["#hand"],
  },
  { id: "headline", isRead: false, rule: "4.5", when: asked("headline"), targets: ownEvents },
  { id: "log", isRead: true, rule: "4.5", when: inRound, targets: () => [".last-move"] },
  { id: "tracks", isRead: true, rule: "8.1", when: inRound, targets: () => [".defcon", ".milops", ".strip", ".phone-defcon"] },
  {
    id: "scoring",
    isRead: true,
    rule: "10.1",
    when: (session) => inRound(session) && holdsScoring(session),
    targets: () => [".chip", ".regions", ".card.scoring"],
  },
  { id: "card", isRead: false, rule: "5.1", when: asked("card"), targets: () => ["#hand [data-action]"] },
  { id: "play", isRead: true, rule: "5.2", when: asked("play"), targets: () => [".modes"] },
  { id: "ways-influence", isRead: true, rule: "6.1", when: asked("play"), targets: () => ["[data-action='play:influence']"] },
  { id: "ways-coup", isRead: true, rule: "6.3", when: asked("play"), targets: () => ["[data-action='play:coup']"] },
  { id: "ways-realign", isRead: true, rule: "6.2", when: asked("play"), targets: () => ["[data-action='play:realign']"] },
  { id: "ways-space", isRead: true, rule: "6.4", when: asked("play"), targets: () => ["[data-action='play:space']", ".space"] },
  { id: "influence", isRead: false, rule: "6.1", when: asked("influence"), targets: () => [".country.battleground.legal"] },
  { id: "coup", isRead: false, rule: "6.3", when: asked("coup"), targets: () => [".country.legal"] },
  { id: "realign", isRead: false, rule: "6.2", when: asked("realign"), targets: () => [".country.legal"] },
  {
    id: "milops",
    isRead: true,
    rule: "8.2",
    when: (session) => inRound(session) && session.board!.round >= 3,
    targets: () => [".milops", ".strip"],
  },
  {
    id: "turn-end",
    isRead: true,
    rule: "4.5",
    when: (session) => inRound(session) && session.board!.round >= session.board!.rounds[session.side ?? "us"],
    targets: () => [".rounds", ".turn-and-phase"],
  },
];
