/** Keys of the map and of the action step. */
import { t } from "../../lib/i18n.svelte.ts";
import { ARROWS } from "../../table/camera.svelte.ts";
import type { Key } from "../../table/keys.ts";
import type { Board, Side } from "../../generated/games/europe_divided/board.ts";
import { ZONES } from "./facts.ts";
import type { State } from "./state.svelte.ts";

export const END = "e";

export const keys: readonly Key<Board, State, Side>[] = [
  { keys: [END], text: () => t("action-done"), when: ({ legal }) => legal.has("done"), act: (session) => session.play("done") },
  {
    keys: ["m"],
    text: () => t("page-key-lit"),
    act: () => document.querySelector<SVGGElement>('.stage [data-place][tabindex="0"], .stage [role="button"][tabindex="0"]')?.focus(),
  },
  { keys: ARROWS, text: () => t("page-key-arrows") },
  { keys: ["+", "="], text: () => t("page-zoom-in"), act: ({ own }) => own.map?.zoom(1.3) },
  { keys: ["-"], text: () => t("page-zoom-out"), act: ({ own }) => own.map?.zoom(1 / 1.3) },
  ...ZONES.map((zone, number) => ({
    keys: [String(number)],
    text: () => t(zone === "all" ? "page-zoom-fit" : `page-zone-${zone}`),
    act: ({ own }: { own: State }) => (own.zone = zone),
  })),
];
