import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = path.join(import.meta.dirname, "..", "src");
const files = (folder: string): string[] =>
  fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
const text = (folder: string): string =>
  files(folder)
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => fs.readFileSync(name, "utf8"))
    .join("\n");

const shared = text(path.join(SOURCES, "table"));
const games = fs.readdirSync(path.join(SOURCES, "games")).filter((id) => fs.existsSync(path.join(SOURCES, "games", id, "guide.ts")));

describe.each(games)("the guide of %s", (id) => {
  const folder = path.join(SOURCES, "games", id);
  const targets = [...fs.readFileSync(path.join(folder, "guide.ts"), "utf8").matchAll(/targets: .*?\[(.*?)\],?\s*\}?,?$/gms)].map(
    (found) => found[1]!,
  );
  const classes = new Set(
    targets
      .flatMap((target) => [...target.matchAll(/"([^"]*)"|'([^']*)'/g)])
      .flatMap(([selector]) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map((found) => found[1]!)),
  );

  it("points at what the page draws", () => {
    const drawn = shared + text(folder);
    // A class stands in class="…" or in a list of classes.
    const isDrawn = (name: string): boolean => new RegExp(`["\` ]${name}["\` ]`).test(drawn);
    expect(classes.size).toBeGreaterThan(0);
    expect([...classes].filter((name) => !isDrawn(name))).toEqual([]);
  });
});
