/** The table of Cold War: CIA vs KGB. */
import { t } from "../../lib/i18n.svelte.ts";
import type { GameTable } from "../../table/game.ts";
import Actions from "./Actions.svelte";
import Aside from "./Aside.svelte";
import Stage from "./Board.svelte";
import { GROUP, GROUPS, OBJECTIVES, type Side } from "./facts.ts";
import { lessons } from "./guide.ts";
import { keys } from "./keys.ts";
import { logRules } from "./log.ts";
import StepPopup from "./StepPopup.svelte";
import { Own } from "./own.svelte.ts";
import PhoneTracks from "./PhoneTracks.svelte";
import Reader from "./Reader.svelte";
import SheetAgents from "./SheetAgents.svelte";
import Strip from "./Strip.svelte";
import Tracker from "./Tracker.svelte";
import Tracks from "./Tracks.svelte";
import type { Board } from "../../generated/games/cia_vs_kgb/board.ts";
import Under from "./Under.svelte";
import { action, count, groupName, hint, objectiveName, phaseName, question, status, whenText } from "./words.ts";

export default {
  sides: ["cia", "kgb"],
  boardKinds: ["activate", "group", "agent", "objective"],
  cardKinds: [],
  parts: { Board: Stage, Tracks, PhoneTracks, Under, Strip, Aside, Tracker, Reader, StepPopup, Actions },
  phoneTabs: [
    { id: "board", title: "page-tab-table" },
    { id: "agents", title: "page-tab-agents", Sheet: SheetAgents },
  ],
  words: {
    phase: (session) => phaseName(session.board!),
    when: (session) => whenText(session.board!),
    status,
    question,
    count,
    hint,
    action,
    outcome: (session) =>
      `${t(`ending-${session.view!.outcome!.ending}`)} · ${session.board!.sides.cia.score} : ${session.board!.sides.kgb.score} · ${t("page-round-number", { number: session.board!.round })}`,
  },
  logRules,
  own: (session) => new Own(session),
  hand: () => [],
  turn: (view) => view.board.round,
  keys,
  isWhole: true,
  find: (session, place) => session.enlarge(GROUP.has(place) ? `group:${place}` : place),
  search: () => [
    ...GROUPS.map(({ id, faction, influence }) => ({
      id: `group:${id}`,
      kind: "card" as const,
      text: groupName(id),
      note: `${t(`page-faction-${faction}`)} ${influence}`,
    })),
    ...OBJECTIVES.map(({ id, points }) => ({
      id: `objective:${id}`,
      kind: "card" as const,
      text: objectiveName(id),
      note: t("page-points", { points }),
    })),
  ],
  lessons,
} satisfies GameTable<Board, Own, Side>;
