/** The printed facts of the cards, from the tables of the Python package. */
import tables from "../../generated/games/cia_vs_kgb/facts.json";
import type { Faction, Phase, Side } from "../../generated/games/cia_vs_kgb/board.ts";

export type { Faction, Phase, Side };
export const SIDES: readonly [Side, Side] = ["cia", "kgb"];
export const FACTIONS: readonly Faction[] = ["military", "political", "economic", "media"];
export const PHASES = ["briefing", "planning", "struggle", "cease_fire", "debriefing", "detente"] as const satisfies readonly Phase[];
export const other = (side: Side): Side => (side === "cia" ? "kgb" : "cia");
export const isSide = (name: string | null | undefined): name is Side => name === "cia" || name === "kgb";

export interface GroupFacts {
  id: string;
  faction: Faction;
  influence: number;
}
export interface AgentFacts {
  id: string;
  initiative: number;
}
export interface ObjectiveFacts {
  id: string;
  kind: "country" | "event";
  population: number;
  stability: number;
  points: number;
  bias: Faction[];
  /** When an event can be spent. */
  phase: Phase | null;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]));

export const GROUPS = tables.groups as GroupFacts[];
const AGENTS = tables.agents as AgentFacts[];
export const OBJECTIVES = tables.objectives as ObjectiveFacts[];
export const GROUP = byId(GROUPS);
export const AGENT = byId(AGENTS);
export const OBJECTIVE = byId(OBJECTIVES);
