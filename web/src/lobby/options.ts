/** Texts of a game's options; empty until the texts of its table are loaded. */
import type { GameOut } from "../generated/api.ts";
import { has, t, tOf } from "../lib/i18n.svelte.ts";

export type Options = Record<string, unknown>;

/** A value of an option. */
export function valueName(game: string, option: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "page-yes" : "page-no");
  if (Array.isArray(value)) return value.map((one) => valueName(game, option, one)).join(", ");
  const found = [`option-${option}-${String(value)}`, `card-${String(value)}`].find((id) => has(id, game));
  return found ? tOf(game, found) : String(value);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The options that differ from the printed game. */
export const changedOptions = (game: GameOut, options: Options): Options =>
  Object.fromEntries(
    game.options.flatMap(({ name, several, values }) =>
      name in options && !isSame(options[name], several ? [] : values[0]) ? [[name, options[name]]] : [],
    ),
  );

/** The options that differ from the printed game, in one line. */
export function optionsText(game: GameOut, options: Options): string {
  const changed = Object.entries(changedOptions(game, options)).filter(([name]) => has(`option-${name}`, game.id));
  if (!changed.length) return t("page-options-printed");
  return changed.map(([name, value]) => `${tOf(game.id, `option-${name}`)}: ${valueName(game.id, name, value)}`).join(", ");
}
