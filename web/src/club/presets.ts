/** General presets for tournaments, for every game. Games and directors have presets of their own. */
import type { PresetOut } from "../generated/api.ts";

/** The plan in the form: everything except the start. */
export type Plan = PresetOut["plan"] & {
  style: "swiss" | "round-robin" | "single-elimination" | "double-elimination" | "ladder";
  round_seconds: number;
  rounds: number;
  games: number;
  least: number;
  most: number;
  division: number;
  spread: boolean;
  check_in: number;
  bots: boolean;
  late: boolean;
  ties: string[];
  half_byes: number;
  most_forfeits: number;
  playoff: number;
  playoff_games: number;
  playoff_options: Record<string, unknown>;
  seasons: boolean;
  up: number;
  pause: number;
  reach: number;
  idle: number;
  delay: number;
};

export interface Preset {
  options: Record<string, unknown>;
  clock: { base: number; increment: number; days: number };
  plan: Plan;
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const PLAN: Plan = {
  style: "swiss",
  round_seconds: 7 * DAY,
  rounds: 0,
  games: 1,
  least: 2,
  most: 0,
  division: 0,
  spread: false,
  check_in: 0,
  bots: false,
  late: true,
  ties: [],
  half_byes: 0,
  most_forfeits: 0,
  playoff: 0,
  playoff_games: 0,
  playoff_options: {},
  seasons: false,
  up: 0,
  pause: 7 * DAY,
  reach: 3,
  idle: 0,
  delay: 0,
};
const live = (minutes: number, increment: number): Preset["clock"] => ({ base: minutes * MINUTE, increment, days: 0 });
const make = (clock: Preset["clock"], plan: Partial<Plan>): Preset => ({ options: {}, clock, plan: { ...PLAN, ...plan } });

export const PRESETS: Record<"own" | "night" | "league" | "correspondence" | "ladder", Preset> = {
  own: make(live(45, 30), {}),
  /** A Swiss in one evening: three rounds in three hours. */
  night: make(live(25, 10), { rounds: 3, round_seconds: HOUR, check_in: 15 * MINUTE }),
  /** A league: everybody in the division once, a week for each game, 90 minutes a side; two go up and down. */
  league: make(live(90, 0), { style: "round-robin", division: 8, seasons: true, up: 2 }),
  /** Correspondence: two games for each pairing with sides swapped, then the loser is out. */
  correspondence: make({ base: 0, increment: 0, days: 2 }, { style: "single-elimination", games: 2, round_seconds: 60 * DAY }),
  /** A correspondence ladder: three places up, two months for a challenge. */
  ladder: make({ base: 0, increment: 0, days: 2 }, { style: "ladder", round_seconds: 60 * DAY, idle: 90 * DAY }),
};
