/** The view of a map: what part of the sheet fills the stage, and how fingers, wheel and keys move it. */
import { prefs } from "../lib/prefs.svelte.ts";
import { EDGE, type Frame, inside, type Place, widen } from "./geometry.ts";

export type Point = [number, number];
const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The arrow keys go from place to place: `neighbour` tells where to. */
export const ARROWS = Object.keys(DIRECTIONS);
/** A pointer that moved further than this has dragged the map and chosen nothing. */
const DRAG = 6;

/** The place nearest to another one in the direction of an arrow key. */
export function neighbour<P extends { id: string; x: number; y: number }>(places: readonly P[], from: P, key: string): P | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * direction[0] + (place.y - from.y) * direction[1];
    const aside = Math.abs((place.x - from.x) * direction[1]) + Math.abs((place.y - from.y) * direction[0]);
    if (place.id !== from.id && along > 8 && along + aside * 2 < least) {
      least = along + aside * 2;
      best = place;
    }
  }
  return best;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  frame = $state.raw<Frame>({ x: 0, y: 0, width: 0, height: 0 });
  readonly scale = $derived(this.frame.width ? this.width / this.frame.width : 1);
  /** Where a glide ends. */
  private goal: Frame;
  private animation = 0;
  private readonly pointers = new Map<number, Point>();
  private dragged = 0;

  /** *free*: called when a person moves the map away from what it was fitted to. */
  constructor(
    private readonly sheet: Frame,
    private readonly free: () => void,
  ) {
    this.frame = this.goal = sheet;
  }

  /** Whether one of some places is on the stage, or will be when the map has come to rest. */
  sees(places: readonly Place[]): boolean {
    return places.some((place) => inside(place, this.goal, EDGE / this.scale));
  }

  /** Shows a frame that has the stage's shape: at once after the stage has changed it, else as a short glide. */
  fit(target: Frame): void {
    const shape = this.width / this.height;
    if (Math.abs(this.frame.width / this.frame.height - shape) > 0.001) this.put(target);
    else this.move(target);
  }

  private put(frame: Frame): void {
    this.frame = this.goal = frame;
  }

  move(to: Frame): void {
    cancelAnimationFrame(this.animation);
    const span = prefs.span(220);
    if (!span || !this.frame.width) {
      this.put(to);
      return;
    }
    this.goal = to;
    const from = this.frame;
    const begin = performance.now();
    const step = (now: number): void => {
      const k = Math.min(1, (now - begin) / span);
      const e = 1 - (1 - k) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * e;
      this.frame = { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width), height: mix(from.height, to.height) };
      if (k < 1) this.animation = requestAnimationFrame(step);
    };
    this.animation = requestAnimationFrame(step);
  }

  zoom(by: number, at?: Point): void {
    const { frame } = this;
    const full = widen(this.sheet, this.width, this.height);
    const w = Math.min(full.width * 1.1, Math.max(full.width / 7, frame.width / by));
    const k = w / frame.width;
    const [px, py] = at ?? [frame.x + frame.width / 2, frame.y + frame.height / 2];
    this.free();
    const to = this.keep({ x: px - (px - frame.x) * k, y: py - (py - frame.y) * k, width: w, height: frame.height * k });
    if (at) this.put(to);
    else this.move(to);
  }

  moveTo(frame: Frame): void {
    this.free();
    this.move(this.keep(frame));
  }

  /** The view never leaves the sheet: its middle stays on it. */
  private keep(frame: Frame): Frame {
    const { sheet } = this;
    const x = Math.min(sheet.x + sheet.width - frame.width / 2, Math.max(sheet.x - frame.width / 2, frame.x));
    const y = Math.min(sheet.y + sheet.height - frame.height / 2, Math.max(sheet.y - frame.height / 2, frame.y));
    return { ...frame, x, y };
  }

  /** Whether the pointer that was just lifted clicked and did not drag. */
  get isClick(): boolean {
    return this.dragged <= DRAG;
  }

  /** A point of the window on the sheet. */
  private onSheet(stage: Element, [x, y]: Point): Point {
    const rect = stage.getBoundingClientRect();
    return [this.frame.x + (x - rect.left) / this.scale, this.frame.y + (y - rect.top) / this.scale];
  }

  // Dragging with one pointer pans, two pointers pinch.
  readonly down = (event: PointerEvent): void => {
    if (event.isPrimary) this.pointers.clear(); // one whose end went elsewhere, because what it touched is gone
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.pointers.size === 1) this.dragged = 0;
  };

  readonly drag = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const stage = event.currentTarget as HTMLElement;
    const now: Point = [event.clientX, event.clientY];
    if (this.pointers.size === 1) this.pan(stage, event.pointerId, before, now);
    else if (this.pointers.size === 2) this.pinch(stage, event.pointerId, before, now);
    this.pointers.set(event.pointerId, now);
  };

  private pan(stage: HTMLElement, pointer: number, before: Point, now: Point): void {
    this.dragged += Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]);
    if (this.dragged <= DRAG) return;
    this.free();
    const { frame, scale } = this;
    this.put(this.keep({ ...frame, x: frame.x - (now[0] - before[0]) / scale, y: frame.y - (now[1] - before[1]) / scale }));
    stage.setPointerCapture(pointer);
  }

  private pinch(stage: HTMLElement, pointer: number, before: Point, now: Point): void {
    const still = [...this.pointers.entries()].find(([id]) => id !== pointer)![1];
    const span = (p: Point): number => Math.hypot(p[0] - still[0], p[1] - still[1]);
    this.dragged += 10;
    if (span(before) > 10) this.zoom(span(now) / span(before), this.onSheet(stage, [(now[0] + still[0]) / 2, (now[1] + still[1]) / 2]));
  }

  readonly up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    // The click that ends a drag comes at once; a key pressed later is no drag.
    setTimeout(() => (this.dragged = 0), 50);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0014), this.onSheet(event.currentTarget as Element, [event.clientX, event.clientY]));
  };

  /** For `use:` on the stage: the wheel must be able to keep the page from scrolling. */
  readonly attach = (stage: HTMLElement): { destroy: () => void } => {
    stage.addEventListener("wheel", this.wheel, { passive: false });
    return { destroy: () => stage.removeEventListener("wheel", this.wheel) };
  };
}
