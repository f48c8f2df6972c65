/** What the chips at plates and cubes say before anything is played: price, effect, and where a move must stop. */
import type { ChipWords } from "./Chip.svelte";
import type { Session } from "./state.svelte.ts";

/** A place that a unit can reach, or where something can be done for coins. */
export function chipOf(session: Session, place: string): ChipWords | null {
  const { hints } = session.board!;
  const question = session.view!.question;
  const way = session.own.ways[place];
  if (way && session.own.from !== place) return { text: String(way.price), coin: true, stops: way.stop !== null };
  if (question === "unit" && session.legal.has(`region:${place}`)) return { text: "→" };
  const price = hints.price[`region:${place}`];
  return price === undefined || !session.legal.has(`region:${place}`) ? null : { text: String(price), coin: true };
}

/** A cube: what it will show, or what placing it costs. */
export function cubeChip(session: Session, action: string): ChipWords | null {
  const { hints } = session.board!;
  const grow = hints.grow[action];
  const price = hints.price[action];
  if (session.view!.question === "lower") return { text: "→5" };
  if (grow && !grow.place) return { text: `→${grow.to}`, blocked: grow.blocked, wins: grow.card };
  if (session.view!.question === "organisation") return { text: "6" };
  return { text: String(price ?? 0), coin: true };
}
