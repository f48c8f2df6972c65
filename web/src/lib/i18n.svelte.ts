/** Texts: per language, one chunk for the page, and for each game a small one (name and sides), one for its table, and notes on demand. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, prefs } from "./prefs.svelte.ts";

type Source = () => Promise<string>;
const PAGE = import.meta.glob<string>(["../generated/page/*.ftl", "!**/archive.*.ftl"], { query: "?raw", import: "default" }) as Record<
  string,
  Source
>;
const GAMES = import.meta.glob<string>(["../generated/games/*/text/*.ftl", "!**/archive.*.ftl"], {
  query: "?raw",
  import: "default",
}) as Record<string, Source>;

/** Registers more texts; called by the pages that need them. */
export function addTexts(sources: Record<string, Source>): void {
  for (const [name, source] of Object.entries(sources)) (name.includes("/page/") ? PAGE : GAMES)[name] = source;
}

/** What a game's texts come in: its name and sides, everything its table says, and notes that are read on demand. */
export type Part =
  | "name"
  | "table"
  | "history"
  | "rulings"
  | "guide"
  | "notes"
  | "club"
  | "archive"
  | "alerts"
  | "bell"
  | "lobby"
  | "correspondence"
  | "friends";

const loading = new Map<string, Promise<void>>();
/** Bundles by language and "page", or game and part. */
let bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
let shown = $state<Language>(prefs.language);
/** The game whose words `t` finds first. */
let current = $state("");
/** What is in use, so that a change of language loads all of it. */
const wanted = new Set<string>(["page"]);

const key = (language: string, what: string): string => `${language} ${what}`;

function sourceOf(language: Language, what: string): Source | undefined {
  if (what === "page") return PAGE[`../generated/page/${language}.ftl`];
  const [game = "", part = ""] = what.split("/");
  if (game === "page") return PAGE[`../generated/page/${part}.${language}.ftl`];
  const known = GAMES[`../generated/games/${game}/text/${part}.${language}.ftl`];
  if (known || hasTexts(game) || !FETCHED.has(part)) return known;
  return () => fetchTexts(game, language);
}

/** Whether the texts of a game are part of the page; those of other packages come from the server, in one piece. */
const hasTexts = (game: string): boolean => `../generated/games/${game}/text/name.en.ftl` in GAMES;
const FETCHED = new Set(["name", "table"]);
const fetched = new Map<string, Promise<string>>();

function fetchTexts(game: string, language: Language): Promise<string> {
  const address = `/api/games/${encodeURIComponent(game)}/texts/${language}`;
  let text = fetched.get(address);
  if (!text) {
    text = fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(address))));
    text.catch(() => fetched.delete(address));
    fetched.set(address, text);
  }
  return text;
}

function load(language: Language, what: string): Promise<void> {
  const id = key(language, what);
  let task = loading.get(id);
  if (!task) {
    // Messages of a table refer to those of the game's name and sides, and a reference is looked for in the same bundle.
    const names = what.endsWith("/archive") ? [what, what.replace(/\/.*/, "/table")] : [what];
    const sources = [...new Set([...names, what.replace(/\/.*/, "/name")])].map((one) => sourceOf(language, one)?.() ?? "");
    task = Promise.all(sources).then((texts) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      bundles = new Map(bundles).set(id, bundle);
    });
    task.catch(() => loading.delete(id));
    loading.set(id, task);
  }
  return task;
}

/** Loads a language and switches the page to it; the old one stays until the new one has loaded. */
export async function useLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((what) => load(language, what)));
  if (prefs.language === language) {
    shown = language;
    prefs.store();
  }
}

/** Loads a part of a game's texts, in the language of the page and in every language it is switched to. */
export function useTexts(game: string, part: Part): Promise<void> {
  wanted.add(`${game}/${part}`);
  return load(prefs.language, `${game}/${part}`);
}

/** The texts of a game's table come first from now on. */
export async function enterGame(game: string): Promise<void> {
  await Promise.all([useTexts(game, "table"), useTexts(game, "name")]);
  current = game;
}

export type Facts = Record<string, string | number>;

function variables(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, Number.isInteger(value) ? { useGrouping: false } : {}) : value,
    ]),
  );
}

const PARTS: readonly Part[] = ["table", "name", "history", "rulings", "guide", "notes", "archive"];
const SHARED: readonly string[] = [
  "page",
  "page/club",
  "page/archive",
  "page/alerts",
  "page/bell",
  "page/lobby",
  "page/correspondence",
  "page/friends",
];

/** The pattern of "id" or "id.attribute" in the texts of a game, or else of the page. */
function find(game: string, id: string): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]] | null {
  const [name = "", attribute] = id.split(".");
  for (const what of game ? [...PARTS.map((part) => `${game}/${part}`), ...SHARED] : SHARED) {
    const bundle = bundles.get(key(shown, what));
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return [bundle, pattern];
  }
  return null;
}

/** Whether there is a message "id" or "id.attribute". */
export const has = (id: string, game = current): boolean => find(game, id) !== null;

/** The text of "id" or "id.attribute". A missing message shows its id, so that it is noticed. */
export const t = (id: string, facts: Facts = {}): string => tOf(current, id, facts);

/** A text of a game that need not be the one at the table. */
export function tOf(game: string, id: string, facts: Facts = {}): string {
  const found = find(game, id);
  if (!found?.[1]) return bundles.has(key(shown, "page")) ? id : "";
  return found[0].formatPattern(found[1], variables(facts), []);
}

/** The language of the page as its reader's country writes dates and times: British English has no 3 PM. */
export const locale = (): string => navigator.languages.find((tag) => tag.split("-")[0] === prefs.language) ?? prefs.language;
/** A text in capitals of the language. */
export const upper = (text: string): string => text.toLocaleUpperCase(prefs.language);
export const percent = (chance: number): string => chance.toLocaleString(prefs.language, { style: "percent" });
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");
