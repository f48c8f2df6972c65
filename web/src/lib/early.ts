/** A table opened by its address is asked for before anything else, so that its game and its view come beside the page and not after it. */
import { api } from "./api.ts";
import { TableSocket } from "./socket.ts";
import type { TableInfo } from "./types.ts";

const [, id, isReplay] = /^\/t\/([A-Za-z0-9_-]{1,32})(\/replay)?\/?$/.exec(location.pathname) ?? [];
let asked: Promise<TableInfo> | null = id ? api.table(id) : null;
let opened: TableSocket | null = id && !isReplay ? new TableSocket(id) : null;
asked?.catch(() => undefined);

/** The table's facts: those asked for at the start, once, or asked anew. */
export function tableInfo(wanted: string): Promise<TableInfo> {
  const found = wanted === id && asked ? asked : api.table(wanted);
  asked = null;
  return found;
}

/** The table's line: the one opened at the start, once, or a new one. */
export function tableSocket(wanted: string): TableSocket {
  const found = wanted === id && opened ? opened : new TableSocket(wanted);
  opened = null;
  return found;
}

/** The game of the table that the page was opened at. */
export const openedGame: Promise<string | null> = asked ? asked.then((info) => info.game, () => null) : Promise.resolve(null);
