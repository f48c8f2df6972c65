/** What the parts of this table share: what the map shows, and which lit thing is being looked at. */
import { screen } from "../../table/layout.svelte.ts";
import type { Session as TableSession } from "../../table/session.svelte.ts";
import { inZone, PLACE, type Zone, ZONES } from "./facts.ts";
import type { Board, Side, Way } from "../../generated/games/europe_divided/board.ts";

export type Session = TableSession<Board, State, Side>;

const LEGEND = "detente-ed-legend";
const read = (): boolean => {
  try {
    return localStorage.getItem(LEGEND) !== "folded";
  } catch {
    return true;
  }
};

export const BOARD_KINDS = ["region", "eu", "nato", "russia"];
/** The place of an action on the map, or "". */
export const placeOf = (action: string): string => {
  const [kind = "", name = ""] = action.split(":");
  return BOARD_KINDS.includes(kind) || kind === "sea" ? name : "";
};

export class State {
  zone = $state<Zone | "">("all");
  isLegend = $state(read());
  map = $state.raw<{ zoom: (by: number) => void } | null>(null);
  constructor(private readonly session: Session) {}

  /** The scale of the map now. */
  scale = $state(1);
  readonly isFar = $derived(this.scale < 0.6);
  /** Plates keep the size of a map at four fifths where it is smaller, as far as there is room for them. */
  readonly plate = $derived(screen.isSmall ? 1.16 : Math.min(1.2, Math.max(1, 0.8 / this.scale)));

  /** Lit actions by the place they are at. */
  readonly byPlace = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const action of this.session.legal) {
      const place = placeOf(action);
      if (place) found.set(place, [...(found.get(place) ?? []), action]);
    }
    return found;
  });

  /** The lit action that is held, armed or pointed at: what it would change is shown before it is played. */
  readonly target = $derived.by(() => {
    const { held, armed, pointed, legal } = this.session;
    if (held ?? armed) return held ?? armed;
    if (!pointed) return null;
    if (legal.has(pointed)) return pointed;
    const here = this.byPlace.get(pointed) ?? [];
    return here.length === 1 ? here[0]! : null;
  });

  /** The unit whose ways are shown: the one that moves, or the one pointed at. */
  readonly from = $derived.by(() => {
    const { prompt, hints } = this.session.board!;
    if (!this.session.isAsked) return null;
    if (prompt.from) return prompt.from;
    const place = this.session.view?.question === "unit" && this.target ? placeOf(this.target) : "";
    return place && hints.moves[place] ? place : null;
  });
  /** Where it can go, and for how much. */
  readonly ways = $derived.by((): Record<string, Way> => (this.from ? this.session.board!.hints.moves[this.from] : undefined) ?? {});
  /** The way that is looked at. */
  readonly way = $derived.by(() => {
    const place = this.session.view?.question === "move" && this.target ? placeOf(this.target) : "";
    return place ? (this.ways[place] ?? null) : null;
  });

  fold(): void {
    this.isLegend = !this.isLegend;
    try {
      localStorage.setItem(LEGEND, this.isLegend ? "open" : "folded");
    } catch {
      // The choice holds until the page is closed.
    }
  }

  /** The zone with the most lit places; the whole map where they are everywhere. */
  get busiest(): Zone {
    const lit = [...this.byPlace.keys()].filter((place) => PLACE.has(place));
    const counts = ZONES.slice(1).map((zone) => [zone, lit.filter((place) => inZone(place, zone)).length] as const);
    return counts.sort((a, b) => b[1] - a[1])[0]?.[0] ?? "danube";
  }
}
