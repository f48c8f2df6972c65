/** What the parts of this table share: which region the map shows. */
import type { LogStep } from "../../lib/types.ts";
import type { Session as TableSession } from "../../table/session.svelte.ts";
import { COUNTRY, type Frame, type Region, tint } from "./data.ts";
import type { BoardState, Side } from "./types.ts";

export type Session = TableSession<BoardState, State, Side>;

/** What the map can be told to do. */
export interface MapControls {
  zoom: (by: number) => void;
  look: (frame: Frame) => void;
}

export class State {
  region = $state<Region | "world" | "">("world");
  map = $state.raw<MapControls | null>(null);
  constructor(private readonly session: Session) {}

  /** Influence placed in the action that is still going on. */
  readonly placed = $derived.by(() => (this.session.isAsked ? placedNow(this.session.steps, this.session.side) : new Map<string, number>()));

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

function placedNow(steps: LogStep[], side: string | null): Map<string, number> {
  const rows = steps.flatMap((step) => step.rows);
  const placed = new Map<string, number>();
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i]!;
    if (!PLACING.has(row.name)) break;
    if (row.name === "influence" && row.facts.side === side) {
      const country = String(row.facts.country);
      placed.set(country, (placed.get(country) ?? 0) + Number(row.facts.change));
    }
  }
  return placed;
}
