import { describe, expect, it } from "vitest";
import { gameOf, scoped } from "../scripts/scope.mjs";

describe("a game's style sheet", () => {
  it("holds only for its own table", () => {
    expect(scoped(".card h3", "x")).toBe(".game-x .card h3");
    expect(scoped("[data-layout=laptop] .card", "x")).toBe("[data-layout=laptop].game-x .card");
    expect(scoped("[data-layout=phone]:has(.sheet) > .card", "x")).toBe("[data-layout=phone]:has(.sheet).game-x > .card");
    expect(scoped('[data-theme="light"] .card', "x")).toBe('[data-theme="light"] .game-x .card');
    expect(scoped('[data-theme="light"] .game-x', "x")).toBe('[data-theme="light"] .game-x.game-x');
    expect(scoped(".table .reader", "x")).toBe(".table.game-x .reader");
  });
  it("is for sheets of games, not for what a component draws elsewhere", () => {
    expect(gameOf("/here/src/games/x/table.css")).toBe("x");
    expect(gameOf("/here/src/games/x/Mini.svelte.vite-preprocess.css")).toBeUndefined();
    expect(gameOf("/here/src/table/table.css")).toBeUndefined();
  });
});
