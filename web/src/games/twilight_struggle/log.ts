/** The log of this game: how its rows become turns, entries and sentences. */
import { t } from "../../lib/i18n.svelte.ts";
import type { LogStep } from "../../generated/api.ts";
import type { LogRules } from "../../table/game.ts";
import { type Entry, idOf, nameOf, numberOf, sideName, sideOf, type TurnLog } from "../../table/log.ts";
import type { Side } from "../../generated/games/twilight_struggle/board.ts";

export { plain, sideName } from "../../table/log.ts";
export const cardName = (card: string): string => nameOf("card", card);
export const countryName = (country: string): string => nameOf("country", country);
export const regionName = (region: string): string => nameOf("region", region);

/** Who leads by how much, above 0 the US: "US +4". */
export const vpText = (vp: number): string => (vp === 0 ? t("page-even") : `${sideName(vp > 0 ? "us" : "ussr")} +${Math.abs(vp)}`);

const HEADLINE = "headline";
const SILENT = new Set(["turn", "round", "headline_chosen"]);

/** The log by turns, each entry an action round or a headline. */
function byTurns(steps: LogStep[]): TurnLog[] {
  const turns = [{ turn: 0, entries: [] as Entry[], vp: 0 }];
  const headlines = new Map<string, Entry>();
  let entry: Entry | null = null;
  const begin = (mark: string, side: Side | null, step: number): Entry => {
    const made: Entry = { mark, side, step, rows: [] };
    turns[turns.length - 1]!.entries.push(made);
    return made;
  };
  for (const { step, rows } of steps) {
    for (const row of rows) {
      const side = sideOf(row) as Side | null;
      if (row.name === "turn") {
        turns.push({ turn: numberOf(row, "turn"), entries: [], vp: 0 });
        entry = null;
        headlines.clear();
      } else if (row.name === "round") entry = begin(idOf(row, "round"), side, step);
      else if (row.name === "headline") {
        entry = begin(HEADLINE, side, step);
        headlines.set(idOf(row, "card"), entry);
      } else if (row.name === "event" && entry?.mark === HEADLINE) entry = headlines.get(idOf(row, "card")) ?? entry;
      else if (row.name === "final_scoring" || row.name === "over") entry = begin("", null, step);
      else if (row.name === "deal") entry = null;
      if (row.name === "vp") turns[turns.length - 1]!.vp += (side === "us" ? 1 : -1) * numberOf(row, "points");
      if (SILENT.has(row.name) || row.name === "deal" || row.name === "nothing") continue;
      entry ??= begin("", null, step);
      entry.rows.push(row);
      entry.step = step;
    }
  }
  return turns
    .filter((turn) => turn.entries.some((one) => one.rows.length))
    .map(({ turn, entries, vp }) => ({
      turn,
      entries: entries.map((one) => (one.mark === HEADLINE ? { ...one, mark: t("page-headline-letter") } : one)),
      title: turn ? t("page-turn", { number: turn }) : t("phase-setup"),
      note: vp ? `${vpText(vp)} ${t("track-vp")}` : "",
    }));
}

const DICE = ["coup_roll", "realign_roll", "space_roll", "war_roll", "trap_roll", "roll"];

export const logRules: LogRules = {
  kinds: ["card", "country", "region"],
  cards: ["card"],
  places: ["country"],
  turns: byTurns,
  head: (entry) => entry.rows.find((row) => row.name === "card" || row.name === "headline"),
  isMark: (row) => row.name === "vp",
  begins: (row) => row.name === "round" || row.name === "headline",
  headings: new Set(["turn", "round", "final_scoring", "over"]),
  popups: new Set([...DICE, "headline", "scoring", "event"]),
  announced: new Set([...DICE, "headline", "event", "scoring", "coup", "realign", "war", "space", "vp", "card"]),
  grand: (rows) => rows.some((row) => row.name === "headline"),
};
export const isDie = (name: string): boolean => DICE.includes(name);
