import { describe, expect, it } from "vitest";
import { clear, closeUp, type Frame } from "../src/table/geometry.ts";

const PART = { x: 0, y: 0, width: 1000, height: 1000 };
const [WIDTH, HEIGHT] = [800, 300];
const sees = (frame: Frame, [x, y]: [number, number]): boolean =>
  x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height;

describe("the close-up of a part of the map", () => {
  it("shows the whole part where that is large enough", () => {
    const frame = closeUp(PART, [], WIDTH, HEIGHT, 0.2);
    expect(frame.height).toBe(1000);
    expect(frame.width / frame.height).toBeCloseTo(WIDTH / HEIGHT);
  });

  it("lies round all lit places that fit on the stage", () => {
    const lit = [
      { x: 100, y: 100 },
      { x: 500, y: 200 },
    ];
    const frame = closeUp(PART, lit, WIDTH, HEIGHT, 1);
    expect([frame.width, frame.height]).toEqual([WIDTH, HEIGHT]);
    expect(lit.every(({ x, y }) => sees(frame, [x, y]))).toBe(true);
  });

  it("never lies between lit places that are too far apart: it goes where most of them are", () => {
    const lit = [
      { x: 100, y: 50 },
      { x: 900, y: 900 },
      { x: 950, y: 950 },
    ];
    const frame = closeUp(PART, lit, WIDTH, HEIGHT, 1);
    expect(lit.map(({ x, y }) => sees(frame, [x, y]))).toEqual([false, true, true]);
  });

  it("has the middle of the part in its middle when nothing is lit", () => {
    const frame = closeUp(PART, [], WIDTH, HEIGHT, 1);
    expect([frame.x + frame.width / 2, frame.y + frame.height / 2]).toEqual([500, 500]);
  });
});

describe("a part of the map clear of what lies along the edges", () => {
  it("has the shape of the stage and shows the whole part between the edges", () => {
    const frame = clear(PART, WIDTH, HEIGHT, 30, 70);
    const scale = WIDTH / frame.width;
    expect(frame.height * scale).toBeCloseTo(HEIGHT);
    expect((PART.y - frame.y) * scale).toBeCloseTo(30);
    expect((PART.y + PART.height - frame.y) * scale).toBeCloseTo(HEIGHT - 70);
  });
});
