import fs from "node:fs";
import path from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const folder = path.join(import.meta.dirname, "..", "src", "text");
const ids = (language: string): string[] => {
  const resource = new FluentResource(fs.readFileSync(path.join(folder, `${language}.ftl`), "utf8"));
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(resource)).toEqual([]);
  return resource.body.map((entry) => entry.id).sort();
};
const sources = fs
  .readdirSync(path.join(folder, ".."), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
  .map((name) => fs.readFileSync(path.join(folder, "..", name), "utf8"))
  .join("\n");

describe("texts of the page", () => {
  it("are the same messages in four languages", () => {
    for (const language of ["pl", "ru", "hu"]) expect(ids(language)).toEqual(ids("en"));
  });

  it("are all there", () => {
    const known = new Set(ids("en"));
    const used = [...sources.matchAll(/["'`](page-[a-z0-9-]+)["'`]/g)].map((found) => found[1]!);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});
