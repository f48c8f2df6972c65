/** Keys of the map. */
import { t } from "../../lib/i18n.svelte.ts";
import { ARROWS } from "../../table/camera.svelte.ts";
import type { Key } from "../../table/keys.ts";
import type { Board, Side } from "../../generated/games/twilight_struggle/board.ts";
import { REGIONS } from "./data.ts";
import { regionName } from "./log.ts";
import type { State } from "./state.svelte.ts";

/** Pins the odds of the country that has the focus, which answers it. */
export const ODDS = "o";

export const keys: readonly Key<Board, State, Side>[] = [
  { keys: ARROWS, text: () => t("page-key-arrows") },
  { keys: [ODDS], text: () => t("page-key-odds") },
  { keys: ["+", "="], text: () => t("page-zoom-in"), act: ({ own }) => own.map?.zoom(1.3) },
  { keys: ["-"], text: () => t("page-zoom-out"), act: ({ own }) => own.map?.zoom(1 / 1.3) },
  { keys: ["0"], text: () => t("page-zoom-fit"), act: ({ own }) => (own.region = "world") },
  ...REGIONS.map((region, k) => ({
    keys: [String(k + 1)],
    text: () => regionName(region),
    act: ({ own }: { own: State }) => (own.region = region),
  })),
];
