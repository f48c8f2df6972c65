/** How the log of this game is cut and told. */
import { t } from "../../lib/i18n.svelte.ts";
import type { LogRow, LogStep } from "../../generated/api.ts";
import type { LogRules } from "../../table/game.ts";
import { type Entry, idOf, numberOf, sideOf, type TurnLog } from "../../table/log.ts";
import { isSide } from "./facts.ts";

const SILENT = new Set(["round", "phase", "agent_chosen", "put_group", "put_objective"]);
/** Rows that begin an entry: a turn in the struggle, or a step of the other phases. */
const BEGINS = new Set([
  "objective",
  "recruit",
  "activate",
  "pass",
  "spend",
  "first",
  "look",
  "totals",
  "ability",
  "no_effect",
  "score",
  "over",
]);

function turns(steps: LogStep[]): TurnLog[] {
  const found: TurnLog[] = [];
  let entry: Entry | null = null;
  let isMedia = false;
  for (const { step, rows } of steps) {
    for (const row of rows) {
      if (row.name === "round") {
        found.push({
          turn: numberOf(row, "round"),
          title: t("page-round-number", { number: numberOf(row, "round") }),
          note: "",
          entries: [],
        });
        entry = null;
      }
      const turn = found.at(-1);
      if (!turn || SILENT.has(row.name)) continue;
      if (row.name === "objective") turn.note = t(`objective-${idOf(row, "objective")}`);
      if (row.name === "score") turn.note = `${turn.note} · ${idOf(row, "cia")} : ${idOf(row, "kgb")}`;
      // A group that a media group brings belongs to that activation.
      if (!entry || (BEGINS.has(row.name) && !(isMedia && row.name === "recruit"))) {
        const side = sideOf(row);
        entry = { mark: "", side: isSide(side) ? side : null, step, rows: [] };
        turn.entries.push(entry);
      }
      isMedia = row.name === "activate";
      entry.rows.push(row);
      entry.step = step;
    }
  }
  for (const turn of found) turn.entries.forEach((one, i) => (one.mark = `${turn.turn}.${i + 1}`));
  return found.filter((turn) => turn.entries.length);
}

export const logRules: LogRules = {
  kinds: ["group", "agent", "objective"],
  cards: ["agent", "objective"],
  places: ["group"],
  turns,
  begins: (row: LogRow) => ["recruit", "activate", "pass", "spend"].includes(row.name),
  headings: new Set(["round", "phase", "over"]),
  popups: new Set(["totals", "riots", "spend", "shown"]),
  announced: new Set([
    "totals",
    "riots",
    "tie",
    "token",
    "no_token",
    "shown",
    "killed",
    "spared",
    "saved",
    "ability",
    "no_effect",
    "claim",
    "buried",
    "bottom",
    "bench",
    "right_peek",
    "right_look",
    "score",
    "spend",
    "discard",
    "revived",
  ]),
};
