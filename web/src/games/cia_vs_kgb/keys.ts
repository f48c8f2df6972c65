/** Keys of the struggle; its buttons show them. */
import { t } from "../../lib/i18n.svelte.ts";
import type { Key } from "../../table/keys.ts";
import type { Board } from "../../generated/games/cia_vs_kgb/board.ts";
import type { Side } from "./facts.ts";
import type { Own } from "./own.svelte.ts";

export const KEY = { recruit: "r", activate: "a", pass: "p" } as const;

/** Goes to the first group that can be activated, or else to the first lit thing. */
export function toGroups(): void {
  const group = document.querySelector<HTMLElement>('[data-group][data-action^="activate:"]');
  (group ?? document.querySelector<HTMLElement>("main [data-action]"))?.focus();
}

export const keys: readonly Key<Board, Own, Side>[] = [
  {
    keys: [KEY.recruit],
    text: () => t("page-recruit-word"),
    when: ({ legal }) => legal.has("recruit"),
    act: (session) => session.play("recruit"),
  },
  { keys: [KEY.activate], text: () => t("page-activate-word"), act: toGroups },
  {
    keys: [KEY.pass],
    text: () => t("action-pass"),
    when: ({ legal }) => legal.has("pass"),
    act: (session) => session.play("pass"),
  },
];
