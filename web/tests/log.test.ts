import { beforeAll, describe, expect, it, vi } from "vitest";
import { enterGame, t, useLanguage } from "../src/lib/i18n.svelte.ts";
import { logRules } from "../src/games/cia_vs_kgb/log.ts";
import type { LogFact } from "../src/generated/api.ts";
import { plain } from "../src/table/log.ts";

// What the preferences of a browser are read from.
vi.hoisted(() => {
  vi.stubGlobal("location", { search: "?lang=en" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

const rules = { kinds: ["card", "country"], cards: ["card"], places: ["country"] } as unknown as Parameters<typeof plain>[1];
/** Facts that are named as their kinds are, and others whole. */
const facts = (given: Record<string, string | number | LogFact>): Record<string, LogFact> =>
  Object.fromEntries(Object.entries(given).map(([kind, value]) => [kind, typeof value === "object" ? value : { kind, value }]));
const group = (value: string, printed?: number): LogFact => ({ kind: "group", value, ...(printed === undefined ? {} : { printed }) });
const over = (winner: string): string => plain({ name: "over", facts: facts({ winner, ending: "defcon" }) }, rules);

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

describe("the log of CIA vs KGB", () => {
  const told = (name: string, given: Parameters<typeof facts>[0]): string => plain({ name, facts: facts(given) }, logRules);
  beforeAll(async () => {
    await enterGame("cia_vs_kgb");
    await useLanguage("en");
  });

  it("names a group with its value", () => {
    expect(told("recruit", { side: "cia", group: group("police", 4), influence: { kind: "number", value: 9 } })).toBe(
      "CIA recruits Police (4): influence 9",
    );
  });

  it("names the groups that settle a tie, which games of version 1 do not", () => {
    const pair = { kind: "word", value: "pair" };
    const tie = { faction: "economic", side: "cia" };
    expect(told("tie", { ...tie, group_id: pair, cia: group("industry", 4), kgb: group("food_companies", 3) })).toBe(
      "Tie: economic faction, CIA wins (Industry 4 : Food Companies 3)",
    );
    expect(told("tie", { ...tie, group_id: pair, cia: group("industry", 4), kgb: group("none") })).toBe(
      "Tie: economic faction, CIA wins (Industry 4 : –)",
    );
    expect(told("tie", { ...tie, group_id: { kind: "word", value: "none" }, cia: group("none"), kgb: group("none") })).toBe(
      "Tie: settled by the economic faction, CIA wins",
    );
  });

  it("tells why a side gets the balance token", () => {
    expect(told("balance", { side: "cia", reason: "chance" })).toBe("CIA gets the balance token (by chance)");
    expect(told("balance", { side: "kgb", reason: "kept" })).toBe("The balance token stays with KGB");
  });
});
