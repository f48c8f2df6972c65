// From longitude and latitude to the map of this table.

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
