import { expect, it } from "vitest";
import { answering, type Key, keyName, listed } from "../src/table/keys.ts";
import type { Session } from "../src/table/session.svelte.ts";

const pressed = (key: string, rest: Partial<KeyboardEvent> = {}): string => keyName({ key, code: "", ...rest } as KeyboardEvent);
const session = { legal: new Set(["pass"]) } as unknown as Session;
const KEYS: Key[] = [
  { keys: ["p"], text: () => "Pass", when: ({ legal }) => legal.has("pass"), act: () => undefined },
  { keys: ["p"], text: () => "Plan ahead", act: () => undefined },
  { keys: ["ArrowUp", "-"], text: () => "Up" },
];

it("names keys as a Latin keyboard has them", () => {
  expect(pressed("C")).toBe("c");
  expect(pressed("з", { code: "KeyP" })).toBe("p");
  expect(pressed("?")).toBe("?");
  expect(pressed("Enter", { ctrlKey: true })).toBe("Control+Enter");
  expect(pressed("c", { ctrlKey: true })).toBe("");
  expect(pressed("ą", { code: "KeyA" })).toBe("ą");
});

it("answers with the first that can", () => {
  expect(answering(KEYS, "p", session)?.text()).toBe("Pass");
  expect(answering(KEYS, "p", { legal: new Set() } as unknown as Session)?.text()).toBe("Plan ahead");
  expect(answering(KEYS, "ArrowUp", session)).toBeUndefined();
});

it("lists every key once", () => {
  expect(listed(KEYS)).toEqual([
    { keys: ["P"], text: "Pass / Plan ahead" },
    { keys: ["↑", "−"], text: "Up" },
  ]);
});
