// Lines of maps as SVG paths: neighbour lines with rounded bends.

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
