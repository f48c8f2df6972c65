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

const SIZE = 12.6;
const SQUEEZE = 0.84;

export function boxNames(): Map<string, BoxName> {
  const language = prefs.language;
  const width = (text: string, bold: boolean): number => textWidth(text, SIZE, bold ? 750 : 600);
  return new Map(
    COUNTRIES.map((country) => {
      const room = country.battleground ? 56 : 60;
      const full = countryName(country.id);
      const wide = width(full, country.battleground);
      const text = wide * SQUEEZE > room ? (SHORT_NAMES[language]?.[country.id] ?? full) : full;
      return [country.id, { text, fit: width(text, country.battleground) > room ? room : 0 }];
    }),
  );
}
