/** The log for people: event rows turned into sentences of a language, with cards, countries and dice as links. */
import { type Facts, has, signed, t } from "../../lib/i18n.svelte.ts";
import type { LogRow, LogStep, Side } from "../../lib/types.ts";

export type Part = { kind: "text" | "card" | "country" | "die"; text: string; id: string };

const NAMED = new Set(["card", "country", "region", "effect", "era"]);
const [OPEN, MIDDLE, CLOSE] = ["\u0001", "\u0002", "\u0003"];

/** A name inside a sentence that is cut out again as a link. */
const link = (kind: Part["kind"], id: string, text: string): string => `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}`;
const maybe = (id: string, facts?: Facts): string => (has(id) ? t(id, facts) : "");
export const sideName = (side: string): string => maybe(`side-${side}.short`);
export const cardName = (card: string): string => maybe(`card-${card}`) || card;
export const countryName = (country: string): string => maybe(`country-${country}`) || country;
export const regionName = (region: string): string => maybe(`region-${region}`) || region;

/** An action in words, for a question or a log row (`context`). */
export function actionText(action: string, context = ""): string {
  const [kind = "", name = ""] = action.split(":");
  if (context && has(`action-${kind}.${context}`)) return t(`action-${kind}.${context}`);
  if (NAMED.has(kind) && has(`action-${kind}`)) return t(`action-${kind}`, { [kind]: maybe(`${kind}-${name}`) || name });
  const whole = `action-${action.replace(":", "-")}`;
  if (has(whole)) return t(whole);
  return t(`action-${kind}`, { number: name, region: maybe(`region-${name}`), country: maybe(`country-${name}`), side: sideName(name) });
}

function variables(row: LogRow): Facts {
  const facts: Facts = {};
  for (const [name, value] of Object.entries(row.facts)) {
    const word = String(value);
    if (name === "card") facts.card = link("card", word, cardName(word));
    else if (name === "country") facts.country = link("country", word, countryName(word));
    else if (name === "die") facts.die = link("die", word, word);
    else if (NAMED.has(name)) facts[name] = maybe(`${name}-${word}`) || word;
    else if (name === "side" || name === "seat" || name === "wanted") {
      facts[name] = sideName(word);
      facts[`${name}_id`] = word;
    } else if (name === "leader") {
      facts.leader = word;
      facts.score_side = sideName(word);
    } else if (name === "box") facts.box = maybe(`space-${word}`) || word;
    else if (name === "action") facts.action = actionText(word, `log-${row.name}`);
    else if (name === "ending") facts.ending = maybe(`ending-${word}`) || word;
    else if (name === "change" || name === "margin") facts[name] = value === 0 ? "+0" : signed(Number(value));
    else if (name === "modifier") facts.modifier = Number(value) ? ` ${signed(Number(value))}` : "";
    else facts[name] = value;
  }
  return facts;
}

function cut(sentence: string): Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece) parts.push({ kind: "text", text: piece, id: "" });
      continue;
    }
    const [head = "", text = ""] = piece.slice(0, end).split(MIDDLE);
    const colon = head.indexOf(":");
    parts.push({ kind: head.slice(0, colon) as Part["kind"], id: head.slice(colon + 1), text });
    if (piece.length > end + 1) parts.push({ kind: "text", text: piece.slice(end + 1), id: "" });
  }
  return parts;
}

/** One row as a sentence in parts. */
export const sentence = (row: LogRow): Part[] => cut(t(`log-${row.name}`, variables(row)));
export const plain = (row: LogRow): string => sentence(row).map((part) => part.text).join("");

export interface Entry {
  /** Where in the turn: "H" for headlines, a round, or "" for the rest. */
  mark: string;
  side: Side | null;
  step: number;
  rows: LogRow[];
}
export interface TurnLog {
  turn: number;
  entries: Entry[];
  vp: number;
}

const SILENT = new Set(["turn", "round", "headline_chosen"]);

/** The log by turns, each entry an action round or a headline. */
export function byTurns(steps: LogStep[]): TurnLog[] {
  const turns: TurnLog[] = [{ turn: 0, entries: [], vp: 0 }];
  const headlines = new Map<string, Entry>();
  let entry: Entry | null = null;
  const begin = (mark: string, side: Side | null, step: number): Entry => {
    const made: Entry = { mark, side, step, rows: [] };
    turns[turns.length - 1]!.entries.push(made);
    return made;
  };
  for (const { step, rows } of steps) {
    for (const row of rows) {
      const side = (row.facts.side as Side | undefined) ?? null;
      if (row.name === "turn") {
        turns.push({ turn: Number(row.facts.turn), entries: [], vp: 0 });
        entry = null;
        headlines.clear();
      } else if (row.name === "round") entry = begin(String(row.facts.round), side, step);
      else if (row.name === "headline") {
        entry = begin("H", side, step);
        headlines.set(String(row.facts.card), entry);
      } else if (row.name === "event" && entry?.mark === "H") entry = headlines.get(String(row.facts.card)) ?? entry;
      else if (row.name === "final_scoring" || row.name === "over") entry = begin("", null, step);
      else if (row.name === "deal") entry = null;
      if (row.name === "vp") turns[turns.length - 1]!.vp += (side === "us" ? 1 : -1) * Number(row.facts.points);
      if (SILENT.has(row.name) || row.name === "deal" || row.name === "nothing") continue;
      entry ??= begin("", null, step);
      entry.rows.push(row);
      entry.step = step;
    }
  }
  return turns.filter((turn) => turn.entries.some((one) => one.rows.length));
}

/** The whole log as text, a line an event. */
export function asText(steps: LogStep[]): string {
  const headings = new Set(["turn", "round", "final_scoring", "over"]);
  return steps
    .flatMap((step) => step.rows.filter((row) => row.name !== "nothing").map((row) => (headings.has(row.name) ? "" : "  ") + plain(row)))
    .join("\n");
}
