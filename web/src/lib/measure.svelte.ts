/** How wide a text is in the font of the page; told anew once the font is there. */
let loaded = $state(0);
let pen: CanvasRenderingContext2D | null = null;

/** Called once by a table that fits words into boxes. */
export function watchFonts(): void {
  const font = "12px 'Sofia Sans Condensed Variable'";
  void Promise.all([document.fonts.load(`600 ${font}`, "Aж"), document.fonts.load(`750 ${font}`, "Aж")]).then(() => loaded++, () => undefined);
  document.fonts.addEventListener?.("loadingdone", () => loaded++);
}

export function textWidth(text: string, size: number, weight: number): number {
  void loaded;
  pen ??= document.createElement("canvas").getContext("2d")!;
  pen.font = `${weight} ${size}px 'Sofia Sans Condensed Variable'`;
  return pen.measureText(text).width;
}
