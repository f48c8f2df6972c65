// A game's style sheets hold for its own table only: several may be on one page, for tables are opened one after another.
// Styles inside a component are its own already, and its miniature is drawn outside every table.
const SHEET = /\/src\/games\/([^/]+)\/(?!palette|[^/]*\.svelte)[^/]+\.css$/;
/** Classes of the table's own element, beside which its game's class stands. */
const ROOT = /^[^\s>+~]*(?:\.(?:table|sandbox|replaying|drawn)(?![\w-])|\[data-layout="?\w+"?\])[^\s>+~]*/;

/** The selector under the class of a game's table: one class heavier, as what Svelte scopes. */
export function scoped(selector, game) {
  if (selector.includes(".game-")) return selector.replace(`.game-${game}`, `.game-${game}.game-${game}`);
  const outer = /^\[data-(?:theme|motion)[^\]]*\]\s+/.exec(selector)?.[0] ?? "";
  const rest = selector.slice(outer.length);
  const root = ROOT.exec(rest)?.[0];
  return root ? `${outer}${root}.game-${game}${rest.slice(root.length)}` : `${outer}.game-${game} ${rest}`;
}

/** The game whose sheet a file is, if it is one. */
export const gameOf = (file) => SHEET.exec(file ?? "")?.[1];

const done = new WeakSet();

export const scopeGames = {
  postcssPlugin: "scope-games",
  Rule(rule) {
    const game = gameOf(rule.source?.input.file);
    if (!game || (rule.parent?.type === "atrule" && rule.parent.name.endsWith("keyframes"))) return;
    const selectors = rule.selectors.map((selector) => scoped(selector, game));
    if (!done.has(rule)) rule.selectors = selectors;
    done.add(rule);
  },
};
