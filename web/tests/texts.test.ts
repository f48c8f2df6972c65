import fs from "node:fs";
import path from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messages, splitTexts } from "../scripts/texts.mjs";

const src = path.join(import.meta.dirname, "..", "src");
const python = path.join(src, "..", "..", "src", "detente");
/** Where the page's own texts lie: its own, and those of each game's folder. */
const folders = [
  path.join(src, "text"),
  ...fs.readdirSync(path.join(src, "games")).map((game) => path.join(src, "games", game, "text")),
].filter((folder) => fs.existsSync(folder));

function ids(text: string, language: string): string[] {
  const resource = new FluentResource(text);
  expect(new FluentBundle(language).addResource(resource)).toEqual([]);
  return resource.body.flatMap((entry) => [entry.id, ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`)]).sort();
}
const read = (folder: string, name: string): string => fs.readFileSync(path.join(folder, name), "utf8");
const sources = fs
  .readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
  .map((name) => read(src, name))
  .join("\n");

describe("texts of the page", () => {
  it.each(folders)("%s: are the same messages in four languages", (folder) => {
    for (const name of fs.readdirSync(folder).filter((file) => file.endsWith("en.ftl"))) {
      const english = ids(read(folder, name), "en").filter((id) => !id.includes("."));
      for (const language of ["pl", "ru", "hu"])
        expect(ids(read(folder, name.replace("en.ftl", `${language}.ftl`)), language).filter((id) => !id.includes("."))).toEqual(english);
    }
  });

  it("are all there", () => {
    const known = new Set(
      folders.flatMap((folder) =>
        fs
          .readdirSync(folder)
          .filter((file) => file.endsWith("en.ftl"))
          .flatMap((name) => ids(read(folder, name), "en")),
      ),
    );
    const used = [...sources.matchAll(/["'`](page-[a-z0-9-]+)["'`]/g)].map((found) => found[1]!);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(folders)("%s: refer to messages of the guide that are there", (folder) => {
    for (const name of fs.readdirSync(folder).filter((file) => file.startsWith("guide."))) {
      const known = ids(read(folder, name), "en");
      const references = [...read(folder, name).matchAll(/\{ (guide-[\w-]+) \}/g)].map((found) => found[1]!);
      expect(references.filter((id) => !known.includes(id))).toEqual([]);
    }
  });

  it("have a text for every lesson of a guide", () => {
    for (const game of fs.readdirSync(path.join(src, "games")).filter((id) => fs.existsSync(path.join(src, "games", id, "guide.ts")))) {
      const lessons = [...read(path.join(src, "games", game), "guide.ts").matchAll(/\bid: "([a-z-]+)"/g)].map(
        (found) => `guide-${found[1]}`,
      );
      const own = path.join(src, "games", game, "text");
      const known = [...ids(read(path.join(src, "text"), "en.ftl"), "en"), ...ids(read(own, "guide.en.ftl"), "en")];
      expect(lessons.length).toBeGreaterThan(5);
      expect(lessons.filter((id) => !known.includes(id))).toEqual([]);
    }
  });

  it("lose nothing when they are cut into parts", () => {
    for (const game of fs
      .readdirSync(path.join(python, "games"))
      .filter((id) => fs.existsSync(path.join(python, "games", id, "text", "ru.ftl")))) {
      for (const language of ["en", "pl", "ru", "hu"]) {
        const whole = read(path.join(python, "games", game, "text"), `${language}.ftl`);
        const parts = Object.values(splitTexts(whole)).flatMap((text) => ids(text, language));
        expect([...new Set(parts)].sort()).toEqual(ids(messages(whole).join("\n"), language));
        expect(ids(messages(whole).join("\n"), language)).toEqual(ids(whole, language));
      }
    }
  });
});
