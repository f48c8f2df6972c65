/** A table opened by its address: what it is, asked for before anything else, so that its game comes beside the page and not after it. */
import { api } from "./api.ts";
import type { TableInfo } from "./types.ts";

const id = /^\/t\/([A-Za-z0-9_-]{1,32})/.exec(location.pathname)?.[1];
let asked: Promise<TableInfo> | null = id ? api.table(id) : null;
asked?.catch(() => undefined);

/** The table's facts: those asked for at the start, once, or asked anew. */
export function tableInfo(wanted: string): Promise<TableInfo> {
  const found = wanted === id && asked ? asked : api.table(wanted);
  asked = null;
  return found;
}

/** The game of the table that the page was opened at. */
export const openedGame: Promise<string | null> = asked ? asked.then((info) => info.game, () => null) : Promise.resolve(null);
