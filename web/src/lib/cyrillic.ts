/** Cyrillic words on pages in other languages, mostly people's names.
 *
 * The letters of our font are Bulgarian unless a text is marked as Russian: its `locl` feature has Russian forms for `lang="ru"` only, and
 * no other feature has them. So whatever element holds Cyrillic text is marked, wherever it comes from. */
const CYRILLIC = /[\u0400-\u052f]/;
const marked = new WeakSet<Element>();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const FIELDS = "input, textarea, select";
/** What is written in a field is not among its child nodes. */
const written = (field: Field): string => (field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.value);

function set(holder: Element, isCyrillic: boolean): void {
  if (isCyrillic && !holder.hasAttribute("lang")) {
    holder.setAttribute("lang", "ru");
    marked.add(holder);
  } else if (!isCyrillic && marked.has(holder)) {
    holder.removeAttribute("lang");
    marked.delete(holder);
  }
}

const markField = (field: Field): void => set(field, CYRILLIC.test(written(field)));

/** Marks the element that holds a text, and takes the mark away when the text has changed. */
function mark(text: Text): void {
  const holder = text.parentElement;
  if (!holder || holder instanceof HTMLScriptElement || holder instanceof HTMLStyleElement) return;
  const isCyrillic = [...holder.childNodes].some((node) => node instanceof Text && CYRILLIC.test(node.data));
  set(holder, isCyrillic);
}

function markAll(root: Node): void {
  if (root instanceof Text) return mark(root);
  if (root instanceof Element) {
    const fields = [...root.querySelectorAll<Field>(FIELDS), ...(root.matches(FIELDS) ? [root as Field] : [])];
    // Their first value comes after them.
    if (fields.length) requestAnimationFrame(() => fields.forEach(markField));
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (CYRILLIC.test(text.data)) mark(text);
  }
}

/** Marks what is on the page now and whatever comes later. */
export function markCyrillic(): void {
  markAll(document.body);
  for (const kind of ["input", "change"])
    document.addEventListener(kind, ({ target }) => {
      if (document.documentElement.lang !== "ru" && target instanceof Element && target.matches(FIELDS)) markField(target as Field);
    });
  new MutationObserver((changes) => {
    if (document.documentElement.lang === "ru") return;
    for (const change of changes) {
      if (change.type === "characterData") mark(change.target as Text);
      else change.addedNodes.forEach(markAll);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
