/** Printed facts of map and cards; the user's own tables, where a server has them, come before the package's. */
import raw from "../../generated/games/europe_divided/facts.json";
import map from "../../generated/games/europe_divided/map.json";
import type { Board, Organisation, Sea, SeaBoard, Side } from "../../generated/games/europe_divided/board.ts";

export const SIDES: readonly [Side, Side] = ["europe", "russia"];
export const ORGANISATIONS: readonly Organisation[] = ["eu", "nato", "russia"];
export const other = (side: Side): Side => (side === "europe" ? "russia" : "europe");
export const sideOf = (organisation: Organisation): Side => (organisation === "russia" ? "russia" : "europe");

export const [WIDTH, HEIGHT] = map.canvas as [number, number];
export const SHEET = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
export const SHAPES: Readonly<Record<string, string>> = map.shapes;
/** All land as seen from far. */
export const FAR: string = map.far;
export const STRAITS = map.straits;
export const GRATICULE = map.graticule;

export type Kind = "europe" | "russia" | "disputed" | "sea" | "coin_space";
export interface Place {
  id: string;
  kind: Kind;
  /** The middle of its plate, and the room that is kept for it. */
  x: number;
  y: number;
  w: number;
  h: number;
}
export const PLACES: readonly Place[] = raw.regions.map(({ id, kind }) => ({
  ...map.plates.find((plate) => plate.id === id)!,
  kind: kind as Kind,
}));
export const PLACE: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.id, place]));
export const SEAS: readonly Sea[] = ["baltic_sea", "black_sea"];
export const seaOf = (board: Board, place: string): SeaBoard | undefined => (place in board.sea ? board.sea[place as Sea] : undefined);
export const ENERGY = "energy_sector";

/** The columns of a card's actions: `eu_place`, `nato_move` and so on, in the order of the data file. */
const VERBS = Object.keys(raw.action_cards[0]!).filter((column) => /^(eu|nato|ru)_/.test(column));
export type ActionKind = "place" | "grow" | "income" | "mobilise" | "move" | "special";
export const actionKindOf = (verb: string): ActionKind =>
  verb === "special" ? "special" : (verb.slice(verb.indexOf("_") + 1) as ActionKind);
export const organisationOf = (verb: string): Organisation =>
  verb.startsWith("eu_") ? "eu" : verb.startsWith("nato_") ? "nato" : "russia";

export interface ActionCard {
  id: string;
  side: Side;
  isDisputed: boolean;
  region: string;
  initiative: number;
  verbs: { verb: string; strength: number }[];
  mobilises: string[];
  isReconstructed: boolean;
}
export interface Advantage {
  id: string;
  side: Side;
  coins: number;
  prestige: number;
  isReconstructed: boolean;
}
export interface EventCard {
  id: string;
  period: number;
  side: Side;
  regions: string[];
  requirement: string;
  prestige: number;
  coinRegions: string[];
  coins: number;
  isReconstructed: boolean;
}
export interface TurnSigns {
  turn: number;
  resolve: boolean;
  move: boolean;
  reveal: boolean;
  discard: number;
  draw: number;
  score: boolean;
}

type Row = Record<string, string>;

/** All tables as one server has them. */
export class Facts {
  readonly cards: ReadonlyMap<string, ActionCard>;
  readonly advantages: ReadonlyMap<string, Advantage>;
  readonly events: ReadonlyMap<string, EventCard>;
  readonly bases: ReadonlySet<string>;
  readonly turns: readonly TurnSigns[];

  constructor(private readonly changed: Board["changed"]) {
    const keyed = <V extends { id: string }>(rows: V[]): ReadonlyMap<string, V> => new Map(rows.map((row) => [row.id, row]));
    this.cards = keyed(this.rows("action_cards", "id", raw.action_cards).map(readCard));
    this.advantages = keyed(this.rows("advantage_cards", "id", raw.advantage_cards).map(readAdvantage));
    this.events = keyed(this.rows("event_cards", "id", raw.event_cards).map(readEvent));
    this.bases = new Set(
      this.rows("regions", "id", raw.regions)
        .filter((row) => row.nato_base === "1" || row.russian_base === "1")
        .map((row) => row.id!),
    );
    this.turns = this.rows("turn_track", "turn", raw.turn_track).map(readTurn);
  }

  /** Rows of the user's own tables say so in their source: their values are no reconstruction of ours. */
  private rows(table: string, key: string, rows: Row[]): Row[] {
    const cells = this.changed[table];
    if (!cells || Array.isArray(cells)) return rows;
    return rows.map((row) => {
      const own = cells[row[key]!];
      return own ? { ...row, ...Object.fromEntries(Object.entries(own).map(([column, value]) => [column, String(value)])) } : row;
    });
  }
}

const list = (cell: string | undefined): string[] => (cell ? cell.split(";") : []);
const isReconstructed = (row: Row): boolean => row.source === "reconstructed";

