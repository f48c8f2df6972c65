/** What this table says in words: questions, buttons, prices, reasons, and the labels of plates. */
import { has, t } from "../../lib/i18n.svelte.ts";
import type { ActionWords, Count, Hint } from "../../table/game.ts";
import { actionText } from "../../table/log.ts";
import { logRules } from "./log.ts";
import { type ActionCard, actionKindOf, factsOf, ORGANISATIONS, organisationOf, type Place, seaOf, SIDES } from "./facts.ts";
import { advantageName, cardName, coinsText, eventName, organisationName, printed, regionName, sideName } from "./names.ts";
import { placeOf, type Session } from "./state.svelte.ts";
import type { Board, Growth, Organisation, Side, Way } from "../../generated/games/europe_divided/board.ts";

const ROMAN = ["", "I", "II"];
export const turnText = (board: Board): string =>
  t("page-turn-period", { turn: Math.max(1, board.turn), period: ROMAN[board.period] ?? "" });

export function whenText(session: Session): string {
  const board = session.board!;
  return `${turnText(board)} · ${t(`phase-${board.phase}`)}${board.acting ? ` · ${sideName(board.acting)}` : ""}`;
}

/** The seat's own side; spectators look from Europe. */
export const mine = (session: Session): Side => session.side ?? "europe";

export function status(session: Session, side: Side): string {
  const board = session.board!;
  const coins = board.coins[side];
  return [coins === null ? t("page-coins-hidden") : coinsText(coins), board.first === side ? t("page-first") : ""]
    .filter(Boolean)
    .join(" · ");
}

/** Regions of the opponent, while a move is chosen. */
export const isClosed = (session: Session, place: string): boolean =>
  session.isAsked && session.board!.hints.why_not[`region:${place}`] === "closed";

/** Why an action is not on a card for now: the colour rule of Europe's disputed region cards, the break-up marker. */
export function barred(board: Board, card: ActionCard, verb: string): "colour" | "break_up" | null {
  const organisation = organisationOf(verb);
  if (organisation === "eu" && board.breakup !== null && board.breakup === card.region) return "break_up";
  if (card.isDisputed && card.side === "europe" && organisation !== "russia" && (board.cubes[card.region]?.[organisation] ?? 0) < 5)
    return "colour";
  return null;
}

const LAID = ["initiative", "keep", "reveal", "discard"];

/** The question, with what it is about: "Reaction · Hungary: Choose …". */
export function question(session: Session): string {
  const { prompt } = session.board!;
  const name = session.view!.question;
  const asked = name === "initiative" && session.board!.laid[mine(session)].length === 1 ? t("page-second-card") : t(`question-${name}`);
  if (LAID.includes(name) || !prompt.kind) return asked;
  const source = prompt.card
    ? cardName(prompt.card)
    : prompt.advantage
      ? advantageName(prompt.advantage)
      : prompt.sea
        ? regionName(prompt.sea)
        : "";
  const kind = prompt.kind === "action" ? "" : `${t(`page-kind-${prompt.kind}`)} · `;
  return source ? `${kind}${source}: ${asked}` : asked;
}

export function count(session: Session): Count | null {
  const { left } = session.board!.prompt;
  return left > 1 ? { left, most: left, pips: false } : null;
}

/** Sections of the rulebook behind what is not allowed. */
const REASON_RULES: Record<string, string> = {
  colour: "4.3",
  break_up: "4.4",
  sanctions: "8.1",
  coins: "5.1",
  supply: "5.6",
  no_target: "4.1",
  no_cube: "5.2",
  has_cube: "5.1",
  at_limit: "5.3",
  blocked: "5.3",
  closed: "5.8",
  stop: "5.9",
  far: "5.7",
  not_named: "5.13",
  not_on_card: "4.1",
};
const VERB_RULES: Record<string, string> = { place: "5.1", grow: "5.2", income: "5.5", mobilise: "5.6", move: "5.7", special: "5.10" };

/** What pointing at something says: what it would cost and do, or why it is not legal; otherwise what is being asked. */
export function hint(session: Session): Hint | null {
  if (!session.isAsked) return null;
  const { target } = session.own;
  const pointed = session.pointed ?? "";
  if (target && (!pointed || session.legal.has(target))) return targetHint(session, target);
  return reasonHint(session, pointed) ?? asideHint(session);
}

