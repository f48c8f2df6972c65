import { expect, test } from "vitest";
import { renew } from "../src/lib/reload.ts";

function kept(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

test("a page whose parts are gone is loaded anew", () => {
  let loads = 0;
  expect(renew(kept(), 1_000_000, () => loads++)).toBe(true);
  expect(loads).toBe(1);
});

test("a part that is missing for good does not make a page load for ever", () => {
  const storage = kept();
  let loads = 0;
  for (let now = 1_000_000; now < 1_030_000; now += 1000) renew(storage, now, () => loads++);
  expect(loads).toBe(1);
  expect(renew(storage, 1_100_000, () => loads++)).toBe(true);
});
