/** The log as sentences, made from event rows, with cards, places and dice as links. */
import { type Facts, has, signed, t } from "../lib/i18n.svelte.ts";
import type { LogFact, LogRow, LogStep } from "../generated/api.ts";
import type { Side } from "../lib/sides.ts";
import type { LogRules } from "./game.ts";

export type Piece = { kind: "text" | "card" | "place" | "die"; text: string; id: string };

export interface Entry {
  /** Where in the turn: a round, "H" for headlines, or "". */
  mark: string;
  side: Side | null;
  step: number;
  rows: LogRow[];
}
export interface TurnLog {
  turn: number;
  title: string;
  note: string;
  entries: Entry[];
}

const [OPEN, MIDDLE, CLOSE] = ["\u0001", "\u0002", "\u0003"];
/** A name inside a sentence that is cut out again as a link. */
const link = (kind: Piece["kind"], id: string, text: string): string => `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}`;

export const maybe = (id: string, facts?: Facts): string => (has(id) ? t(id, facts) : "");
export const sideName = (side: string): string => maybe(`side-${side}.short`) || maybe(`side-${side}`);
/** The name of a thing of a kind: "card-…", "country-…". */
export const nameOf = (kind: string, id: string): string => maybe(`${kind}-${id}`) || id;

/** The id or number that a row has under a name; "" and 0 where it has none. */
export const idOf = (row: LogRow, name: string): string => String(row.facts[name]?.value ?? "");
export const numberOf = (row: LogRow, name: string): number => Number(row.facts[name]?.value ?? 0);
/** The side that a row is about. */
export const sideOf = (row: LogRow): string | null => idOf(row, "side") || null;

/** An action in words, for a question or a log row (`context`). */
export function actionText(rules: Pick<LogRules, "kinds">, action: string, context = ""): string {
  const [kind = "", name = ""] = action.split(":");
  if (context && has(`action-${kind}.${context}`)) return t(`action-${kind}.${context}`, { [kind]: nameOf(kind, name) });
  const whole = `action-${action.replaceAll(":", "-")}`;
  if (has(whole)) return t(whole);
  const names = Object.fromEntries(rules.kinds.map((one) => [one, nameOf(one, name)]));
  const facts = { ...names, [kind]: nameOf(kind, name), number: name, side: sideName(name) };
  return has(`action-${kind}`) ? t(`action-${kind}`, facts) : nameOf(kind, name || action);
}

/** Variables of a sentence, by the kind of a fact; what is of another kind is a thing with a name. */
const KINDS: Record<string, (name: string, value: string, row: LogRow, rules: LogRules) => Facts> = {
  number: (name, value) => ({ [name]: Number(value) }),
  signed: (name, value) => ({ [name]: value === "0" ? "+0" : signed(Number(value)) }),
  modifier: (name, value) => ({ [name]: value === "0" ? "" : ` ${signed(Number(value))}` }),
  die: (name, value) => ({ [name]: link("die", value, value) }),
  side: (name, value) => ({ [name]: sideName(value), [`${name}_id`]: value }),
  leader: (name, value) => ({ [name]: value, score_side: sideName(value) }),
  // "winner-…" is a whole sentence; log lines choose theirs by the id.
  winner: (name, value) => ({ [name]: value }),
  word: (name, value) => ({ [name]: value }),
  action: (name, value, row, rules) => ({ [name]: actionText(rules, value, `log-${row.name}`) }),
};

/** The id of a card in the reader: cards that are not of the kind "card" tell theirs. */
const cardId = (kind: string, id: string): string => (kind === "card" ? id : `${kind}:${id}`);

/** A named thing: its name, a link where it is a card or a place; its id, its word for the middle of a sentence, and the number on it. */
function named(name: string, { kind, value, printed }: LogFact, rules: LogRules): Facts {
  const id = String(value);
  const isNothing = id === "none" && !has(`${kind}-none`);
  const text = isNothing ? "–" : nameOf(kind, id);
  let shown = text;
  if (!isNothing && rules.cards.includes(kind)) shown = link("card", cardId(kind, id), text);
  if (!isNothing && rules.places.includes(kind)) shown = link("place", id, text);
  const facts: Facts = { [name]: shown, [`${name}_id`]: id, [`${name}_word`]: maybe(`${kind}-${id}.word`), [`${name}_worth`]: shown };
  return printed === undefined ? facts : { ...facts, [`${name}_value`]: printed, [`${name}_worth`]: `${shown} ${printed}` };
}

const variables = (row: LogRow, rules: LogRules): Facts =>
  Object.assign(
    {},
    ...Object.entries(row.facts).map(
      ([name, fact]) => KINDS[fact.kind]?.(name, String(fact.value), row, rules) ?? named(name, fact, rules),
    ),
  ) as Facts;

function cut(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of sentence.split(OPEN!)) {
    const end = part.indexOf(CLOSE!);
    if (end < 0) {
      if (part) pieces.push({ kind: "text", text: part, id: "" });
      continue;
    }
    const [head = "", text = ""] = part.slice(0, end).split(MIDDLE!);
    const colon = head.indexOf(":");
    pieces.push({ kind: head.slice(0, colon) as Piece["kind"], id: head.slice(colon + 1), text });
    if (part.length > end + 1) pieces.push({ kind: "text", text: part.slice(end + 1), id: "" });
  }
  return pieces;
}

/** Quotation marks go with the name that they hold: a line must not end or begin with one alone. */
function quoted(pieces: Piece[]): Piece[] {
  for (const [i, piece] of pieces.entries()) {
    const [before, after] = [pieces[i - 1], pieces[i + 1]];
    if (piece.kind === "text" || !before || !after || !/[„«“]$/u.test(before.text) || !/^[”»]/u.test(after.text)) continue;
    piece.text = before.text.slice(-1) + piece.text + after.text.slice(0, 1);
    before.text = before.text.slice(0, -1);
    after.text = after.text.slice(1);
  }
  return pieces;
}

/** One row as a sentence in pieces. */
export const sentence = (row: LogRow, rules: LogRules): Piece[] => quoted(cut(t(`log-${row.name}`, variables(row, rules))));
export const plain = (row: LogRow, rules: LogRules): string =>
  sentence(row, rules)
    .map((piece) => piece.text)
    .join("");

/** The whole log as text, one line per event. */
export function asText(steps: LogStep[], rules: LogRules): string {
  return steps
    .flatMap((step) =>
      step.rows.filter((row) => row.name !== "nothing").map((row) => (rules.headings.has(row.name) ? "" : "  ") + plain(row, rules)),
    )
    .join("\n");
}

/** Places that the opponent's last action touched. */
export function lastTouched(steps: LogStep[], side: Side | null, rules: LogRules): Set<string> {
  const rows = steps.flatMap((step) => step.rows);
  const places = (list: LogRow[]): string[] =>
    list.flatMap((row) => Object.values(row.facts).filter(({ kind }) => rules.places.includes(kind))).map(({ value }) => String(value));
  let end = rows.length;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && !rules.begins(rows[start]!) && rows[start]!.name !== "turn") start--;
    const head = rows[start]!;
    const touched = places(rows.slice(start, end));
    if ((side === null || sideOf(head) !== side) && touched.length) return new Set(touched);
    if (head.name === "turn") break;
    end = start;
  }
  return new Set();
}