function targetHint(session: Session, action: string): Hint {
  const { hints } = session.board!;
  const place = placeOf(action);
  const way = session.view!.question === "move" ? session.own.ways[place] : undefined;
  if (way)
    return {
      strong: wayText(session.own.from!, way),
      text: stopText(way),
      rule: way.stop === "clash" ? "6.2" : way.stop === "break" ? "6.3" : "5.7",
      variant: way.stop ? "warn" : "",
    };
  const grow = hints.grow[action];
  if (grow) return { strong: actionText(logRules, action), text: growText(grow), rule: grow.blocked ? "5.3" : grow.card ? "5.4" : "5.2" };
  if (action.startsWith("use:")) return useHint(session, action);
  if (action.startsWith("sea:")) return { strong: regionName(place), text: bonusText(session, place), rule: "7.4" };
  const price = hints.price[action];
  return { strong: actionWords(session, action).text, text: price === undefined ? "" : coinsText(price), rule: "" };
}

function useHint(session: Session, action: string): Hint {
  const { prompt, hints } = session.board!;
  const verb = action.slice(4);
  const kind = actionKindOf(verb);
  const text =
    kind === "special"
      ? printed(`card-${prompt.card}.action`, session.view!.rules)
      : t(`page-action-about-${kind}`, { coins: (prompt.card && hints.income[prompt.card]) || 0, number: strengthOf(session, verb) });
  return { strong: actionText(logRules, action), text, rule: VERB_RULES[kind] ?? "" };
}

/** The number of an action on the card in play. */
export const strengthOf = (session: Session, verb: string): number =>
  factsOf(session.board)
    .cards.get(session.board!.prompt.card ?? "")
    ?.verbs.find((one) => one.verb === verb)?.strength ?? 0;

function reasonHint(session: Session, pointed: string): Hint | null {
  const { why_not } = session.board!.hints;
  if (!pointed) return null;
  const action = why_not[pointed] ? pointed : Object.keys(why_not).find((name) => placeOf(name) === pointed);
  const reason = action ? why_not[action] : undefined;
  if (!action || !reason) return null;
  const place = placeOf(action);
  return {
    strong: place ? regionName(place) : actionText(logRules, action),
    text: t(`reason-${reason}`),
    rule: REASON_RULES[reason] ?? "",
    variant: "no",
  };
}

/** What one should know while nothing is pointed at. */
function asideHint(session: Session): Hint | null {
  const board = session.board!;
  const name = session.view!.question;
  const coins = board.coins[mine(session)] ?? 0;
  if (!has(`page-ask-${name}`)) return null;
  return { strong: "", text: t(`page-ask-${name}`, { coins, sum: laidSum(board, mine(session)) }), rule: ASK_RULES[name] ?? "" };
}
const ASK_RULES: Record<string, string> = {
  keep: "2.6",
  initiative: "3.1",
  card: "3.2",
  action: "4.1",
  place: "5.1",
  grow: "5.2",
  mobilise: "5.6",
  unit: "5.7",
  move: "5.7",
  reveal: "9.5",
  discard: "9.6",
};

/** The sum of initiatives of the cards a side has laid, as far as they are known. */
export const laidSum = (board: Board, side: Side): number =>
  [...board.laid[side], ...board.shown[side]].reduce((sum, id) => sum + (factsOf(board).cards.get(id)?.initiative ?? 0), 0);

const bonusText = (session: Session, sea: string): string => {
  const holder = seaOf(session.board!, sea)?.holder;
  return holder ? printed(`sea-${sea}.${holder}`, session.view!.rules) : "";
};

/** "Germany → Austria → Hungary · 1 coin". */
const wayText = (from: string, way: Way): string => `${[from, ...way.path].map(regionName).join(" → ")} · ${coinsText(way.price)}`;
const stopText = (way: Way): string => (way.stop ? t(`page-stop-${way.stop}`) : "");
const growText = (grow: Growth): string =>
  [grow.place ? t("page-places") : `${grow.from} → ${grow.to}`, grow.blocked ? t("page-blocked") : "", grow.card ? t("page-wins-card") : ""]
    .filter(Boolean)
    .join(" · ");

