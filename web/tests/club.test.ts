import { expect, it } from "vitest";
import { number } from "../src/club/points.ts";

it("shows points and tie-breaks exactly", () => {
  const shown = { 0: "0", 0.25: "¼", 0.5: "½", 0.75: "¾", 1: "1", 1.25: "1¼", 2.5: "2½", 10: "10", 10.75: "10¾" };
  for (const [points, text] of Object.entries(shown)) expect(number(Number(points))).toBe(text);
});
