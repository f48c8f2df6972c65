/** Requests the table in the address before anything else, so that its game and view load in parallel with the page. */
import { api } from "./api.ts";
import { prefs } from "./prefs.svelte.ts";
import { route } from "./route.svelte.ts";
import { TableSocket } from "./socket.ts";
import type { TableOut } from "../generated/api.ts";

prefs.store(); // the page has its language before the first request: errors are told in it
const table = route.table;
let asked: Promise<TableOut> | null = table ? api.table(table.id) : null;
let opened: TableSocket | null = table && !table.isReplay ? new TableSocket(table.id) : null;
asked?.catch(() => undefined);

/** The table's facts: those requested at the start, once, or a new request. */
export function tableInfo(wanted: string): Promise<TableOut> {
  const found = wanted === table?.id && asked ? asked : api.table(wanted);
  asked = null;
  return found;
}

/** The table's socket: the one opened at the start, once, or a new one. */
export function tableSocket(wanted: string): TableSocket {
  const found = wanted === table?.id && opened ? opened : new TableSocket(wanted);
  opened = null;
  return found;
}

/** The game of the table that the page was opened at. */
export const openedGame: Promise<string | null> = asked
  ? asked.then(
      (info) => info.game,
      () => null,
    )
  : Promise.resolve(null);
