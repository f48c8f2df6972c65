/** What the engine shows of a game that draws no table of its own (`engine/boards.py`), sorted for the eye. */
import type { Board, Shown } from "../../generated/api.ts";
import { has, t } from "../../lib/i18n.svelte.ts";
import { nameOf, sideName } from "../log.ts";
import type { Session } from "../session.svelte.ts";

export type Play = Session<Board, null, string>;

/** A place with a number of each side, such as a gate and its guards. */
export interface Place {
  kind: string;
  id: string;
  numbers: { name: string; seat: string | null; value: number | string }[];
}

/** Facts that may be seen now: where two people share a screen, what only one of them may know is covered between turns. */
export function visible(session: Play): Shown[] {
  const shown = session.board?.shown ?? [];
  if (!session.covered) return shown;
  return shown.filter((fact) => fact.seat === null || shown.some((other) => other.name === fact.name && other.seat !== fact.seat));
}

const isNumber = (fact: Shown): boolean => fact.values.every((value) => typeof value === "number");
export const label = (fact: Shown): string => t(`shown-${fact.name}`);
/** A value in words: a number, a side, or the name of a thing. */
export const word = (kind: string, value: number | string): string =>
  typeof value === "number" ? String(value) : kind === "side" ? sideName(value) : nameOf(kind, value);
/** What is printed on a thing. */
export const printed = (kind: string, id: string): string => (has(`${kind}-${id}.text`) ? t(`${kind}-${id}.text`) : "");

/** Single numbers and sides of a seat, or of nobody. */
export const tracks = (session: Play, seat: string | null): Shown[] =>
  visible(session).filter((fact) => fact.seat === seat && !fact.by && (isNumber(fact) || fact.kind === "side") && fact.values.length === 1);
/** Lists of named things of a seat, or of nobody. */
export const lists = (session: Play, seat: string | null): Shown[] =>
  visible(session).filter((fact) => fact.seat === seat && !fact.by && fact.kind !== "side" && !isNumber(fact));

/** All places, in the order of the rules. */
export function places(session: Play): Place[] {
  const found = new Map<string, Place>();
  for (const fact of visible(session))
    fact.labels.forEach((id, i) => {
      const place = found.get(`${fact.by}:${id}`) ?? { kind: fact.by, id, numbers: [] };
      place.numbers.push({ name: fact.name, seat: fact.seat, value: fact.values[i]! });
      found.set(`${fact.by}:${id}`, place);
    });
  return [...found.values()];
}

/** Actions that are chosen on the board: a card or place with the same kind and id lies there. The others become buttons. */
export function onBoard(session: Play): Set<string> {
  const things = visible(session).flatMap((fact) =>
    fact.by ? fact.labels.map((id) => `${fact.by}:${id}`) : fact.values.map((id) => `${fact.kind}:${id}`),
  );
  return new Set(things.filter((action) => session.legal.has(action)));
}
