import { beforeAll, describe, expect, it, vi } from "vitest";
import { enterGame, t, useLanguage } from "../src/lib/i18n.svelte.ts";
import { plain } from "../src/table/journal.ts";

// What the preferences of a browser are read from.
vi.hoisted(() => {
  vi.stubGlobal("location", { search: "?lang=en" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

const rules = { cards: ["card"], places: ["country"] } as unknown as Parameters<typeof plain>[1];
const over = (winner: string): string => plain({ name: "over", facts: { winner, ending: "defcon" } }, rules);

describe("the log", () => {
  beforeAll(async () => {
    await enterGame("twilight_struggle");
    await useLanguage("en");
  });

  it("tells who has won, and not a draw", () => {
    expect(over("us")).toMatch(/^US wins – /);
    expect(over("ussr")).toMatch(/^USSR wins – /);
    expect(over("draw")).toMatch(/^Draw – /);
  });

  it("names a side where a message of the table refers to it", () => {
    expect(t("score-us", { points: 3 })).toBe("US 3 VP");
    expect(t("option-late_war_vp-ussr")).toBe("Soviet Union");
  });
});
