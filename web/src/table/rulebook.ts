/** The rulebooks: one chunk per game and language, loaded once. */
import { readBook, type Section } from "../lib/markdown.ts";

const BOOKS = import.meta.glob<string>("../rules/*/*.md", { query: "?raw", import: "default" });
const cache = new Map<string, Promise<Section[]>>();

/** Whether a game has a rulebook here. */
export const hasBook = (game: string): boolean => `../rules/${game}/en.md` in BOOKS;

export function sectionsOf(game: string, language: string): Promise<Section[]> {
  const path = `../rules/${game}/${language}.md`;
  let book = cache.get(path);
  if (!book) {
    book = (BOOKS[path]?.() ?? Promise.resolve("")).then(readBook);
    book.catch(() => cache.delete(path));
    cache.set(path, book);
  }
  return book;
}
