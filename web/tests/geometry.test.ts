import { describe, expect, it } from "vitest";
import game from "../src/generated/games/twilight_struggle/game.json";
import adjacency from "../../src/detente/games/twilight_struggle/data/adjacency.csv?raw";

type Point = [number, number];
interface Box {
  id: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const box = (id: string, x: number, y: number, width: number, height: number): Box => ({
  id,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const powers = Object.entries(game.superpowers as unknown as Record<string, Point>);
const boxes = [...game.countries.map((c) => box(c.id, c.x, c.y, 80, 40)), ...powers.map(([id, [x, y]]) => box(id, x, y, 104, 46))];

/** The points of a drawn path, curves in sixteen pieces. */
function samples(d: string): Point[][] {
  const pieces: Point[][] = [];
  for (const [, command, rest] of d.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const n = rest!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === "M") pieces.push([[n[0]!, n[1]!]]);
    const piece = pieces[pieces.length - 1]!;
    if (command === "L") piece.push([n[0]!, n[1]!]);
    if (command === "Q") {
      const [from, corner, to] = [piece[piece.length - 1]!, [n[0]!, n[1]!], [n[2]!, n[3]!]];
      for (let i = 1; i <= 16; i++) {
        const t = i / 16;
        const at = (axis: 0 | 1): number => from[axis] * (1 - t) ** 2 + 2 * corner[axis]! * t * (1 - t) + to[axis]! * t * t;
        piece.push([at(0), at(1)]);
      }
    }
  }
  return pieces;
}

/** Whether a segment enters a box. */
function enters([x0, y0]: Point, [x1, y1]: Point, b: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, end, low, high] of [
    [x0, x1, b.left, b.right],
    [y0, y1, b.top, b.bottom],
  ] as const) {
    const d = end - start;
    if (Math.abs(d) < 1e-9) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, c] = [(low - start) / d, (high - start) / d].sort((p, q) => p - q) as [number, number];
    from = Math.max(from, a);
    to = Math.min(to, c);
    if (from >= to) return false;
  }
  return true;
}

describe("the map of Twilight Struggle", () => {
  it("draws exactly the neighbours of the rules", () => {
    const pairs = adjacency
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(",").sort().join(" "));
    const drawn = game.lines.map((line) => [line.a, line.b].sort().join(" "));
    expect(pairs).toHaveLength(122);
    expect(drawn.sort()).toEqual(pairs.sort());
    expect(game.lines.every((line) => line.d.length > 0)).toBe(true);
  });

  it("begins and ends every line in its own boxes", () => {
    const place = new Map(boxes.map((b) => [b.id, b]));
    for (const line of game.lines) {
      const pieces = samples(line.d);
      const inside = ([x, y]: Point, b: Box): boolean => x > b.left && x < b.right && y > b.top && y < b.bottom;
      expect(inside(pieces[0]![0]!, place.get(line.a)!), line.a).toBe(true);
      expect(inside(pieces[pieces.length - 1]!.at(-1)!, place.get(line.b)!), line.b).toBe(true);
    }
  });

  it("lets no box touch another", () => {
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        const apart = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
        expect(apart, `${a.id} ${b.id}`).toBeGreaterThan(5);
      }
  });

  it("runs no line through a foreign box", () => {
    for (const line of game.lines)
      for (const piece of samples(line.d))
        for (const b of boxes)
          if (b.id !== line.a && b.id !== line.b)
            for (let i = 1; i < piece.length; i++)
              expect(enters(piece[i - 1]!, piece[i]!, b), `${line.a}–${line.b} through ${b.id}`).toBe(false);
  });
});
