/** Shows as many whole lines of a card's text as fit above its foot, `foot`, or its lower padding, and an ellipsis for the rest. */
export const wholeLines =
  (foot: unknown) =>
  (text: HTMLElement): (() => void) => {
    const card = text.parentElement!;
    const fit = (): void => {
      const end = foot
        ? card.querySelector<HTMLElement>("footer")!.offsetTop
        : card.clientHeight - parseFloat(getComputedStyle(card).paddingBottom);
      const lines = Math.floor((end - text.offsetTop) / parseFloat(getComputedStyle(text).lineHeight));
      text.style.setProperty("-webkit-line-clamp", String(Math.max(1, lines)));
    };
    const watcher = new ResizeObserver(fit);
    for (const one of [card, ...card.children]) watcher.observe(one);
    return () => watcher.disconnect();
  };

/** Tells in `data-less` which of its lesser things, "1 2 3" up to *most*, something has to do without so that the rest of it, *_texts*, has
 * room. */
export const roomFor =
  (most: number, _texts: string) =>
  (what: HTMLElement): (() => void) => {
    const fit = (): void => {
      for (let less = 0; less <= most; less++) {
        what.dataset.less = Array.from({ length: less }, (_, i) => i + 1).join(" ");
        if (what.scrollHeight <= what.clientHeight + 1) return;
      }
    };
    const watcher = new ResizeObserver(fit);
    for (const one of [what, ...what.children]) watcher.observe(one);
    return () => watcher.disconnect();
  };

/** Marks a column that is scrolled with `data-more` while there is more below its edge: it fades there. */
export const moreBelow = (column: HTMLElement): (() => void) => {
  const mark = (): void => {
    const isScrolled = /auto|scroll/.test(getComputedStyle(column).overflowY);
    column.toggleAttribute("data-more", isScrolled && column.scrollHeight - column.scrollTop - column.clientHeight > 2);
  };
  const sizes = new ResizeObserver(mark);
  for (const one of [column, ...column.children]) sizes.observe(one);
  const contents = new MutationObserver(mark);
  contents.observe(column, { childList: true, subtree: true, characterData: true });
  column.addEventListener("scroll", mark, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    column.removeEventListener("scroll", mark);
  };
};

/** Whether every word of a name fits, and no line is cut off. */
const isWhole = (name: HTMLElement): boolean => {
  const { overflow, fontSize } = getComputedStyle(name);
  return (
    name.scrollWidth <= name.clientWidth && (overflow === "visible" || name.scrollHeight <= name.clientHeight + parseFloat(fontSize) / 2)
  );
};

/** Smaller letters, in pixels, would not be read. */
export const LEAST = 8.5;

/** Fits a name into its lines without breaking a word: in its own style, in narrow letters, or smaller. Repeated when its text, its room or
 * the font changes. */
export const wholeWords =
  (_text: string) =>
  (name: HTMLElement): (() => void) => {
    const fit = (): void => {
      name.style.fontSize = "";
      for (const how of ["", "narrow"]) {
        name.dataset.whole = how;
        if (isWhole(name)) return;
      }
      let size = parseFloat(getComputedStyle(name).fontSize);
      while (size > LEAST && !isWhole(name)) {
        size = Math.max(LEAST, size - 0.25);
        name.style.fontSize = `${size}px`;
      }
    };
    const watcher = new ResizeObserver(fit);
    for (const one of [name, name.parentElement!]) watcher.observe(one);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
