/** Keyboard shortcuts of a table. The list of shortcuts is made from the same definitions. */
import type { Session } from "./session.svelte.ts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Key<B = any, O = any, S extends string = any> {
  /** As `keyName` names them. */
  keys: readonly string[];
  /** What it does. */
  text: () => string;
  /** Whether it does so now; else the next one with the same key may. */
  when?: (session: Session<B, O, S>) => boolean;
  /** Nothing: what has the focus, or the browser, answers the key. */
  act?: (session: Session<B, O, S>) => void;
}

export const CONFIRM = "Control+Enter";
export const CHOOSE = ["Enter", "Space"];

/** A key by its name on a Latin keyboard: "c", "?", "Backspace", "Control+Enter"; nothing with other modifiers. */
export function keyName({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (ctrlKey || metaKey) return key === "Enter" ? CONFIRM : "";
  if (altKey) return "";
  if (key === " ") return "Space";
  if (/^\p{Script=Cyrillic}$/u.test(key) && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

/** What a key does now. */
export const answering = (keys: readonly Key[], name: string, session: Session): Key | undefined =>
  keys.find((one) => one.act && one.keys.includes(name) && (one.when?.(session) ?? true));

const SIGNS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  "-": "−",
  Escape: "Esc",
  [CONFIRM]: "Ctrl + Enter",
};
export const shownKey = (name: string): string => SIGNS[name] ?? (name.length === 1 ? name.toUpperCase() : name);

/** The keys as they are listed: each once, with everything that it can do. */
export function listed(keys: readonly Key[]): { keys: readonly string[]; text: string }[] {
  const rows = new Map<string, { keys: readonly string[]; texts: string[] }>();
  for (const one of keys) {
    const row = rows.get(one.keys.join()) ?? { keys: one.keys, texts: [] };
    rows.set(one.keys.join(), { ...row, texts: [...row.texts, one.text()] });
  }
  return [...rows.values()].map((row) => ({ keys: row.keys.map(shownKey), text: row.texts.join(" / ") }));
}
