/** How the log of this game is cut and told. */
import { t } from "../../lib/i18n.svelte.ts";
import type { LogRow, LogStep } from "../../generated/api.ts";
import type { JournalRules } from "../../table/game.ts";
import type { Entry, TurnLog } from "../../table/journal.ts";
import { GROUP, isSide } from "./facts.ts";

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
        found.push({ turn: Number(row.facts.round), title: t("ck-round", { number: Number(row.facts.round) }), note: "", entries: [] });
        entry = null;
      }
      const turn = found.at(-1);
      if (!turn || SILENT.has(row.name)) continue;
      if (row.name === "objective") turn.note = t(`objective-${row.facts.objective}`);
      if (row.name === "score") turn.note = `${turn.note} · ${row.facts.cia} : ${row.facts.kgb}`;
      // A group that a media group brings belongs to that activation.
      if (!entry || (BEGINS.has(row.name) && !(isMedia && row.name === "recruit"))) {
        const side = row.facts.side;
        entry = { mark: "", side: typeof side === "string" && isSide(side) ? side : null, step, rows: [] };
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

const kinds = ["group", "agent", "objective"] as const;
/** "Industry 4", or a dash for none. */
const worth = (id: string): string =>
  GROUP.has(id) ? `\u0001place:${id}\u0002${t(`group-${id}`)}\u0003 ${GROUP.get(id)!.influence}` : "–";

export const journal: JournalRules = {
  cards: [],
  places: ["group"],
  fact: (name, value, row): Record<string, string | number> | undefined => {
    // The two groups that settle a tie; games of version 1 do not name them.
    if (row.name === "tie" && isSide(name))
      return { [name]: worth(String(value)), group_id: row.facts.cia === row.facts.kgb ? "none" : "pair" };
    const kind = kinds.find((one) => one === name);
    if (kind === "group")
      return { group: `\u0001place:${value}\u0002${t(`group-${value}`)}\u0003`, group_value: GROUP.get(String(value))?.influence ?? 0 };
    if (kind) return { [name]: `\u0001card:${kind}:${value}\u0002${t(`${kind}-${value}`)}\u0003` };
    if (name === "first" && isSide(String(value))) return { first: t(`side-${value}`), first_id: String(value) };
    return undefined;
  },
  turns,
  begins: (row: LogRow) => ["recruit", "activate", "pass", "spend"].includes(row.name),
  headings: new Set(["round", "phase", "over"]),
  moments: new Set(["totals", "riots", "spend", "shown"]),
  told: new Set([
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