function readCard(row: Row): ActionCard {
  const isRussian = row.deck === "russia" || row.deck === "disputed_russia";
  return {
    id: row.id!,
    side: isRussian ? "russia" : "europe",
    isDisputed: row.deck!.startsWith("disputed"),
    region: row.region ?? "",
    initiative: Number(row.initiative),
    verbs: VERBS.map((verb) => ({ verb, strength: Number(row[verb]) })).filter(({ strength }) => strength > 0),
    mobilises: list(row.mobilise_in),
    isReconstructed: isReconstructed(row),
  };
}

const readAdvantage = (row: Row): Advantage => ({
  id: row.id!,
  side: row.side as Side,
  coins: Number(row.coins),
  prestige: Number(row.prestige_if_kept),
  isReconstructed: isReconstructed(row),
});

const readEvent = (row: Row): EventCard => ({
  id: row.id!,
  period: Number(row.period),
  side: row.side as Side,
  regions: list(row.regions),
  requirement: row.requirement!.toLowerCase(),
  prestige: Number(row.vp),
  coinRegions: list(row.coin_regions),
  coins: Number(row.coins_each),
  isReconstructed: isReconstructed(row),
});

const readTurn = (row: Row): TurnSigns => ({
  turn: Number(row.turn),
  resolve: row.resolve_events === "1",
  move: row.move_events === "1",
  reveal: row.reveal_events === "1",
  discard: Number(row.discard_events),
  draw: Number(row.draw_events),
  score: row.score_dominance === "1",
});

const known = new Map<string, Facts>();
/** The facts that hold at a table. */
export function factsOf(board: { changed: Board["changed"] } | null): Facts {
  const changed = board?.changed ?? {};
  const key = JSON.stringify(changed);
  let found = known.get(key);
  if (!found) known.set(key, (found = new Facts(changed)));
  return found;
}

/** Which texts a card has. */
export const textsOf = (card: string): string[] => raw.card_specials.filter((row) => row.card === card).map((row) => row.kind);

/** What an event compares: the cube of its owner, the rival cubes, and whether units are asked for. */
export interface Comparison {
  own: Organisation | null;
  rivals: Organisation[];
  units: number;
  isDominance: boolean;
}
const COMPARISONS: Record<string, Comparison> = {
  ru_unit_1: { own: null, rivals: [], units: 1, isDominance: false },
  ru_unit_2: { own: null, rivals: [], units: 2, isDominance: false },
  ru_gt_eu: { own: "russia", rivals: ["eu"], units: 0, isDominance: false },
  ru_gt_eu_nato: { own: "russia", rivals: ["eu", "nato"], units: 0, isDominance: false },
  ru_gt_nato_unit: { own: "russia", rivals: ["nato"], units: 1, isDominance: false },
  ru_dom: { own: "russia", rivals: [], units: 0, isDominance: true },
  nato_gt_ru_unit: { own: "nato", rivals: ["russia"], units: 1, isDominance: false },
  nato_gt_ru: { own: "nato", rivals: ["russia"], units: 0, isDominance: false },
  eu_gt_ru: { own: "eu", rivals: ["russia"], units: 0, isDominance: false },
  nato_dom: { own: "nato", rivals: [], units: 0, isDominance: true },
  eu_dom: { own: "eu", rivals: [], units: 0, isDominance: true },
};
export const comparison = (requirement: string): Comparison => COMPARISONS[requirement]!;

/** Parts of the map that can be fitted. */
export const ZONES = ["all", "baltic", "danube", "east", "caucasus"] as const;
export type Zone = (typeof ZONES)[number];
const MEMBERS: Record<Exclude<Zone, "all">, string[]> = {
  baltic: ["norway", "sweden", "finland", "denmark", "baltic_sea", "baltic_states", "kaliningrad", "poland", "belarus", "northwestern_fd"],
  danube: ["germany", "austria", "italy", "poland", "czech_slovakia", "hungary", "western_balkans", "eastern_balkans", "moldova", "greece"],
  east: ["baltic_states", "belarus", "ukraine", "moldova", "central_fd", "moscow", "northwestern_fd", "southern_fd", "black_sea"],
  caucasus: ["georgia", "armenia", "azerbaijan", "southern_fd", "turkey", "black_sea"],
};
export const inZone = (place: string, zone: Zone): boolean => zone === "all" || MEMBERS[zone].includes(place);

/** A zone's plates with a margin. */
export function zoneFrame(zone: Zone): { x: number; y: number; width: number; height: number } {
  if (zone === "all") return SHEET;
  const places = MEMBERS[zone].map((id) => PLACE.get(id)!);
  const left = Math.min(...places.map(({ x, w }) => x - w / 2)) - 16;
  const right = Math.max(...places.map(({ x, w }) => x + w / 2)) + 16;
  const top = Math.min(...places.map(({ y, h }) => y - h / 2)) - 20;
  const bottom = Math.max(...places.map(({ y, h }) => y + h / 2)) + 20;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
