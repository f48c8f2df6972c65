/** Cyrillic words on pages in other languages, mostly people's names.
 *
 * The letters of our font are Bulgarian unless a text is marked as Russian: its `locl` feature has Russian forms for `lang="ru"` only, and
 * no other feature has them. So whatever element holds Cyrillic text is marked, wherever it comes from. */
const CYRILLIC = /[\u0400-\u052f]/;
const marked = new WeakSet<Element>();

/** Marks the element that holds a text, and takes the mark away when the text has changed. */
function mark(text: Text): void {
  const holder = text.parentElement;
  if (!holder || holder instanceof HTMLScriptElement || holder instanceof HTMLStyleElement) return;
  const isCyrillic = [...holder.childNodes].some((node) => node instanceof Text && CYRILLIC.test(node.data));
  if (isCyrillic && !holder.hasAttribute("lang")) {
    holder.setAttribute("lang", "ru");
    marked.add(holder);
  } else if (!isCyrillic && marked.has(holder)) {
    holder.removeAttribute("lang");
    marked.delete(holder);
  }
}

function markAll(root: Node): void {
  if (root instanceof Text) return mark(root);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (CYRILLIC.test(text.data)) mark(text);
  }
}

/** Marks what is on the page now and whatever comes later. */
export function markCyrillic(): void {
  markAll(document.body);
  new MutationObserver((changes) => {
    if (document.documentElement.lang === "ru") return;
    for (const change of changes) {
      if (change.type === "characterData") mark(change.target as Text);
      else change.addedNodes.forEach(markAll);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
