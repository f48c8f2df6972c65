import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readBook, type Section, type Span } from "../src/lib/markdown.ts";

const folder = path.join(import.meta.dirname, "..", "src", "rules");
const spans = (section: Section): Span[] =>
  section.blocks.flatMap((block) => [...block.spans, ...block.items.flat(), ...block.rows.flat(2)]);
const LANGUAGES = ["en", "pl", "ru", "hu"];

describe.each(fs.readdirSync(folder))("the rulebook of %s", (game) => {
  const book = (language: string): Section[] => readBook(fs.readFileSync(path.join(folder, game, `${language}.md`), "utf8"));
  const ids = (language: string): string[] => book(language).map((section) => section.id);

  it("has the same sections in four languages, each once", () => {
    expect(ids("en")).toEqual([...new Set(ids("en"))]);
    for (const language of LANGUAGES) expect(ids(language)).toEqual(ids("en"));
  });

  it("gives a numbered section its number in the heading and the level of its number", () => {
    for (const section of LANGUAGES.flatMap(book).filter(({ id }) => /^\d/.test(id))) {
      expect(section.title.startsWith(`${section.id} `)).toBe(true);
      expect(section.level).toBe(section.id.endsWith(".0") ? 1 : section.id.split(".").length);
    }
  });

  it("leaves no section empty that has none below it", () => {
    for (const language of LANGUAGES) {
      const all = book(language);
      const isLeaf = (at: number): boolean => (all[at + 1]?.level ?? 0) <= all[at]!.level;
      expect(all.filter((section, at) => isLeaf(at) && !section.blocks.length).map(({ id }) => id)).toEqual([]);
    }
  });

  it("shows no mark of its source", () => {
    for (const span of LANGUAGES.flatMap(book).flatMap(spans)) expect(span.text).not.toMatch(/\*|\]\(|\\|@@|\|/);
  });

  it("refers only to sections that there are", () => {
    const known = new Set(ids("en"));
    for (const language of LANGUAGES) {
      const named = book(language).flatMap(({ plain }) =>
        [...plain.matchAll(/(?<![\d.,:/–-])\d{1,2}\.\d(?:\.\d)?(?![\d%])/g)].map((found) => found[0]),
      );
      expect(named.filter((number) => !known.has(number))).toEqual([]);
    }
  });
});
