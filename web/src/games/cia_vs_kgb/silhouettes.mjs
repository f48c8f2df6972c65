// The fifteen countries of the objectives as SVG paths with their surroundings, from Natural Earth.
import fs from "node:fs";
import { createRequire } from "node:module";
import { merge } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

export const CANVAS = [168, 276];

// Names as in Natural Earth, by objective.
const LANDS = {
  afghanistan: ["Afghanistan"],
  angola: ["Angola"],
  chile: ["Chile"],
  congo: ["Dem. Rep. Congo"],
  cuba: ["Cuba"],
  czechoslovakia: ["Czechia", "Slovakia"],
  egypt: ["Egypt"],
  greece: ["Greece"],
  honduras: ["Honduras"],
  iran: ["Iran"],
  korea: ["North Korea", "South Korea"],
  libya: ["Libya"],
  panama: ["Panama"],
  turkey: ["Turkey"],
  vietnam: ["Vietnam"],
};

const radians = Math.PI / 180;
const mercator = ([longitude, latitude]) => [longitude * radians, -Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2))];

/** Farther parts of a country (Easter Island) would make it tiny: only what lies near its largest part counts. */
function mainland(polygons) {
  const size = (ring) =>
    Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0));
  const largest = polygons.reduce((a, b) => (size(a[0]) >= size(b[0]) ? a : b))[0];
  const middle = [0, 1].map((axis) => largest.reduce((sum, p) => sum + p[axis], 0) / largest.length);
  return polygons.filter(([ring]) => ring.every((p) => Math.hypot(p[0] - middle[0], p[1] - middle[1]) < 0.6));
}

/** A frame around the country, with air. */
function frameOf(polygons) {
  const points = mainland(polygons).flatMap(([ring]) => ring);
  const [x0, x1, y0, y1] = [0, 1].flatMap((axis) => [Math.min(...points.map((p) => p[axis])), Math.max(...points.map((p) => p[axis]))]);
  const scale = Math.min((CANVAS[0] - 28) / (x1 - x0), (CANVAS[1] - 44) / (y1 - y0));
  const at = [(x0 + x1) / 2, (y0 + y1) / 2];
  return { scale, place: (p) => [0, 1].map((axis) => (p[axis] - at[axis]) * scale + CANVAS[axis] / 2), at };
}

/** A ring cut to the canvas (Sutherland and Hodgman), a little larger so that no edge shows. */
function clip(ring) {
  const edges = [
    [0, -4, 1],
    [0, CANVAS[0] + 4, -1],
    [1, -4, 1],
    [1, CANVAS[1] + 4, -1],
  ];
  return edges.reduce((points, [axis, limit, sign]) => {
    const inside = (p) => (p[axis] - limit) * sign >= 0;
    return points.flatMap((p, i) => {
      const before = points[(i + points.length - 1) % points.length];
      const share = (limit - before[axis]) / (p[axis] - before[axis]);
      const cut = [0, 1].map((n) => before[n] + (p[n] - before[n]) * share);
      if (inside(p)) return inside(before) ? [p] : [cut, p];
      return inside(before) ? [cut] : [];
    });
  }, ring);
}

/** Rings as relative lines in tenths of a pixel; points nearer than *step* to the last one are left out. */
function pathOf(polygons, place, step) {
  return polygons
    .flat()
    .map((ring) => {
      const points = [];
      for (const p of clip(ring.map(place))) {
        const last = points.at(-1);
        if (!last || Math.hypot(p[0] - last[0], p[1] - last[1]) > step) points.push(p);
      }
      if (points.length < 4) return "";
      const tenths = points.map((p) => p.map((v) => Math.round(v * 10)));
      const steps = tenths.slice(1).map((p, i) => `${(p[0] - tenths[i][0]) / 10} ${(p[1] - tenths[i][1]) / 10}`);
      return `M${tenths[0][0] / 10} ${tenths[0][1] / 10}l${steps
        .join(" ")
        .replaceAll(" -", "-")
        .replace(/(?<!\d)0\./g, ".")}z`;
    })
    .join("");
}

/** Meridians and parallels every two degrees, or five where the country is large. */
function graticule({ scale, place, at }) {
  const degrees = scale * radians > 9 ? 2 : 5;
  const middle = [at[0] / radians, (2 * Math.atan(Math.exp(-at[1])) - Math.PI / 2) / radians];
  const around = (value) => Array.from({ length: 24 }, (_, i) => (Math.round(value / degrees) + i - 12) * degrees);
  const round = (v) => Math.round(v * 10) / 10;
  const meridians = around(middle[0])
    .map((l) => round(place(mercator([l, 0]))[0]))
    .filter((x) => x > 0 && x < CANVAS[0]);
  const parallels = around(middle[1])
    .map((a) => round(place(mercator([0, a]))[1]))
    .filter((y) => y > 0 && y < CANVAS[1]);
  return [...meridians.map((x) => `M${x} 0V${CANVAS[1]}`), ...parallels.map((y) => `M0 ${y}H${CANVAS[0]}`)].join("");
}

/** For every objective: the country, the land around it, and the graticule. */
export function drawSilhouettes() {
  const atlas = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const world = simplify(presimplify(JSON.parse(fs.readFileSync(atlas, "utf8"))), 0.001);
  const geometries = world.objects.countries.geometries;
  const project = (shape) => shape.coordinates.map((polygon) => polygon.map((ring) => ring.map(mercator)));
  const only = (names) =>
    project(
      merge(
        world,
        geometries.filter((g) => names.includes(g.properties.name)),
      ),
    );
  return Object.fromEntries(
    Object.entries(LANDS).map(([id, names]) => {
      const country = only(names);
      const frame = frameOf(country);
      const around = geometries.filter((g) => !names.includes(g.properties.name) && g.properties.name !== "Antarctica");
      const land = around.map((g) => pathOf(project(merge(world, [g])), frame.place, 1.1)).join("");
      return [id, { country: pathOf(country, frame.place, 0.6), land, grid: graticule(frame) }];
    }),
  );
}
