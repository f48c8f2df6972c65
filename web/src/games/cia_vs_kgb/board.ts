/** What the parts of the table are drawn from, worked out of the view. */
import { t } from "../../lib/i18n.svelte.ts";
import type { Session } from "../../table/session.svelte.ts";
import { type Faction, isSide, other, type Side } from "./facts.ts";
import type { Own } from "./own.svelte.ts";
import type { AgentState, Board, GroupInPlay } from "../../generated/games/cia_vs_kgb/board.ts";

export type Play = Session<Board, Own>;

/** plain, can be chosen, has been chosen, cannot be chosen now. */
export type CardVariant = "plain" | "lit" | "selected" | "barred";

export interface ShownGroup extends GroupInPlay {
  variant: CardVariant;
  chip: string;
  action: string | null;
  isRisk: boolean;
  isLast: boolean;
}
export interface ShownAgent {
  id: string;
  state: AgentState;
  action: string | null;
}
export interface Fan {
  values: { value: number; total: number; cards: number }[];
  riots: number;
  unseen: number;
  /** The least value that causes riots. */
  least: number;
}
export interface Roster {
  side: Side;
  agents: ShownAgent[];
  /** Who Agent X is, where the seat knows. */
  x: string | null;
  hasX: boolean;
  /** Known to this seat alone. */
  isXSecret: boolean;
  hasToken: boolean;
  holdsBalance: boolean;
  groups: number;
  population: number;
  count: { hq: number; leave: number; fallen: number };
}

/** The seat's own side; a spectator sits with the CIA. */
export const mine = (session: Play): Side => (isSide(session.side) ? session.side : "cia");
/** The opponent's side is drawn above. */
export const order = (session: Play): [Side, Side] => [other(mine(session)), mine(session)];

function chipOf(board: Board, id: string, action: string): string {
  if (action.startsWith("activate:")) return t("page-activate");
  const hint = board.hints.targets[id];
  if (!hint) return t("page-effect-discard");
  return hint.riots ? t("page-effect-riots", { effect: t(`page-effect-${hint.effect}`) }) : t(`page-effect-${hint.effect}`);
}

/** The groups in front of a side, each as it can be used now. */
export function shownGroups(session: Play, side: Side): ShownGroup[] {
  const board = session.board!;
  return board.sides[side].groups.map((group) => {
    const names = [`group:${group.id}`, `activate:${group.id}`];
    const action = names.find((name) => session.legal.has(name)) ?? null;
    const why = session.isAsked ? names.map((name) => board.hints.blocked[name]).find(Boolean) : undefined;
    const isChosen = board.prompt.group === group.id;
    const isBarred = !!why && why !== "mobilised" && why !== "itself";
    const variant: CardVariant = isChosen ? "selected" : action ? "lit" : isBarred ? "barred" : "plain";
    const chip = isChosen ? t("page-activating") : action ? chipOf(board, group.id, action) : isBarred ? t(`page-barred-${why}`) : "";
    const isRisk = !!action && !!board.hints.targets[group.id]?.riots;
    return { ...group, variant, chip, action, isRisk, isLast: session.lastMove.has(group.id) };
  });
}

/** A side's file. */
export function rosterOf(session: Play, side: Side): Roster {
  const board = session.board!;
  const facts = board.sides[side];
  const asks = session.view?.question;
  const isChoice =
    session.isAsked && (asks === "double_agent" ? side !== mine(session) : asks === "olympic_games" && side === mine(session));
  const agents = facts.agents.map(({ id, state }) => ({
    id,
    state,
    action: isChoice && session.legal.has(`agent:${id}`) ? `agent:${id}` : null,
  }));
  const isHidden = session.covered && !facts.agent_x.open;
  return {
    side,
    agents: isHidden ? agents.map((one) => ({ ...one, state: one.state === "x" ? "maybe_x" : one.state })) : agents,
    x: isHidden ? null : facts.agent_x.id,
    hasX: facts.agent_x.chosen,
    isXSecret: facts.agent_x.id !== null && !facts.agent_x.open,
    hasToken: board.token !== side,
    holdsBalance: board.balance === side,
    groups: facts.groups.length,
    population: board.objective?.population ?? 0,
    count: { hq: facts.hq, leave: facts.leave, fallen: facts.killed },
  };
}

/** Whose next recruit the gauge tells of: one's own, or for spectators the active side's. */
const recruiter = (session: Play): Side => (isSide(session.side) ? session.side : (session.board?.active ?? "cia"));

export function fanOf(session: Play): Fan | null {
  const board = session.board!;
  const hint = board.hints.recruit?.[recruiter(session)];
  if (!hint?.legal || !board.objective || board.prompt.card) return null;
  const least = board.objective.stability - board.sides[recruiter(session)].influence + 1;
  return {
    values: hint.values.map(({ value, total, count }) => ({ value, total, cards: count })),
    riots: hint.riots_count,
    unseen: hint.unseen,
    least,
  };
}

/** Why there is no fan. */
export function noFan(session: Play): string {
  const hint = session.board!.hints.recruit?.[recruiter(session)];
  return hint && !hint.legal && hint.reason ? t(`page-no-recruit-${hint.reason}`) : "";
}

export interface GaugeGroup {
  id: string;
  faction: Faction;
  influence: number;
  ready: boolean;
}
export const gaugeGroups = (board: Board, side: Side): GaugeGroup[] =>
  board.sides[side].groups.map(({ id, faction, influence, state }) => ({ id, faction, influence, ready: state === "ready" }));

/** What the own score would be with this objective. */
export function reachOf(session: Play): { side: Side; points: number } | null {
  const { board } = session;
  if (!board?.objective || !isSide(session.side) || board.objective.place !== "deck" || board.phase === "end") return null;
  return { side: session.side, points: board.objective.points };
}
