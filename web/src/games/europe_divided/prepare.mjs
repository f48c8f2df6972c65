// What this table is drawn from: the tables' columns that a page shows, the map with its plates, and the miniature of the home page.
import fs from "node:fs";
import { readCsv } from "../../../scripts/csv.mjs";
import { readPath, roundedPath, short } from "../../../scripts/geometry.mjs";
import { conicProjection } from "./projection.mjs";

const VERBS = [
  "eu_place",
  "eu_grow",
  "eu_income",
  "nato_place",
  "nato_grow",
  "nato_mobilise",
  "nato_move",
  "ru_place",
  "ru_grow",
  "ru_income",
  "ru_mobilise",
  "ru_move",
];
const COLUMNS = {
  regions: ["id", "kind", "nato_base", "russian_base", "source"],
  action_cards: ["id", "deck", "region", "initiative", ...VERBS, "mobilise_in", "source"],
  card_specials: ["card", "kind", "source"],
  advantage_cards: ["id", "side", "coins", "prestige_if_kept", "source"],
  event_cards: ["id", "period", "side", "regions", "requirement", "vp", "coin_regions", "coins_each", "source"],
  turn_track: ["turn", "resolve_events", "move_events", "reveal_events", "discard_events", "draw_events", "score_dominance"],
};

const pick = (row, columns) => Object.fromEntries(columns.map((column) => [column, row[column]]));
const line = (points) => points.map((p, i) => `${i ? "L" : "M"}${p.map(short).join(" ")}`).join("");
const range = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

function graticule(project) {
  const meridians = range(-40, 80, 10).map((longitude) => line(range(26, 74, 2).map((latitude) => project([longitude, latitude]))));
  const parallels = range(30, 70, 10).map((latitude) => line(range(-40, 80, 2).map((longitude) => project([longitude, latitude]))));
  return [...meridians, ...parallels].join("");
}

/** A path with whole numbers, points some way apart and no islets: for the miniature, and for wide strokes, which are slow along a fine
 * coast. */
function coarse(d, step = 9) {
  const rings = d
    .split("Z")
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split("L")
        .map((point) => point.split(" ").map(Number)),
    );
  const thin = (points) =>
    points.reduce((kept, p) => (kept.length && Math.hypot(p[0] - kept.at(-1)[0], p[1] - kept.at(-1)[1]) < step ? kept : [...kept, p]), []);
  return rings
    .map(thin)
    .filter((points) => points.length > 4)
    .map((points) => `M${points.map((p) => p.map(Math.round).join(" ")).join("L")}Z`)
    .join("");
}

export function prepare({ table, layout, write }) {
  write(
    "facts.json",
    Object.fromEntries(Object.entries(COLUMNS).map(([name, columns]) => [name, table(name).map((row) => pick(row, columns))])),
  );

  const { canvas, shapes } = JSON.parse(fs.readFileSync(layout("shapes.json"), "utf8"));
  const plates = readCsv(layout("regions.csv")).map(({ id, x, y, w, h }) => ({ id, x: +x, y: +y, w: +w, h: +h }));
  const straits = readCsv(layout("straits.csv")).map(({ a, b, path }) => ({
    a,
    b,
    d: readPath(path)
      .map((points) => roundedPath(points))
      .join(""),
  }));
  const project = conicProjection(JSON.parse(fs.readFileSync(layout("warp.json"), "utf8")));
  const far = Object.entries(shapes)
    .map(([id, d]) => (id === "moscow" ? "" : coarse(d)))
    .join("");
  write("map.json", { canvas, shapes, far, plates, straits, graticule: graticule(project) });

  const kinds = Object.fromEntries(table("regions").map(({ id, kind }) => [id, kind]));
  const lands = { none: coarse(shapes.neutral) };
  for (const [id, d] of Object.entries(shapes)) if (kinds[id]) lands[kinds[id]] = (lands[kinds[id]] ?? "") + coarse(d);
  const marks = table("regions").map(({ id, kind, nato_base, russian_base }) => {
    const { x, y } = plates.find((plate) => plate.id === id);
    return [x, y, kind === "disputed" ? 0 : nato_base === "1" ? 1 : russian_base === "1" ? 2 : -1];
  });
  // What the server draws pictures from for letters (games/europe_divided/picture in the package).
  const drawn = Object.fromEntries(Object.entries(shapes).map(([id, d]) => [id, coarse(d, 3)]));
  write("picture.json", { canvas, plates: Object.fromEntries(plates.map(({ id, x, y, w, h }) => [id, [x, y, w, h]])), shapes: drawn });
  write("mini.json", { lands, marks: marks.filter(([, , mark]) => mark >= 0) });
}
