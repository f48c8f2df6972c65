/** The DEFCON track over a large map: whole, or low where the whole one would lie on a country; and the room that regions leave for it. */
import { clear, type Frame } from "../../table/geometry.ts";
import { BOX, type Country } from "./data.ts";

export interface Size {
  width: number;
  height: number;
}
export const WHOLE: Size = { width: 286, height: 162 };
export const LOW: Size = { width: 226, height: 68 };
/** How far from the corner it lies, how far the light round a country reaches, and how high the bar of regions is. */
const [LEFT, BOTTOM, HALO, BAR] = [18, 16, 5, 34];

/** Whether a track of that size lies on one of some countries. */
export function liesOn(track: Size, countries: readonly Country[], frame: Frame, scale: number): boolean {
  const floor = frame.height * scale - BOTTOM;
  const [across, down] = [(BOX.width / 2 + HALO) * scale, (BOX.height / 2 + HALO) * scale];
  return countries.some((country) => {
    const [x, y] = [(country.x - frame.x) * scale, (country.y - frame.y) * scale];
    return x + across > LEFT && x - across < LEFT + track.width && y + down > floor - track.height && y - down < floor;
  });
}

/** A region on a large stage: below the bar of regions, and above the track where that would lie on one of its countries. */
export function regionOn(part: Frame, countries: readonly Country[], width: number, height: number): Frame {
  const frame = clear(part, width, height, BAR, 0);
  return liesOn(LOW, countries, frame, width / frame.width) ? clear(part, width, height, BAR, BOTTOM + LOW.height) : frame;
}
