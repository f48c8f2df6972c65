/** Blue is round and red is square at every table; a side's hue never means anything else. */
const RED = new Set(["ussr", "kgb", "russia"]);

export type Tone = "blue" | "red";
export const tone = (side: string): Tone => (RED.has(side) ? "red" : "blue");
