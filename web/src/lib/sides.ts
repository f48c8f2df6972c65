/** The id of a side in the engine. */
export type Side = string;

/** The first side of a game is blue and round, the second red and square, at every table; a side's hue never means anything else. */
const second = new Set<string>();

export type Tone = "blue" | "red";
export const tone = (side: string): Tone => (second.has(side) ? "red" : "blue");

/** Registers the two sides of a game. */
export function learnSides([first, other]: readonly string[]): void {
  if (first) second.delete(first);
  if (other) second.add(other);
}
