/** Tournaments as clubs and leagues hold them, as values of the form. */
export interface Plan {
  style: "swiss" | "round-robin" | "single-elimination" | "double-elimination";
  rounds: number;
  games: number;
  most: number;
  division: number;
  /** How long a round lasts, and the clock: minutes for the game and seconds for a move, or days for a move. */
  roundHours: number;
  minutes: number;
  seconds: number;
  days: number;
  checkIn: number;
}

const PLAIN: Plan = {
  style: "swiss",
  rounds: 0,
  games: 1,
  most: 0,
  division: 0,
  roundHours: 168,
  minutes: 45,
  seconds: 30,
  days: 0,
  checkIn: 0,
};

export const PRESETS: Record<"own" | "evening" | "league" | "letter", Plan> = {
  own: PLAIN,
  /** A Swiss at one sitting: three rounds in three hours. */
  evening: { ...PLAIN, rounds: 3, roundHours: 1, minutes: 25, seconds: 10, checkIn: 15 },
  /** A league's season: everybody in the division once, a week for each game, 90 minutes a side. */
  league: { ...PLAIN, style: "round-robin", division: 8, minutes: 90, seconds: 0 },
  /** By letter: two games for each meeting with sides swapped, then the loser is out. */
  letter: { ...PLAIN, style: "single-elimination", games: 2, roundHours: 60 * 24, minutes: 0, seconds: 0, days: 2 },
};
