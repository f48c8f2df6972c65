const QUARTERS = ["", "¼", "½", "¾"];

/** Points, with quarters as signs: half of a drawn opponent's half point is a quarter in Sonneborn–Berger. */
export function number(points: number): string {
  const quarters = Math.round(points * 4);
  return `${quarters % 4 && quarters < 4 ? "" : Math.floor(quarters / 4)}${QUARTERS[quarters % 4]}`;
}
