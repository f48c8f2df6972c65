/** Names inside country boxes: the full one, squeezed to 84 % if need be, or the short one of the list. */
import { prefs } from "../../lib/prefs.svelte.ts";
import { COUNTRIES, SHORT_NAMES } from "./data.ts";
import { countryName } from "./journal.ts";

export interface BoxName {
  text: string;
  /** The width to squeeze to, or 0. */
  fit: number;
}

const FONT = "12.6px 'Sofia Sans Condensed Variable'";
const SQUEEZE = 0.84;
let fonts = $state(0);

export function watchFonts(): void {
  void Promise.all([document.fonts.load(`600 ${FONT}`, "Aж"), document.fonts.load(`750 ${FONT}`, "Aж")]).then(() => fonts++);
  document.fonts.addEventListener?.("loadingdone", () => fonts++);
}

export function boxNames(): Map<string, BoxName> {
  void fonts;
  const language = prefs.language;
  const pen = document.createElement("canvas").getContext("2d")!;
  const width = (text: string, bold: boolean): number => {
    pen.font = `${bold ? 750 : 600} ${FONT}`;
    return pen.measureText(text).width;
  };
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
