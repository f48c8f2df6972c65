// Land, region tints, borders and graticule of the map, as SVG paths.
import fs from "node:fs";
import { createRequire } from "node:module";
import { merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import { short } from "../../../scripts/geometry.mjs";

// Names as in Natural Earth, by region of the game.
const REGIONS = {
  europe:
    "Canada,United Kingdom,Norway,Sweden,Denmark,Belgium,Netherlands,Luxembourg,Germany,France,Spain,Portugal,Italy,Greece,Turkey,Finland,Austria,Poland,Czechia,Slovakia,Hungary,Romania,Bulgaria,Serbia,Croatia,Bosnia and Herz.,Slovenia,Montenegro,Macedonia,North Macedonia,Kosovo",
  ussr: "Russia,Ukraine,Belarus,Estonia,Latvia,Lithuania,Moldova,Georgia,Armenia,Azerbaijan,Kazakhstan,Uzbekistan,Turkmenistan,Kyrgyzstan,Tajikistan",
  usa: "United States of America,Puerto Rico",
  middle_east:
    "Lebanon,Syria,Israel,Palestine,Jordan,Egypt,Libya,Iraq,Iran,Kuwait,Qatar,Bahrain,United Arab Emirates,Oman,Saudi Arabia,Yemen",
  asia: "Afghanistan,Pakistan,India,North Korea,South Korea,Japan,Taiwan,Australia,Bangladesh,Nepal,Bhutan,Sri Lanka",
  southeast_asia: "Myanmar,Laos,Cambodia,Thailand,Vietnam,Malaysia,Indonesia,Philippines,Brunei,Timor-Leste",
  africa:
    "Algeria,Morocco,W. Sahara,Tunisia,Senegal,Gambia,Guinea-Bissau,Guinea,Sierra Leone,Liberia,Mauritania,Mali,Niger,Chad,Burkina Faso,Côte d'Ivoire,Ghana,Togo,Benin,Nigeria,Cameroon,Central African Rep.,Gabon,Congo,Eq. Guinea,Dem. Rep. Congo,Rwanda,Burundi,Uganda,Angola,Zambia,Zimbabwe,Botswana,Namibia,South Africa,Lesotho,eSwatini,Mozambique,Malawi,Tanzania,Kenya,Somalia,Somaliland,Djibouti,Ethiopia,Eritrea,Sudan,S. Sudan,Madagascar",
  central_america: "Mexico,Guatemala,Belize,El Salvador,Honduras,Nicaragua,Costa Rica,Panama,Cuba,Haiti,Dominican Rep.,Jamaica,Bahamas",
  south_america: "Venezuela,Colombia,Ecuador,Peru,Bolivia,Chile,Argentina,Paraguay,Uruguay,Brazil,Guyana,Suriname",
};

/** A ring without the jump at the antimeridian. */
function unwrap(ring) {
  let offset = 0;
  const points = ring.map(([longitude, latitude], i) => {
    const jump = i ? longitude - ring[i - 1][0] : 0;
    if (jump > 180) offset -= 360;
    else if (jump < -180) offset += 360;
    return [longitude + offset, latitude];
  });
  const mean = points.reduce((sum, p) => sum + p[0], 0) / points.length;
  const shift = mean > 180 ? -360 : mean < -180 ? 360 : 0;
  return points.map(([longitude, latitude]) => [longitude + shift, latitude]);
}

function area(points) {
  let twice = 0;
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length];
    twice += x * v - u * y;
  });
  return Math.abs(twice) / 2;
}

