import { describe, expect, it } from "vitest";
import { COUNTRIES, regionCountries, regionFrame, REGIONS, WORLD } from "../src/games/twilight_struggle/data.ts";
import { liesOn, LOW, regionOn, WHOLE } from "../src/games/twilight_struggle/hud.ts";
import { widen } from "../src/table/geometry.ts";

/** Stages of large screens: the window less the column at the right, the bars and the dock. */
const STAGES = [1600, 1680, 1800, 1920, 2240, 2560, 3440].flatMap((width) =>
  [820, 860, 900, 940, 1000, 1080, 1200, 1440].map(
    (height) => [width - Math.min(360, Math.max(300, width * 0.156)), height - 274] as const,
  ),
);

describe("the DEFCON track over a large map", () => {
  it("lies on no country of the world, at least when it is low", () => {
    for (const [width, height] of STAGES) {
      const frame = widen(WORLD, width, height);
      expect(liesOn(LOW, COUNTRIES, frame, width / frame.width), `${width} × ${height}`).toBe(false);
    }
  });

  it("would lie on Costa Rica and Panama if it were whole on the smallest of them", () => {
    const [width, height] = [1300, 546];
    const frame = widen(WORLD, width, height);
    const under = COUNTRIES.filter((country) => liesOn(WHOLE, [country], frame, width / frame.width)).map(({ id }) => id);
    expect(under).toEqual(expect.arrayContaining(["costa_rica", "panama"]));
  });

  it("lies on no country of a region that the map was fitted to", () => {
    for (const [width, height] of STAGES)
      for (const region of REGIONS) {
        const own = regionCountries(region);
        const frame = regionOn(regionFrame(region), own, width, height);
        expect(liesOn(LOW, own, frame, width / frame.width), `${region} on ${width} × ${height}`).toBe(false);
      }
  });
});
