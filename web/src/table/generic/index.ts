/** The table of a game without a page of its own: questions, options, what lies open, hands and the log, all from the engine and its texts. */
import { t } from "../../lib/i18n.svelte.ts";
import type { Board, GameOut, LogStep } from "../../generated/api.ts";
import type { GameTable } from "../game.ts";
import { actionText, type Entry, plain, sideOf, type TurnLog } from "../log.ts";
import Actions from "./Actions.svelte";
import { label, type Play, printed, tracks, word } from "./board.ts";
import Stage from "./Board.svelte";
import PhoneTracks from "./PhoneTracks.svelte";
import Tracks from "./Tracks.svelte";

const summary = (session: Play, seat: string | null): string =>
  tracks(session, seat)
    .map((fact) => `${label(fact)} ${word(fact.kind, fact.values[0]!)}`)
    .join(" · ");

export function genericTable(info: GameOut): GameTable<Board, null, string> {
  const sides = info.seats as [string, string];
  const headings = new Set(info.headings);

  /** A heading begins a chapter; what a step brings belongs together. */
  function turns(steps: LogStep[]): TurnLog[] {
    const found: TurnLog[] = [];
    for (const { step, rows } of steps) {
      let entry: Entry | null = null;
      for (const row of rows) {
        if (headings.has(row.name) || !found.length) {
          const title = headings.has(row.name) ? plain(row, logRules) : t("page-log-start");
          found.push({ turn: found.length, title, note: "", entries: [] });
          entry = null;
          if (headings.has(row.name)) continue;
        }
        if (!entry) {
          entry = { mark: "", side: sideOf(row), step, rows: [] };
          found.at(-1)!.entries.push(entry);
        }
        entry.rows.push(row);
      }
    }
    return found;
  }

  const logRules: GameTable["logRules"] = {
    kinds: info.kinds,
    cards: [],
    places: [],
    turns,
    begins: (row) => headings.has(row.name),
    headings,
    popups: new Set(),
    announced: new Set(),
  };

  return {
    sides,
    boardKinds: [],
    cardKinds: [],
    parts: { Board: Stage, Tracks, PhoneTracks, Actions },
    phoneTabs: [{ id: "board", title: "page-board" }],
    words: {
      phase: (session) => summary(session, null),
      when: (session) => summary(session, null),
      status: summary,
      action: (session, action) => {
        const [kind = "", name = ""] = action.split(":");
        const detail = printed(kind, name);
        return { text: actionText(logRules, action, session.view?.question), ...(detail ? { detail } : {}) };
      },
      outcome: (session) => t(`ending-${session.view!.outcome!.ending}`),
    },
    logRules,
    own: () => null,
    hand: () => [],
    turn: (view) => view.sequence,
  };
}
