/** Static facts of the game and of its map. */
import raw from "../../generated/games/twilight_struggle/game.json";
import type { Frame } from "../../table/geometry.ts";
import type { Side } from "../../generated/games/twilight_struggle/board.ts";

export const SIDES: readonly Side[] = ["us", "ussr"];
export const other = (side: Side): Side => (side === "us" ? "ussr" : "us");

export interface Country {
  id: string;
  region: string;
  subregions: string[];
  stability: number;
  battleground: boolean;
  variant: boolean;
  x: number;
  y: number;
}
export interface Line {
  a: string;
  b: string;
  kind: "us" | "ussr" | "between" | "within";
  d: string;
}
export interface CardFacts {
  id: string;
  number: number;
  side: Side | "neutral";
  ops: number;
  era: "early" | "mid" | "late";
  star: boolean;
  scoring: boolean;
  war: boolean;
}
export interface SpaceBox {
  box: number;
  ops: number;
  roll: number;
  first: number;
  second: number;
  ability: string;
}

export const WIDTH = 1620;
export const HEIGHT = 806;
export const BOX = { width: 80, height: 40 };

export const COUNTRIES = raw.countries as Country[];
export const LINES = raw.lines as Line[];
export const CARDS = raw.cards as CardFacts[];
export const SPACE = raw.space as SpaceBox[];
export const SUPERPOWERS = raw.superpowers as unknown as Record<"usa" | "ussr", [number, number]>;
export const SHORT_NAMES = raw.shorts as Record<string, Record<string, string>>;

export const COUNTRY = new Map(COUNTRIES.map((country) => [country.id, country]));
export const CARD = new Map(CARDS.map((card) => [card.id, card]));
export const CHINA = "the_china_card";

export const REGIONS = ["europe", "middle_east", "asia", "southeast_asia", "africa", "central_america", "south_america"] as const;
export type Region = (typeof REGIONS)[number];

/** Top left of each region's chip. */
export const CHIPS: Record<Region, [number, number]> = {
  europe: [398, 178],
  middle_east: [1196, 588],
  asia: [1448, 206],
  southeast_asia: [1240, 672],
  africa: [1132, 742],
  central_america: [332, 340],
  south_america: [612, 750],
};

/** Regions closed to coups and realignment at a DEFCON level (8.1.5). */
export function closedRegions(defcon: number): Region[] {
  const closed: Region[] = [];
  if (defcon <= 4) closed.push("europe");
  if (defcon <= 3) closed.push("asia", "southeast_asia");
  if (defcon <= 2) closed.push("middle_east");
  return closed;
}

export const inRegion = (country: Country, region: Region): boolean =>
  region === "southeast_asia" ? country.subregions.includes(region) : country.region === region;

/** The hue of a country's box: Southeast Asia has its own. */
export const tint = (country: Country): Region =>
  country.subregions.includes("southeast_asia") ? "southeast_asia" : (country.region as Region);

const neighbours = new Map<string, string[]>();
for (const { a, b } of LINES) {
  neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
  neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
}
export const NEIGHBOURS: ReadonlyMap<string, string[]> = neighbours;

export const WORLD: Frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** The countries that lie together as a region. */
export const regionCountries = (region: Region): Country[] =>
  COUNTRIES.filter((c) => !c.variant && inRegion(c, region) && c.id !== "canada" && c.id !== "australia");

/** The part of the map that holds a region's boxes. */
export function regionFrame(region: Region): Frame {
  const own = regionCountries(region);
  const xs = own.map((c) => c.x);
  const ys = own.map((c) => c.y);
  const [left, right, top, bottom] = [Math.min(...xs) - 62, Math.max(...xs) + 62, Math.min(...ys) - 40, Math.max(...ys) + 40];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function starPath(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const q = i % 2 ? r * 0.42 : r;
    return `${(cx + q * Math.cos(angle)).toFixed(1)} ${(cy + q * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
