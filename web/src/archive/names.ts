/** Names of cards and ways to play them, from the texts of the game. */
import { type Facts, has, t, tOf } from "../lib/i18n.svelte.ts";

/** A thing as kind:id, or kind:id=number where it is counted. */
export function thingName(game: string, thing: string): string {
  const [name = "", number] = thing.split("=");
  const id = name.replace(":", "-");
  const found = has(id, game) ? tOf(game, id) : name;
  return number ? `${found}\u00a0${number}` : found; // a line does not begin with the number
}

export const openingName = (game: string, opening: string): string =>
  opening
    .split(" ")
    .map((thing) => thingName(game, thing))
    .join(", ");

export const wayName = (game: string, way: string): string => tOf(game, `way-${way}`);
export const eventName = (game: string, event: string): string => tOf(game, `happened-${event}`);
export const sideName = (game: string, side: string): string => (side === "draw" ? t("page-result-drawn") : tOf(game, `side-${side}`));
export const endingName = (game: string, ending: string): string =>
  has(`ending-${ending}`, game) ? tOf(game, `ending-${ending}`) : t(`ending-${ending}`);

/** The value of an option in words. */
export function valueName(game: string, option: string, value: boolean | number | string): string {
  if (typeof value === "boolean") return t(value ? "page-yes" : "page-no");
  const id = [`option-${option}-${value}`, `card-${value}`].find((one) => has(one, game));
  return id ? tOf(game, id) : String(value);
}

/** A text about the turns of a game, with the game's own word for them. */
export const turnText = (game: string, name: "number" | "from" | "to" | "ended" | "mean", facts: Facts = {}): string =>
  has(`turn-${name}`, game) ? tOf(game, `turn-${name}`, facts) : t(`page-turn-${name}`, facts);
