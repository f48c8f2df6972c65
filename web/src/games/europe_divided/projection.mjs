// The projection of this map: Lambert's conformal conic, both axes bent by monotone cubics, then lenses (see the warp file).
const radians = (degrees) => (degrees * Math.PI) / 180;
const tangent = (latitude) => Math.tan((Math.PI / 2 + latitude) / 2);

/** A cubic through the points that never overshoots (Fritsch and Carlson), straight beyond its ends. */
export function monotone(points) {
  const x = points.map(([at]) => at);
  const y = points.map(([, value]) => value);
  const last = points.length - 1;
  const slopes = x.slice(1).map((at, i) => (y[i + 1] - y[i]) / (at - x[i]));
  const tangents = x.map((_, i) => {
    if (i === 0 || i === last) return slopes[Math.min(i, last - 1)];
    const [before, after] = [x[i] - x[i - 1], x[i + 1] - x[i]];
    if (slopes[i - 1] * slopes[i] <= 0) return 0;
    return (3 * (before + after)) / ((2 * after + before) / slopes[i - 1] + (after + 2 * before) / slopes[i]);
  });
  return (value) => {
    if (value <= x[0]) return y[0] + (value - x[0]) * tangents[0];
    if (value >= x[last]) return y[last] + (value - x[last]) * tangents[last];
    const i = x.findIndex((at) => value <= at) - 1;
    const width = x[i + 1] - x[i];
    const s = (value - x[i]) / width;
    const [s2, s3] = [s * s, s * s * s];
    return (
      (2 * s3 - 3 * s2 + 1) * y[i] +
      (s3 - 2 * s2 + s) * width * tangents[i] +
      (3 * s2 - 2 * s3) * y[i + 1] +
      (s3 - s2) * width * tangents[i + 1]
    );
  };
}

function conic({ parallels, rotate, center, scale }) {
  const [first, second] = parallels.map(radians);
  const n = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(tangent(second) / tangent(first));
  const f = (Math.cos(first) * tangent(first) ** n) / n;
  const raw = ([longitude, latitude]) => {
    const r = f / tangent(radians(latitude)) ** n;
    const angle = n * radians(longitude);
    return [r * Math.sin(angle), f - r * Math.cos(angle)];
  };
  const middle = raw(center);
  return ([longitude, latitude]) => {
    const [x, y] = raw([longitude + rotate[0], latitude]);
    return [(x - middle[0]) * scale, (middle[1] - y) * scale];
  };
}

/** The projection of a warp file, as a function of [longitude, latitude]. */
export function conicProjection({ base, x, y, lenses }) {
  const [flat, bendX, bendY] = [conic(base), monotone(x), monotone(y)];
  return (place) => {
    const [a, b] = flat(place);
    return lenses.reduce(
      ([px, py], [cx, cy, power, width]) => {
        const [dx, dy] = [px - cx, py - cy];
        const pull = power * Math.exp(-(dx * dx + dy * dy) / (2 * width * width));
        return [px + dx * pull, py + dy * pull];
      },
      [bendX(a), bendY(b)],
    );
  };
}
