/** Names inside country boxes: the full one, squeezed to 84 % if need be, or the short one of the list. */
import { textWidth } from "../../lib/measure.svelte.ts";
import { prefs } from "../../lib/prefs.svelte.ts";
import { COUNTRIES, SHORT_NAMES } from "./data.ts";
import { countryName } from "./log.ts";

export interface BoxName {
  text: string;
  /** The width to squeeze to, or 0. */
  fit: number;
}

/** In a box as drawn, and where the whole world is small: there names are larger, and fill the head of their box. */
const PLAIN = { size: 12.6, squeeze: 0.84, room: 60, battleground: 56 };
const COMPACT = { size: 14.6, squeeze: 0.76, room: 64, battleground: 58 };

export function boxNames(isCompact = false): Map<string, BoxName> {
  const language = prefs.language;
  const fit = isCompact ? COMPACT : PLAIN;
  const width = (text: string, bold: boolean): number => textWidth(text, fit.size, bold ? 750 : 600);
  return new Map(
    COUNTRIES.map((country) => {
      const room = country.battleground ? fit.battleground : fit.room;
      const full = countryName(country.id);
      const wide = width(full, country.battleground);
      const text = wide * fit.squeeze > room ? (SHORT_NAMES[language]?.[country.id] ?? full) : full;
      return [country.id, { text, fit: width(text, country.battleground) > room ? room : 0 }];
    }),
  );
}