function ringPath(ring, project, [width, height], { step, smallest, unit }) {
  const all = unwrap(ring).map(project);
  const points = [all[0]];
  for (const p of all.slice(1, -1)) {
    const last = points[points.length - 1];
    if (Math.hypot(p[0] - last[0], p[1] - last[1]) > step) points.push(p);
  }
  const outside = (axis, size) => points.every((p) => p[axis] < -30) || points.every((p) => p[axis] > size + 30);
  if (points.length < 4 || outside(0, width) || outside(1, height) || area(points) < smallest) return "";
  let d = "";
  let before = [0, 0];
  points.forEach((p, i) => {
    const at = p.map((v) => Math.round(v / unit));
    const [x, y] = [at[0] - before[0], at[1] - before[1]].map((v) => short(v * unit));
    d += i === 0 ? `M${x} ${y}l` : `${i > 1 ? " " : ""}${x} ${y}`;
    before = at;
  });
  return `${d}z`;
}

/** *step*: the least distance between two points of a coast; *smallest*: the area of the smallest island; *unit*: what places are rounded to. */
const NEAR = { step: 2.2, smallest: 14, unit: 0.1 };

export function drawLand(project, canvas, detail = NEAR) {
  const [width, height] = canvas;
  const regionOf = {};
  for (const [region, names] of Object.entries(REGIONS)) for (const name of names.split(",")) regionOf[name] = region;
  const atlas = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const world = simplify(presimplify(JSON.parse(fs.readFileSync(atlas, "utf8"))), 0.02);
  const countries = world.objects.countries.geometries.filter((g) => g.properties.name !== "Antarctica");
  const polygons = (shape) => shape.coordinates.map((p) => p.map((r) => ringPath(r, project, canvas, detail)).join("")).join("");
  const regions = {};
  for (const region of ["none", ...Object.keys(REGIONS)]) {
    regions[region] = polygons(
      merge(
        world,
        countries.filter((g) => (regionOf[g.properties.name] ?? "none") === region),
      ),
    );
  }
  const inner = mesh(world, world.objects.countries, (a, b) => a !== b && regionOf[a.properties.name] === regionOf[b.properties.name]);
  const borders = inner.coordinates
    .map((line) => {
      const points = line.map(project);
      if (points.every(([x, y]) => x < 0 || x > width || y < 0 || y > height)) return "";
      let d = "";
      let last = null;
      points.forEach((p, i) => {
        if (last && i < points.length - 1 && Math.hypot(p[0] - last[0], p[1] - last[1]) <= 3) return;
        d += `${d ? "L" : "M"}${short(p[0])} ${short(p[1])}`;
        last = p;
      });
      return d;
    })
    .join("");
  return { land: polygons(merge(world, countries)), regions, borders, ...graticule(project), bars: bars(project, canvas) };
}

function polyline(points) {
  return points.map((p, i) => `${i ? "L" : "M"}${p.map(short).join(" ")}`).join("");
}

const range = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

function graticule(project) {
  const meridians = range(-120, 140, 20).map((l) => polyline(range(-60, 80, 4).map((a) => project([l, a]))));
  const parallel = (a) => polyline(range(-140, 160, 4).map((l) => project([l, a])));
  return { graticule: [...meridians, ...[60, 40, 20, -20, -40].map(parallel)].join(""), equator: parallel(0) };
}

/** The frame's alternating bars, every ten degrees. */
function bars(project, [width, height]) {
  let d = "";
  range(-130, 140, 10).forEach((l, i) => {
    const [a, b] = [Math.max(8, project([l, 0])[0]), Math.min(width - 8, project([l + 10, 0])[0])].map(short);
    if (i % 2 && +b > +a) d += `M${a} 4H${b}V8H${a}ZM${a} ${height - 8}H${b}V${height - 4}H${a}Z`;
  });
  range(-50, 80, 10)
    .reverse()
    .forEach((a, i) => {
      for (const [longitude, x0, x1] of [
        [-130, 4, 8],
        [150, width - 8, width - 4],
      ]) {
        const [top, end] = [Math.max(8, project([longitude, a])[1]), Math.min(height - 8, project([longitude, a - 10])[1])].map(short);
        if (i % 2 && +end > +top) d += `M${x0} ${top}H${x1}V${end}H${x0}Z`;
      }
    });
  return d;
}
