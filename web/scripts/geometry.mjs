// Geometry of the Twilight Struggle map: the warp from longitude and latitude, and neighbour lines with rounded bends.
import fs from "node:fs";

/** Rows of a CSV file as objects; quotes may hold commas. */
export function readCsv(path) {
  const [head, ...rows] = fs
    .readFileSync(path, "utf8")
    .trim()
    .split(/\r?\n/)
    .map((line) => {
      const cells = [];
      let quoted = false;
      let cell = "";
      for (const sign of line) {
        if (sign === '"') quoted = !quoted;
        else if (sign === "," && !quoted) {
          cells.push(cell);
          cell = "";
        } else cell += sign;
      }
      cells.push(cell);
      return cells;
    });
  return rows.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ""])));
}

/** Linear interpolation in a table of pairs; outside it the last slope goes on. */
function interpolate(table, value) {
  let i = table.findIndex(([at]) => value <= at);
  if (i < 0) i = table.length - 1;
  if (i === 0) i = 1;
  const [a, b] = [table[i - 1], table[i]];
  return a[1] + ((b[1] - a[1]) * (value - a[0])) / (b[0] - a[0]);
}

function smoothstep([from, to], value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The projection of a warp file, as a function of [longitude, latitude]. */
export function projection(warp) {
  const { west, middle, east } = warp.y_of_latitude;
  return ([longitude, latitude]) => {
    const first = smoothstep(warp.blend_west_to_middle, longitude);
    const second = smoothstep(warp.blend_middle_to_east, longitude);
    const left = interpolate(west, latitude) * (1 - first) + interpolate(middle, latitude) * first;
    return [interpolate(warp.x_of_longitude, longitude), left * (1 - second) + interpolate(east, latitude) * second];
  };
}

export const short = (value) => String(Math.round(value * 10) / 10);

/** The pieces of a line of lines.csv: each a list of points. */
export const readPath = (path) => path.split("|").map((piece) => piece.split(";").map((point) => point.split(" ").map(Number)));

/** A polyline as an SVG path; every bend is a quadratic curve of radius 12 or half the shorter leg. */
export function roundedPath(points, radius = 12) {
  let d = `M${points[0].map(short).join(" ")}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [before, corner, after] = points.slice(i - 1, i + 2);
    const legs = [before, after].map((p) => Math.hypot(p[0] - corner[0], p[1] - corner[1]));
    const k = Math.min(radius, legs[0] / 2, legs[1] / 2);
    const [from, to] = [before, after].map((p, n) => corner.map((c, axis) => c + ((p[axis] - c) * k) / legs[n]));
    d += `L${from.map(short).join(" ")}Q${corner.map(short).join(" ")} ${to.map(short).join(" ")}`;
  }
  return `${d}L${points[points.length - 1].map(short).join(" ")}`;
}
