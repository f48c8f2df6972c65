/** The width of a text in the font of the page, updated when the font has loaded. */
import { prefs } from "./prefs.svelte.ts";

/** Letters that tell which files of the font a language needs. */
const LETTERS = { en: "A", pl: "Ał", ru: "Aж", hu: "Aő" };
let loaded = $state(0);
let pen: CanvasRenderingContext2D | null = null;
let taken = "";

/** Called once by a table that fits words into boxes. */
export function watchFonts(): void {
  const font = "12px 'Sofia Sans Condensed Variable'";
  const letters = LETTERS[prefs.language];
  void Promise.all([document.fonts.load(`600 ${font}`, letters), document.fonts.load(`750 ${font}`, letters)]).then(
    () => loaded++,
    () => undefined,
  );
  document.fonts.addEventListener?.("loadingdone", () => loaded++);
}

export function textWidth(text: string, size: number, weight: number): number {
  void loaded;
  pen ??= document.createElement("canvas").getContext("2d")!;
  // Asked of the browser only where it changes: that is slower than measuring.
  const font = `${weight} ${size}px 'Sofia Sans Condensed Variable'`;
  if (font !== taken) pen.font = taken = font;
  return pen.measureText(text).width;
}
