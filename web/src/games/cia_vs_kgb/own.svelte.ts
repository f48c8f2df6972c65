/** What this game's parts share: a thing that was clicked although it is barred keeps its reason open. */
import type { Play } from "./board.ts";

export class Own {
  private stuck: string | null = null;
  constructor(private readonly session: Play) {}

  /** The pointer came to a thing, or left it. */
  point(name: string | null): void {
    if (name) this.stuck = null;
    if (!this.stuck) this.session.pointed = name;
  }

  /** A thing that cannot be chosen was clicked: its reason stays until something else is pointed at. */
  ask(name: string): void {
    this.stuck = name;
    this.session.pointed = name;
  }

  /** A new view: what was asked about is past. */
  forget(): void {
    this.stuck = null;
  }
}
