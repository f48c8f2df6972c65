/** A table opened by its address is asked for before anything else, so that its game and its view come beside the page and not after it. */
import { api } from "./api.ts";
import { route } from "./route.svelte.ts";
import { TableSocket } from "./socket.ts";
import type { TableOut } from "../generated/api.ts";

const table = route.table;
let asked: Promise<TableOut> | null = table ? api.table(table.id) : null;
let opened: TableSocket | null = table && !table.isReplay ? new TableSocket(table.id) : null;
asked?.catch(() => undefined);

/** The table's facts: those asked for at the start, once, or asked anew. */
export function tableInfo(wanted: string): Promise<TableOut> {
  const found = wanted === table?.id && asked ? asked : api.table(wanted);
  asked = null;
  return found;
}

/** The table's line: the one opened at the start, once, or a new one. */
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