/** A button's words: what will happen, and what it costs. */
export function actionWords(session: Session, action: string): ActionWords {
  const board = session.board!;
  const [kind = "", id = ""] = action.split(":");
  const question = session.view!.question;
  if (kind === "region" && question === "move" && session.own.ways[id]) return { text: wayText(session.own.from!, session.own.ways[id]) };
  if (kind === "cash")
    return { text: t("page-cash", { advantage: advantageName(id), coins: factsOf(board).advantages.get(id)?.coins ?? 0 }) };
  if (kind === "advantage") return { text: question === "keep" ? t("page-remove", { advantage: advantageName(id) }) : advantageName(id) };
  if (kind === "event")
    return {
      text: question === "discard" ? t("page-discard-event", { event: eventName(id) }) : t("page-lay-event", { event: eventName(id) }),
    };
  if (kind === "card")
    return { text: question === "initiative" ? t("page-lay-card", { card: cardName(id) }) : t("page-turn-up", { card: cardName(id) }) };
  const grow = board.hints.grow[action];
  const price = board.hints.price[action];
  const cost = price ? ` · ${coinsText(price)}` : "";
  if (grow)
    return { text: `${actionText(logRules, action, question)} · ${grow.place ? t("page-places") : `${grow.from} → ${grow.to}`}${cost}` };
  return { text: `${actionText(logRules, action, question)}${cost}` };
}

/** A lit thing, for those who hear the page. */
export const actionLabel = (session: Session, action: string): string =>
  [actionWords(session, action).text, growLabel(session, action)].filter(Boolean).join(", ");
function growLabel(session: Session, action: string): string {
  const grow = session.board!.hints.grow[action];
  return grow ? growText(grow) : "";
}

/** Everything a plate shows, and what choosing it would do. */
export function plateLabel(session: Session, place: Place): string {
  const board = session.board!;
  const words = [regionName(place.id)];
  const cubes = board.cubes[place.id];
  const sea = seaOf(board, place.id);
  if (cubes)
    words.push(...ORGANISATIONS.map((organisation) => `${organisationName(organisation)} ${cubes[organisation] || t("page-no-cube")}`));
  if (sea)
    words.push(
      ...ORGANISATIONS.map((organisation) => `${organisationName(organisation)} ${sea.totals[organisation]}`),
      sea.holder ? t("page-holds-sea", { organisation: organisationName(sea.holder) }) : t("page-nobody-sea"),
    );
  for (const side of SIDES) {
    const units = board.units[place.id]?.[side] ?? 0;
    if (units) words.push(t("page-units", { side: sideName(side), units }));
    if (board.region_cards[side].includes(place.id)) words.push(t("page-holds-card", { side: sideName(side) }));
  }
  if (factsOf(board).bases.has(place.id)) words.push(t("page-legend-base"));
  const coins = board.region_coins[place.id];
  if (coins) words.push(coinsText(coins));
  const [action, ...more] = session.own.byPlace.get(place.id) ?? [];
  if (action && !more.length) words.push(actionLabel(session, action));
  else if (!action && session.isBoardQuestion) words.push(reasonHint(session, place.id)?.text ?? "");
  return words.filter(Boolean).join(", ");
}

/** The last choice of something secret, and a move: they wait for Confirm. */
export function isLast(session: Session, action: string): boolean {
  const board = session.board!;
  switch (session.view!.question) {
    case "move":
      return action.startsWith("region:");
    case "initiative":
      return board.laid[mine(session)].length === 1;
    case "keep":
    case "reveal":
    case "discard":
      return true;
    default:
      return false;
  }
}

export const outcome = (session: Session): string => {
  const { prestige } = session.board!;
  return `${t(`ending-${session.view!.outcome!.ending}`)} · ${t("page-score", { europe: prestige.europe, russia: prestige.russia })}`;
};

/** "EU > Russia", "Russia: 2 units": what an event asks for, short. */
export function requirementShort(
  own: Organisation | null,
  rivals: Organisation[],
  units: number,
  isDominance: boolean,
  side: Side,
): string {
  const short = (organisation: Organisation): string => t(`page-short-${organisation}`);
  const parts: string[] = [];
  if (own && isDominance) parts.push(`${short(own)} 6`);
  else if (own) parts.push(`${short(own)} > ${rivals.map(short).join(", ")}`);
  if (units) parts.push(t("page-needs-units", { side: t(side === "russia" ? "page-short-russia" : "page-short-nato"), units }));
  return parts.join(" · ");
}
