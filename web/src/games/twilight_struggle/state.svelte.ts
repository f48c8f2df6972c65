/** What the parts of this table share: which region the map shows. */
import type { LogRow, LogStep } from "../../generated/api.ts";
import { idOf, numberOf, sideOf } from "../../table/log.ts";
import type { Session as TableSession } from "../../table/session.svelte.ts";
import type { Frame } from "../../table/geometry.ts";
import { COUNTRY, type Region, tint } from "./data.ts";
import type { Board, Side } from "../../generated/games/twilight_struggle/board.ts";

export type Session = TableSession<Board, State, Side>;

/** Commands to the map. */
export interface MapControls {
  zoom: (by: number) => void;
  moveTo: (frame: Frame) => void;
}

export class State {
  region = $state<Region | "world" | "">("world");
  map = $state.raw<MapControls | null>(null);
  constructor(private readonly session: Session) {}

  /** Countries of the points placed or taken in the choice that is going on, in order. */
  readonly placedOrder = $derived.by(() => (this.session.isAsked ? placedNow(this.session.steps, this.session.side) : []));
  /** The point that waits for Confirm. */
  readonly heldCountry = $derived.by(() => (this.session.held?.startsWith("country:") ? this.session.held.slice(8) : null));

  placedIn(country: string): number {
    const sign = this.session.view?.question === "take" ? -1 : 1;
    return sign * (this.placedOrder.filter((id) => id === country).length + (this.heldCountry === country ? 1 : 0));
  }

  /** The region with the most lit countries. */
  get busiest(): Region | null {
    const counts = this.litByRegion();
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  }

  litByRegion(): Map<Region, number> {
    const counts = new Map<Region, number>();
    for (const name of this.session.legal) {
      const country = name.startsWith("country:") ? COUNTRY.get(name.slice(8)) : undefined;
      if (country) counts.set(tint(country), (counts.get(tint(country)) ?? 0) + 1);
    }
    return counts;
  }
}

const PLACING = new Set(["influence", "milops", "vp", "china", "crisis_over"]);

/** The own points at the end of the log, before anything else happened. */
function placedNow(steps: LogStep[], side: string | null): string[] {
  const placed: string[] = [];
  /** Own points come, the enemy's go. */
  const isOwn = (row: LogRow): boolean => (sideOf(row) === side) === numberOf(row, "change") > 0;
  for (const { rows } of steps.toReversed()) {
    const row = rows.find((one) => one.name === "influence");
    if (!row || !rows.every((one) => PLACING.has(one.name)) || !isOwn(row)) break;
    placed.unshift(idOf(row, "country"));
  }
  return side ? placed : [];
}
