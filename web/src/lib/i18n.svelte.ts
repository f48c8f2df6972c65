/** Texts: the Fluent catalogues of the Python package and of the page, one chunk a language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, prefs } from "./prefs.svelte.ts";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../generated/text/en.ftl?raw"),
  pl: () => import("../generated/text/pl.ftl?raw"),
  ru: () => import("../generated/text/ru.ftl?raw"),
  hu: () => import("../generated/text/hu.ftl?raw"),
};
const loaded = new Map<Language, FluentBundle>();

let bundle = $state.raw<FluentBundle | null>(null);

/** Loads a language and turns the page to it; the old one stays until the new one is there. */
export async function useLanguage(language: Language): Promise<void> {
  let found = loaded.get(language);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    found.addResource(new FluentResource((await SOURCES[language]()).default), { allowOverrides: true });
    loaded.set(language, found);
  }
  if (prefs.language === language) {
    bundle = found;
    prefs.store();
  }
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

/** Whether there is a message "id" or "id.attribute". */
export function has(id: string): boolean {
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : !!message?.value;
}

/** The text of "id" or "id.attribute". A missing message shows its name, so that it is seen and mended. */
export function t(id: string, facts: Facts = {}): string {
  if (!bundle) return "";
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, variables(facts), []) : id;
}

export const ready = (): boolean => bundle !== null;

/** A text in capitals of the language. */
export const upper = (text: string): string => text.toLocaleUpperCase(prefs.language);
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");
