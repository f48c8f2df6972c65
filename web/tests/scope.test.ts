import { describe, expect, it } from "vitest";
import { gameOf, scoped } from "../scripts/scope.mjs";

describe("a game's style sheet", () => {
  it("holds only for its own table", () => {
    expect(scoped(".card h3", "x")).toBe(":where(.g-x) .card h3");
    expect(scoped(".lay-mid .card", "x")).toBe(".lay-mid:where(.g-x) .card");
    expect(scoped(".lay-phone:has(.sheet) > .card", "x")).toBe(".lay-phone:has(.sheet):where(.g-x) > .card");
    expect(scoped('[data-theme="light"] .card', "x")).toBe('[data-theme="light"] :where(.g-x) .card');
    expect(scoped('[data-theme="light"] .g-x', "x")).toBe('[data-theme="light"] .g-x');
    expect(scoped(".tbl .reader", "x")).toBe(".tbl:where(.g-x) .reader");
  });
  it("is for sheets of games, not for what a component draws elsewhere", () => {
    expect(gameOf("/here/src/games/x/table.css")).toBe("x");
    expect(gameOf("/here/src/games/x/Mini.svelte.vite-preprocess.css")).toBeUndefined();
    expect(gameOf("/here/src/table/table.css")).toBeUndefined();
  });
});
