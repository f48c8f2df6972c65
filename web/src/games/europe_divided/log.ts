/** The log of this game: how its rows become turns, entries and sentences. */
import { t } from "../../lib/i18n.svelte.ts";
import type { LogRow, LogStep } from "../../generated/api.ts";
import type { LogRules } from "../../table/game.ts";
import { type Entry, idOf, numberOf, sideOf, type TurnLog } from "../../table/log.ts";
import { SIDES } from "./facts.ts";
import type { Side } from "../../generated/games/europe_divided/board.ts";

const SILENT = new Set(["turn", "laid", "step", "event_laid", "has_kept"]);
/** Rows that begin an entry: what a side does, and the steps of the event phase. */
const BEGINS = new Set([
  "initiative",
  "card",
  "advantage",
  "cash",
  "bonus",
  "resolve",
  "events_move",
  "reveal",
  "dominance",
  "kept",
  "reshuffle",
  "draw",
  "drawn",
  "over",
]);
/** Rows that belong to the entry before them if it began with one of these. */
const JOINS: Record<string, readonly string[]> = {
  kept: ["kept", "dominance"],
  dominance: ["dominance"],
  reveal: ["reveal"],
  draw: ["draw", "drawn", "reshuffle"],
  drawn: ["draw", "drawn", "reshuffle"],
  reshuffle: ["draw", "drawn", "reshuffle"],
};

const isSide = (value: unknown): value is Side => SIDES.some((side) => side === value);

function joins(entry: Entry | null, row: LogRow): boolean {
  const first = entry?.rows[0]?.name ?? "";
  return entry !== null && (!BEGINS.has(row.name) || (JOINS[row.name]?.includes(first) ?? false));
}

function turns(steps: LogStep[]): TurnLog[] {
  const found: TurnLog[] = [{ turn: 0, title: t("phase-setup"), note: "", entries: [] }];
  let entry: Entry | null = null;
  for (const { step, rows } of steps) {
    for (const row of rows) {
      if (row.name === "turn") {
        const turn = numberOf(row, "turn");
        found.push({ turn, title: t("log-turn", { turn }), note: "", entries: [] });
        entry = null;
      }
      if (SILENT.has(row.name)) continue;
      const turn = found.at(-1)!;
      if (row.name === "initiative") turn.note = `${idOf(row, "europe")} : ${idOf(row, "russia")}`;
      if (!entry || !joins(entry, row)) {
        const side = sideOf(row);
        entry = { mark: "", side: isSide(side) && row.name !== "drawn" ? side : null, step, rows: [] };
        turn.entries.push(entry);
      }
      entry.rows.push(row);
      entry.step = step;
    }
  }
  return found.filter((turn) => turn.entries.length);
}

const POPUPS = [
  "initiative",
  "clash",
  "broken",
  "met",
  "failed",
  "region_card",
  "advantage",
  "reveal",
  "dominance",
  "breakup",
  "sanctions",
  "sea",
];

export const logRules: LogRules = {
  kinds: ["card", "region", "advantage", "event"],
  cards: ["card", "event", "advantage"],
  places: ["region"],
  turns,
  begins: (row) => ["card", "advantage", "cash", "bonus", "effect", "reaction"].includes(row.name),
  headings: new Set(["turn", "initiative", "resolve", "over"]),
  popups: new Set(POPUPS),
  announced: new Set([...POPUPS, "kept", "prestige", "move", "region_coin"]),
};

/** What a side did with each card it has turned up this turn: the rows after it, up to the next. */
export function playedRows(steps: LogStep[], side: Side): Map<string, LogRow[]> {
  const found = new Map<string, LogRow[]>();
  let card = "";
  for (const row of steps.flatMap((step) => step.rows)) {
    if (row.name === "turn") found.clear();
    if (row.name === "turn" || row.name === "step" || row.name === "advantage" || row.name === "cash" || row.name === "bonus") card = "";
    if (row.name === "card") card = sideOf(row) === side ? idOf(row, "card") : "";
    else if (card && ["grow", "place", "mobilise", "move", "coins", "skip", "region_card"].includes(row.name))
      found.set(card, [...(found.get(card) ?? []), row]);
  }
  return found;
}
