/** Names and small sentences that several parts share. */
import { percent, t } from "../../lib/i18n.svelte.ts";
import { type ActionWords, type Count, type Hint } from "../../table/game.ts";
import { actionText } from "../../table/log.ts";
import { logRules } from "./log.ts";
import { screen } from "../../table/layout.svelte.ts";
import { mine, type Play } from "./board.ts";
import { GROUP, isSide, OBJECTIVE, other, type Side } from "./facts.ts";
import type { Board, Outlook, Standing } from "../../generated/games/cia_vs_kgb/board.ts";

const sideWord = (side: Side): string => t(`side-${side}`);
export const groupName = (id: string): string => t(`group-${id}`);
export const agentName = (id: string): string => t(`agent-${id}`);
export const objectiveName = (id: string): string => t(`objective-${id}`);

/** "Infantry, military 5, ready". */
export function groupLabel(id: string, isReady: boolean): string {
  const group = GROUP.get(id)!;
  return `${groupName(id)}, ${t(`page-faction-${group.faction}`)} ${group.influence}, ${t(isReady ? "page-ready" : "page-mobilised")}`;
}

export const phaseName = (board: Board): string =>
  board.phase === "end" ? t("page-round-number", { number: board.round }) : t(`phase-${board.phase}`);
export const whenText = (board: Board): string =>
  board.phase === "end" ? phaseName(board) : `${t("page-round-number", { number: board.round })} · ${phaseName(board)}`;

/** Who leads, in two sentences for the objective: a strong one and a plain one. */
export function leadWords(board: Board): { lead: Side | null; strong: string; text: string } {
  const { standing } = board.hints;
  if (board.token) return { lead: board.token, strong: t("page-token-lies", { side: sideWord(board.token) }), text: "" };
  if (!standing) return { lead: null, strong: "", text: t("page-no-token") };
  const [a, b] = [board.sides.cia.influence, board.sides.kgb.influence];
  if (!standing.token) return { lead: null, strong: t(`page-now-${standing.why}`), text: "" };
  const numbers = { side: sideWord(standing.token), most: Math.max(a, b), least: Math.min(a, b) };
  if (standing.why === "tie") return { lead: standing.token, strong: t("page-tied", { number: a }), text: tieText(standing) };
  return {
    lead: standing.token,
    strong: standing.why === "riots" ? t("page-now-riots", { side: sideWord(other(standing.token)) }) : t("page-leads", numbers),
    text: t("page-no-token"),
  };
}

/** Which pair of groups settles the tie. */
function tieText(standing: Standing): string {
  if (standing.why !== "tie" || !standing.token || !standing.faction) return "";
  const [best, second] = [standing.groups[standing.token], standing.groups[other(standing.token)]];
  const facts = {
    side: sideWord(standing.token),
    faction: t(`page-faction-${standing.faction}`),
    best: best ? groupName(best) : "",
    second: second ? groupName(second) : "",
  };
  return t(second ? "page-tie-over" : "page-tie-alone", facts);
}

/** "The KGB token would lie on Vietnam." */
export function verdict(board: Board): string {
  const { standing } = board.hints;
  if (!standing || !board.objective) return "";
  if (!standing.token) return t(`page-now-${standing.why}`);
  const facts = { side: sideWord(standing.token), objective: objectiveName(board.objective.id) };
  const riots = standing.why === "riots" ? `${t("page-now-riots", { side: sideWord(other(standing.token)) })} ` : "";
  return `${riots}${t("page-now-token", facts)} ${tieText(standing)}`.trim();
}

/** What one pair of agents would come to, in short clauses. */
export function outlookText(board: Board, outlook: Outlook): string {
  const objective = board.objective ? objectiveName(board.objective.id) : "";
  const clauses: string[] = [];
  for (const side of outlook.falls) clauses.push(t("page-out-falls", { side: sideWord(side), agent: agentName(outlook[side]) }));
  if (outlook.buried) clauses.push(t("page-out-buried", { objective }));
  else if (outlook.claims) clauses.push(t("page-out-claims", { side: sideWord(outlook.claims), objective, points: outlook.points }));
  else clauses.push(t("page-out-nobody", { objective }));
  if (outlook.bottom)
    clauses.push(
      outlook.bottom_card
        ? t("page-out-bottom-known", { side: sideWord(outlook.bottom), card: objectiveName(outlook.bottom_card) })
        : t("page-out-bottom", { side: sideWord(outlook.bottom) }),
    );
  return [...clauses, ...agentWork(outlook, (side) => !isSettled(board, side))].join("; ");
}

/** Whether a side's Double Agent or Analyst works whatever the other side has: it is said once, above. */
const isSettled = (board: Board, side: Side): boolean =>
  board.hints.outlook.length > 1 && board.hints.outlook.every((one) => one.chooses === side || one.looks === side);

function agentWork(outlook: Outlook, isTold: (side: Side) => boolean): string[] {
  const work: string[] = [];
  if (outlook.chooses && isTold(outlook.chooses)) work.push(t("page-out-chooses", { side: sideWord(outlook.chooses) }));
  if (outlook.looks && isTold(outlook.looks)) work.push(t("page-out-looks", { side: sideWord(outlook.looks) }));
  return work;
}

