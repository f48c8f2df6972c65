/** Notes on recorded games: the message `note-TITLE-STEP` says what happened at a step. */
import { has } from "../lib/i18n.svelte.ts";

/** The first step from *step* towards *end* that has a note, or none. */
export function noteAt(title: string, step: number, end: number): number | null {
  const by = end < step ? -1 : 1;
  for (let at = step; by > 0 ? at <= end : at >= end; at += by) if (has(`note-${title}-${at}`)) return at;
  return null;
}
