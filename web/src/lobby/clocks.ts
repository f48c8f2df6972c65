/** The clocks that people can choose, and their texts. */
import type { ClockIn, TimingOut } from "../generated/api.ts";
import { t } from "../lib/i18n.svelte.ts";

const DAY = 86_400;
export const PRESETS = {
  quick: { base: 1500, increment: 10, days: 0 },
  live: { base: 2700, increment: 30, days: 0 },
  slow: { base: 5400, increment: 60, days: 0 },
  day: { base: 0, increment: 0, days: 1 },
  days: { base: 0, increment: 0, days: 3 },
  week: { base: 0, increment: 0, days: 7 },
  budget: { base: 21 * DAY, increment: 0, days: 0 },
} as const satisfies Record<string, Required<ClockIn>>;
export type Preset = keyof typeof PRESETS;

/** Whether this is a correspondence clock: days for each move, or for the game. */
export const isCorrespondence = (clock: { base?: number; days?: number; per_move?: boolean }): boolean =>
  !!clock.days || !!clock.per_move || (clock.base ?? 0) >= DAY;

/** A clock in words; *days* are those for each move. */
export function clockText(clock: { base: number; increment: number; days: number }): string {
  if (clock.days) return t("page-clock-of-days", { days: clock.days });
  if (clock.base >= DAY) return t("page-clock-of-budget", { days: Math.round((clock.base / DAY) * 10) / 10 });
  return t("page-clock-of-minutes", { minutes: Math.round(clock.base / 60), seconds: clock.increment });
}

/** The clock of a table in words. */
export function timingText(clock: TimingOut | null): string {
  if (!clock) return t("page-pace-none");
  return clockText(clock.per_move ? { base: 0, increment: 0, days: clock.base / DAY } : { ...clock, days: 0 });
}