/** What happens whoever the other Agent X is. */
export function settledWork(board: Board): string {
  const [first] = board.hints.outlook;
  const work = first ? agentWork(first, (side) => isSettled(board, side)) : [];
  return work.length ? `${work.join("; ")}.` : "";
}

/** Sections of the rulebook behind what is not allowed. */
const RULES: Record<string, string> = {
  population: "6.5",
  deck: "6.17",
  no_groups: "6.3",
  mobilised: "6.6",
  no_target: "6.12",
  economic: "6.10",
  stability: "6.9",
};

function barredHint(session: Play, id: string): Hint | null {
  const { blocked } = session.board!.hints;
  const action = [id, `group:${id}`, `activate:${id}`].find((name) => blocked[name]);
  if (!action || !session.isAsked) return null;
  const why = blocked[action]!;
  if (why === "itself") return null;
  const strong = GROUP.has(id) ? groupName(id) : actionText(logRules, action);
  return {
    strong,
    text: t(`page-why-${why}`),
    rule: why === "population" && action.startsWith("group:") ? "6.9" : (RULES[why] ?? ""),
    variant: "no",
  };
}

/** What pointing at a group or a button says. */
export function hint(session: Play): Hint | null {
  const id = session.pointed;
  const board = session.board!;
  if (!id) return null;
  const target = session.legal.has(`group:${id}`) ? board.hints.targets[id] : undefined;
  if (target) {
    const totals = t("page-totals", { cia: target.cia, kgb: target.kgb });
    const text = target.riots ? `${totals} ${t("page-would-riot", { side: sideWord(target.riots) })}` : totals;
    return { strong: `${groupName(id)}: ${t(`page-effect-${target.effect}`)}`, text, rule: "", variant: target.riots ? "warn" : "" };
  }
  const group = GROUP.get(id);
  if (group && session.legal.has(`activate:${id}`))
    return { strong: groupName(id), text: t(`page-power-${group.faction}`), rule: POWER_RULES[group.faction], variant: "" };
  return barredHint(session, id);
}
const POWER_RULES = { military: "6.8", political: "6.9", economic: "6.10", media: "6.11" };

/** The chance of riots on the own next recruit, or null. */
export function riotChance(session: Play): number | null {
  const hint = session.board!.hints.recruit?.[mine(session)];
  return hint?.legal ? hint.riots : null;
}

/** A button's words: what it is, and what will happen. */
export function action(session: Play, name: string): ActionWords {
  const board = session.board!;
  const text = actionText(logRules, name, session.view?.question);
  if (name === "recruit" || name === "media:recruit")
    return { text, detail: name === "recruit" ? recruitDetail(session) : mediaDetail(session) };
  if (name === "pass") return { text, detail: passDetail(board) };
  const [kind, id = ""] = name.split(":");
  if (kind === "spend") return { text, detail: t("page-costs-points", { points: OBJECTIVE.get(id)?.points ?? 0 }) };
  if (kind === "group") {
    const target = board.hints.targets[id];
    return { text: target ? `${groupName(id)}: ${t(`page-effect-${target.effect}`)}` : groupName(id) };
  }
  return kind === "activate" ? { text: t("page-activate-group", { group: groupName(id) }) } : { text };
}

export function recruitDetail(session: Play): string {
  const chance = riotChance(session);
  if (chance === null) return "";
  const riots = chance > 0 ? t("page-riots-percent", { chance: percent(chance) }) : t("page-riots-cannot");
  return screen.isSmall ? riots : `${riots} · ${t("page-cards", { number: session.board!.group_deck.count })}`;
}

function mediaDetail(session: Play): string {
  const { prompt, sides, objective } = session.board!;
  const worth = prompt.card ? (GROUP.get(prompt.card)?.influence ?? 0) : 0;
  const total = sides[mine(session)].influence + worth;
  return objective && total > objective.stability ? t("page-media-riots", { total }) : t("page-media-total", { total });
}

export function passDetail(board: Board): string {
  const { standing } = board.hints;
  if (board.passes > 0) return t("page-pass-ends");
  if (!standing?.token) return "";
  return standing.lead
    ? t("page-leads-by", { side: sideWord(standing.token), number: Math.abs(standing.lead) })
    : t("page-tie-for", { side: sideWord(standing.token) });
}

/** The question, with what it is about. */
export function question(session: Play): string {
  const { prompt } = session.board!;
  const asked = t(`question-${session.view?.question}`);
  return prompt.group && session.isAsked ? `${groupName(prompt.group)}: ${asked}` : asked;
}

export function count(session: Play): Count | null {
  const left = session.board!.prompt.left;
  return left ? { left, most: left, pips: false } : null;
}

/** Under a player's name. */
export function status(session: Play, side: string): string {
  const board = session.board!;
  if (!isSide(side)) return "";
  const own = board.sides[side];
  const points = t("page-points", { points: own.score });
  return board.balance === side ? `${points} · ${t("page-balance-token")}` : points;
}
