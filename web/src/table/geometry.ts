/** Parts of a map's sheet as frames, and what of the lit places they show. */

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame widened to the shape of the stage. */
export function widen(frame: Frame, width: number, height: number): Frame {
  const scale = Math.min(width / frame.width, height / frame.height);
  const [w, h] = [width / scale, height / scale];
  return { x: frame.x + (frame.width - w) / 2, y: frame.y + (frame.height - h) / 2, width: w, height: h };
}

/** The frame widened to the shape of the stage, clear of what lies along its upper and its lower edge. */
export function clear(frame: Frame, width: number, height: number, above: number, below: number): Frame {
  const free = widen(frame, width, height - above - below);
  const scale = width / free.width;
  return { ...free, y: free.y - above / scale, height: height / scale };
}

export interface Place {
  x: number;
  y: number;
}

/** Places nearer to the edge than this, in pixels, count as out of sight: part of them may be covered. */
export const EDGE = 48;

export const inside = (place: Place, frame: Frame, edge: number): boolean =>
  Math.abs(place.x - frame.x - frame.width / 2) <= frame.width / 2 - edge &&
  Math.abs(place.y - frame.y - frame.height / 2) <= frame.height / 2 - edge;

/** A part of the sheet, fitted to a stage; where that is smaller than *least*, at that scale round the lit places, or most of them. */
export function closeUp(part: Frame, lit: readonly Place[], width: number, height: number, least: number): Frame {
  const fitted = widen(part, width, height);
  if (width / fitted.width >= least) return fitted;
  const [w, h] = [width / least, height / least];
  const round = (x: number, y: number): Frame => ({ x: x - w / 2, y: y - h / 2, width: w, height: h });
  if (!lit.length) return round(part.x + part.width / 2, part.y + part.height / 2);
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const frames = [round(middle(lit.map(({ x }) => x)), middle(lit.map(({ y }) => y))), ...lit.map(({ x, y }) => round(x, y))];
  const seen = frames.map((frame) => lit.filter((place) => inside(place, frame, EDGE / least)).length);
  return frames[seen.indexOf(Math.max(...seen))]!;
}
