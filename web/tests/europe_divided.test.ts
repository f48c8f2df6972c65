import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import facts from "../src/generated/games/europe_divided/facts.json";
import map from "../src/generated/games/europe_divided/map.json";
import adjacency from "../../src/detente/games/europe_divided/data/adjacency.csv?raw";
import warp from "../layout/europe_divided_warp.json";
import { factsOf } from "../src/games/europe_divided/facts.ts";
import { conicProjection } from "../src/games/europe_divided/projection.mjs";

const boxes = map.plates.map(({ id, x, y, w, h }) => ({ id, left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 }));

describe("the map of Europe Divided", () => {
  it("has a plate for every region of the rules, all on the sheet", () => {
    expect(boxes.map(({ id }) => id).sort()).toEqual(facts.regions.map(({ id }) => id).sort());
    const [width, height] = map.canvas as [number, number];
    for (const { id, left, right, top, bottom } of boxes)
      expect([left >= 0, right <= width, top >= 0, bottom <= height], id).toEqual([true, true, true, true]);
  });

  it("lets no reserved plate overlap another", () => {
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        const apart = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
        expect(apart, `${a.id} ${b.id}`).toBeGreaterThanOrEqual(0);
      }
  });

  it("has a shape for every region on land", () => {
    const lands = facts.regions.filter(({ kind }) => kind !== "sea" && kind !== "coin_space").map(({ id }) => id);
    expect(Object.keys(map.shapes).sort()).toEqual([...lands, "neutral"].sort());
  });

  it("draws exactly the straits of the table of neighbours", () => {
    const rows = adjacency
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(","));
    const straits = rows.filter(([, , mode]) => mode === "strait").map(([a, b]) => `${a} ${b}`);
    expect(map.straits.map(({ a, b }) => `${a} ${b}`).sort()).toEqual(straits.sort());
  });

  it("puts Moscow's disc where its projection puts Moscow", () => {
    const [x, y] = conicProjection(warp)([37.6, 55.7]);
    const [left, middle] = /^M([\d.]+) ([\d.]+)a26/.exec(map.shapes.moscow)!.slice(1).map(Number) as [number, number];
    expect(Math.hypot(x - left - 26, y - middle)).toBeLessThan(0.1);
  });
});

describe("the printed facts of Europe Divided", () => {
  it("shows the values of an earlier version of the rules as what they are: reconstructed", () => {
    const germany = factsOf({ changed: { action_cards: { germany: { eu_grow: "3" } } } }).cards.get("germany")!;
    expect(germany.verbs.find(({ verb }) => verb === "eu_grow")!.strength).toBe(3);
    expect(germany.isReconstructed).toBe(true);
    const war = factsOf({ changed: { event_cards: { bosnian_war: { side: "russia", requirement: "RU_GT_NATO_UNIT" } } } });
    expect(war.events.get("bosnian_war")).toMatchObject({ side: "russia", requirement: "ru_gt_nato_unit", isReconstructed: true });
  });

  it("shows no value of the user's own tables as reconstructed", () => {
    const facts = factsOf({ changed: { action_cards: { germany: { eu_income: "9", source: "own" } } } });
    expect([facts.cards.get("germany")!.isReconstructed, facts.cards.get("france")!.isReconstructed]).toEqual([false, true]);
  });
});

it.each(["en", "pl", "ru", "hu"])("guides by what every screen shows: no colour of land, no left and right (%s)", (language) => {
  const file = path.join(import.meta.dirname, `../src/games/europe_divided/text/guide.${language}.ftl`);
  const wrong = /\bgrey\b|szar(e|ych)|сер(ые|ых)|szürke|at the (left|right)|po (lewej|prawej)|справа|слева|jobbra|balra|oldali/iu;
  expect(wrong.exec(fs.readFileSync(file, "utf8"))?.[0]).toBeUndefined();
});
