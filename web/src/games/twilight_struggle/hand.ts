/** The hand by scoring first, then falling operations; the card being played before it, the China Card last. */
import type { View } from "../../lib/view.ts";
import { CARD, CHINA } from "./data.ts";
import type { Board } from "../../generated/games/twilight_struggle/board.ts";

export function handOrder(view: View<Board>): string[] {
  const rank = (id: string): number => {
    const card = CARD.get(id);
    return card ? (card.scoring ? -10 : -card.ops) * 200 + card.number : 0;
  };
  const hand = [...view.board.hand].filter((id) => id !== CHINA).sort((a, b) => rank(a) - rank(b));
  const { card, side } = view.board.prompt;
  const played = card && card !== CHINA && side === view.seat && !hand.includes(card) ? [card] : [];
  const holdsChina = view.board.china.holder === view.seat || (card === CHINA && side === view.seat);
  return [...played, ...hand, ...(holdsChina ? [CHINA] : [])];
}
