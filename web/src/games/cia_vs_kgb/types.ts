/** What the server tells of this game's board: see page.py and docs/cia_vs_kgb.md. */
import type { Faction, Phase, Side } from "./facts.ts";

export type GroupState = "ready" | "mobilised";
export type AgentState = "hq" | "x" | "maybe_x" | "back" | "leave" | "killed";

export interface GroupInPlay {
  id: string;
  faction: Faction;
  influence: number;
  state: GroupState;
}
export interface AgentTold {
  id: string;
  initiative: number;
  state: AgentState;
}
export interface SideBoard {
  score: number;
  influence: number;
  rioted: boolean;
  groups: GroupInPlay[];
  agent_x: { chosen: boolean; open: boolean; id: string | null };
  agents: AgentTold[];
  hq: number;
  leave: number;
  killed: number;
  claimed: string[];
  rights: { analyst: boolean; peek: boolean };
}
export interface ObjectiveTold {
  id: string;
  kind: "country" | "event";
  population: number;
  stability: number;
  points: number;
  bias: Faction[];
  ability_phase: Phase | null;
  place: "deck" | "claimed" | "buried";
}
export interface Recruit {
  legal: boolean;
  reason: "population" | "deck" | null;
  riots: number;
  riots_count: number;
  unseen: number;
  values: { value: number; count: number; total: number; riots: boolean }[];
}
export interface Standing {
  token: Side | null;
  why: "influence" | "tie" | "riots" | "double_riots" | "nothing";
  faction: Faction | null;
  groups: Record<Side, string | null>;
  lead: number;
}
export interface Outlook {
  cia: string;
  kgb: string;
  claims: Side | null;
  points: number;
  buried: boolean;
  falls: Side[];
  bottom: Side | null;
  bottom_card: string | null;
  chooses: Side | null;
  looks: Side | null;
}
export type Effect = "destroy" | "take" | "give" | "mobilise" | "ready";
export interface TargetHint {
  effect: Effect;
  cia: number;
  kgb: number;
  riots: Side | null;
}
export interface Hints {
  recruit: Record<Side, Recruit> | null;
  standing: Standing | null;
  outlook: Outlook[];
  targets: Record<string, TargetHint>;
  blocked: Record<string, string>;
}
export interface PromptTold {
  side: Side | null;
  group: string | null;
  event: string | null;
  card: string | null;
  cards: string[];
  left: number | null;
}
export interface Board {
  round: number;
  phase: Phase | "end";
  points: number;
  tied: boolean;
  objective: ObjectiveTold | null;
  token: Side | null;
  balance: Side | null;
  active: Side | null;
  passes: number;
  sides: Record<Side, SideBoard>;
  group_deck: { count: number; top: string[]; unseen: string[] };
  group_discard: { count: number; top: string | null; cards: string[] };
  objective_deck: { count: number; top: string[]; bottom: string[]; unseen: string[] };
  spent: string[];
  prompt: PromptTold;
  hints: Hints;
}
