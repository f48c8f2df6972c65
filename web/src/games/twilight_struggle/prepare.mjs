// What the map of this table is drawn from: countries and cards with their places, land, and the miniature of the home page.
import fs from "node:fs";
import { readCsv } from "../../../scripts/csv.mjs";
import { readPath, roundedPath } from "../../../scripts/geometry.mjs";
import { drawLand } from "./land.mjs";
import { projection } from "./projection.mjs";

/** A path with fewer digits, for the miniature of the home page. */
const coarse = (d) => d.replace(/-?\d+\.\d+/g, (word) => String(Math.round(Number(word))));

export function prepare({ table, layout, write }) {
  const places = Object.fromEntries(readCsv(layout("boxes.csv")).map(({ id, x, y }) => [id, [Number(x), Number(y)]]));
  const countries = table("countries").map((row) => ({
    id: row.id,
    region: row.region,
    subregions: row.subregions ? row.subregions.split(/[;| ]+/) : [],
    stability: Number(row.stability),
    battleground: row.battleground === "1",
    variant: row.variant !== "",
    x: places[row.id][0],
    y: places[row.id][1],
  }));
  const region = Object.fromEntries(countries.map((c) => [c.id, c.region]));
  const drawn = Object.fromEntries(readCsv(layout("lines.csv")).map((row) => [`${row.a} ${row.b}`, row.path]));
  const lines = table("adjacency").map(({ a, b }) => {
    const pieces = readPath(drawn[`${a} ${b}`] ?? drawn[`${b} ${a}`]);
    const kind = a === "usa" ? "us" : a === "ussr" ? "ussr" : region[a] !== region[b] ? "between" : "within";
    return { a, b, kind, d: pieces.map((points) => roundedPath(points)).join("") };
  });
  const cards = table("cards").map((row) => ({
    id: row.id,
    number: Number(row.number),
    side: row.side,
    ops: Number(row.ops),
    era: row.era,
    star: row.removed_after_event === "1",
    scoring: row.scoring === "1",
    war: row.war === "1",
  }));
  const space = table("space_race").map((row) => ({
    box: Number(row.box),
    ops: Number(row.ops_required),
    roll: Number(row.max_die_roll),
    first: Number(row.first_vp),
    second: Number(row.second_vp),
    ability: row.ability,
  }));
  const regions = table("regions").map((row) => ({
    id: row.region,
    presence: row.presence,
    domination: row.domination,
    control: row.control,
  }));
  const shorts = {};
  for (const { id, language, name } of readCsv(layout("short_names.csv"))) (shorts[language] ??= {})[id] = name;

  write("game.json", { countries, superpowers: { usa: places.usa, ussr: places.ussr }, lines, cards, space, regions, shorts });

  const warp = JSON.parse(fs.readFileSync(layout("warp.json"), "utf8"));
  const [mini, far] = [6, 12].map((step) => drawLand(projection(warp), warp.canvas, { step, smallest: 120, unit: 1 }).land);
  // Wide strokes along a fine coast are slow to paint (a third of a second without a graphics card), and look the same along a coarse one.
  write("land.json", { ...drawLand(projection(warp), warp.canvas), far });

  // What the server draws pictures from for letters (games/twilight_struggle/picture in the package).
  const isDrawn = Object.fromEntries(countries.map((c) => [c.id, !c.variant]));
  const pieces = Object.entries(drawn).flatMap(([ends, path]) =>
    ends.split(" ").every((id) => isDrawn[id] ?? true) ? readPath(path) : [],
  );
  write("picture.json", { canvas: warp.canvas, box: warp.box, superpower: warp.superpower_box, places, lines: pieces, shorts, land: mini });

  // The miniature: the opening position, with marks of 0 nobody, 1 the US, 2 the USSR.
  const start = Object.fromEntries(table("countries").map((row) => [row.id, [Number(row.us_start), Number(row.ussr_start)]]));
  const holder = ({ id, stability }) => {
    const [us, ussr] = start[id];
    return us - ussr >= stability ? 1 : ussr - us >= stability ? 2 : 0;
  };
  const marks = countries.filter((c) => !c.variant).map((c) => [c.x, c.y, holder(c)]);
  write("mini.json", { land: mini, lines: coarse(lines.map((line) => line.d).join("")), marks });
}
