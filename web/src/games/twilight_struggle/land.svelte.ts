/** The shapes of the land: a file of their own, fetched beside the code and drawn when they are there. */
import address from "../../generated/games/twilight_struggle/land.json?url";

export interface LandShapes {
  land: string;
  /** The land as seen from far: few points, no islets. */
  far: string;
  regions: Record<string, string>;
  borders: string;
  graticule: string;
  equator: string;
  bars: string;
}

let shapes = $state.raw<LandShapes | null>(null);
void fetch(address)
  .then((answer) => answer.json() as Promise<LandShapes>)
  .then((read) => (shapes = read));

export const land = (): LandShapes | null => shapes;
