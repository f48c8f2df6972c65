/** What the server tells of this game's board: see page.py and docs/europe_divided.md. */
export type Side = "europe" | "russia";
export type Organisation = "eu" | "nato" | "russia";
export type BySide<V> = Record<Side, V>;
export type ByOrganisation<V> = Record<Organisation, V>;

export interface SeaTold {
  holder: Organisation | null;
  totals: ByOrganisation<number>;
  minimum: number;
  tie: boolean;
  used: boolean;
  order: Organisation[];
}
export interface AdvantagesTold {
  hand: string[];
  hand_count: BySide<number>;
  deck_count: BySide<number>;
  played: BySide<string[]>;
  removed: string[];
  unseen: BySide<string[]>;
}
export interface EventsTold {
  hand: string[];
  hand_count: BySide<number>;
  deck_count: number;
  current: (string | null)[];
  upcoming: (string | null)[];
  won: BySide<string[]>;
  failed: string[];
  discarded: string[];
  laid: string | null;
  unseen: string[];
}
export type PromptKind = "action" | "effect" | "reaction" | "advantage" | "sea";
export interface PromptTold {
  side: Side | null;
  kind: PromptKind | null;
  card: string | null;
  advantage: string | null;
  sea: string | null;
  verb: string | null;
  left: number;
  from: string | null;
  amount: number;
  free: boolean;
}
export interface MoveHint {
  price: number;
  path: string[];
  stop: "clash" | "break" | null;
}
export interface GrowHint {
  from: number;
  to: number;
  blocked: boolean;
  card: boolean;
  place: boolean;
}
export interface Nearness {
  own: number;
  rival: number;
  units: number;
  units_needed: number;
  met: boolean;
  short: number;
}
export interface EventHint {
  side: Side;
  met: boolean;
  short: number;
  margin: number;
  regions: Record<string, Nearness>;
}
export interface Hints {
  price: Record<string, number>;
  moves: Record<string, Record<string, MoveHint>>;
  grow: Record<string, GrowHint>;
  income: Record<string, number>;
  after: Record<string, Record<string, boolean>>;
  why_not: Record<string, string>;
  events: Record<string, EventHint>;
}
/** Cells that the user's own tables change, by table, row and column; two tables come as whole lists. */
export type Changed = Record<string, Record<string, Record<string, string | number>> | Record<string, string | number>[]>;

export interface Board {
  turn: number;
  period: number;
  last_turn: number;
  phase: "setup" | "initiative" | "actions" | "events" | "advantages" | "end";
  acting: Side | null;
  first: Side | null;
  sums: BySide<number | null>;
  prestige: BySide<number>;
  coins: BySide<number | null>;
  supply: BySide<number>;
  breakup: string | null;
  sanctions: boolean;
  resolves: { current: number | null; upcoming: number | null };
  cubes: Record<string, ByOrganisation<number>>;
  units: Record<string, BySide<number>>;
  region_coins: Record<string, number>;
  region_cards: BySide<string[]>;
  sea: Record<string, SeaTold>;
  hand: string[];
  laid: BySide<string[]>;
  shown: BySide<string[]>;
  hand_count: BySide<number>;
  deck_count: BySide<number>;
  discard: BySide<string[]>;
  known: BySide<string[]>;
  unseen: BySide<string[]>;
  advantages: AdvantagesTold;
  events: EventsTold;
  prompt: PromptTold;
  hints: Hints;
  changed: Changed;
}
