// A game's style sheets hold for its own table only: several may be on one page, for tables are opened one after another.
const SHEET = /\/src\/games\/([^/]+)\/[\w-]+\.css$/;
/** Classes of the table's own element, beside which its game's class stands. */
const ROOT = /^[^\s>+~]*\.(?:tbl|lay-\w+|sandbox|replaying|drawn)(?![\w-])[^\s>+~]*/;

/** The selector under the class of a game's table; its weight stays the same. */
export function scoped(selector, game) {
  if (selector.includes(".g-")) return selector;
  const outer = /^\[data-[^\]]+\]\s+/.exec(selector)?.[0] ?? "";
  const rest = selector.slice(outer.length);
  const root = ROOT.exec(rest)?.[0];
  return root ? `${outer}${root}:where(.g-${game})${rest.slice(root.length)}` : `${outer}:where(.g-${game}) ${rest}`;
}

export const scopeGames = {
  postcssPlugin: "scope-games",
  Rule(rule) {
    const game = SHEET.exec(rule.source?.input.file ?? "")?.[1];
    if (!game || (rule.parent?.type === "atrule" && rule.parent.name.endsWith("keyframes"))) return;
    const selectors = rule.selectors.map((selector) => scoped(selector, game));
    if (selectors.join() !== rule.selectors.join() && !rule.selector.includes(`:where(.g-${game})`)) rule.selectors = selectors;
  },
};
