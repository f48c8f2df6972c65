/** A card shows as many whole lines of its text as lie above its foot, `foot`, or above its lower padding; an ellipsis stands for the rest. */
export const wholeLines = (foot: unknown) => (text: HTMLElement): (() => void) => {
  const card = text.parentElement!;
  const fit = (): void => {
    const end = foot ? card.querySelector<HTMLElement>("footer")!.offsetTop : card.clientHeight - parseFloat(getComputedStyle(card).paddingBottom);
    const lines = Math.floor((end - text.offsetTop) / parseFloat(getComputedStyle(text).lineHeight));
    text.style.setProperty("-webkit-line-clamp", String(Math.max(1, lines)));
  };
  const watcher = new ResizeObserver(fit);
  for (const one of [card, card.querySelector("h3")!, text]) watcher.observe(one);
  return () => watcher.disconnect();
};

/** The letters of the longest word: it must fit into a line as it is. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));
