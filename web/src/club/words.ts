/** Results of tournaments in words and numbers. */
import type { PairingOut, TournamentLineOut, TournamentOut } from "../generated/api.ts";
import { t } from "../lib/i18n.svelte.ts";
import { number } from "./points.ts";

/** The views of a tournament's page, each with an address. */
const VIEWS = ["overview", "standings", "crosstable", "bracket", "rounds", "players", "director"] as const;
export type View = (typeof VIEWS)[number];

export const score = (pairing: PairingOut): string =>
  pairing.second === null ? t(`page-kind-of-${pairing.kind}`) : pairing.points ? pairing.points.map(number).join(" : ") : "–";

/** The views that have something to show. */
export function viewsOf(found: TournamentOut): View[] {
  const has: Record<View, boolean> = {
    overview: true,
    standings: found.divisions.length > 0,
    crosstable: found.divisions.length > 0 && found.style !== "ladder",
    bracket: found.bracket.length > 0,
    rounds: found.phase !== "cancelled",
    players: true,
    director: true,
  };
  return VIEWS.filter((view) => has[view]);
}

/** How many take part; of how many, where their number is limited. */
export const playersOf = ({ entrants, most }: TournamentLineOut): string =>
  most ? t("page-players-of", { number: entrants, most }) : t("page-number-players", { number: entrants });

export const isOn = (found: TournamentOut): boolean => found.phase === "open" || found.phase === "running";

/** The name of a division, from 0, or of a group of equal strength. */
export const divisionName = (found: TournamentOut, division: number): string =>
  t(found.plan.spread ? "page-group" : "page-division", { number: division + 1 });

/** The divisions with a free place for late players, in brackets; empty if there is only one division. */
export const placesWhere = (found: TournamentOut, divisions: number[]): string =>
  found.divisions.length > 1 ? ` (${[...new Set(divisions)].map((one) => divisionName(found, one)).join(", ")})` : "";
