/**
 * The visitor's part of a game's entropy: 32 random bytes, revealed only when every seat has committed to its own. What the server had
 * published by then is stored as a receipt, so that it cannot change it later.
 */
import type { TableOut } from "../generated/api.ts";
import { sha256 } from "./sha256.ts";

export interface Receipt {
  table: string;
  game: string;
  rules: number;
  options: TableOut["options"];
  commitment: string;
  commits: Record<string, string>;
  seat: string;
  entropy: string;
}
interface Stored {
  entropy: string;
  receipt?: Receipt;
}

const PREFIX = "detente-chance-";
const MOST = 60; // tables to remember
const memory = new Map<string, Stored>(); // where the browser stores nothing

const fresh = (): string => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function read(id: string): Stored | null {
  try {
    const text = localStorage.getItem(PREFIX + id);
    if (text) return JSON.parse(text) as Stored;
  } catch {
    // a browser that stores nothing
  }
  return memory.get(id) ?? null;
}

function keep(id: string, stored: Stored): void {
  memory.set(id, stored);
  try {
    const known = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    if (known.length >= MOST && !known.includes(PREFIX + id)) localStorage.removeItem(known[0]!);
    localStorage.setItem(PREFIX + id, JSON.stringify(stored));
  } catch {
    // a browser that stores nothing
  }
}

/** The page's commitment at a table: the same in all tabs and after a reload. */
export function commitTo(id: string): string {
  const stored = read(id) ?? { entropy: fresh() };
  keep(id, stored);
  return sha256(stored.entropy);
}

/** The entropy to reveal, once every seat has committed and ours to ours; the receipt is stored first. Null: not yet, or another device's turn. */
export function toReveal(table: TableOut): string | null {
  const stored = read(table.id);
  const seats = Object.entries(table.seats);
  if (!stored || table.status !== "waiting" || seats.some(([seat, one]) => one.bot === null && !table.commits[seat])) return null;
  const [seat] = seats.find(([place, one]) => one.you && table.commits[place] === sha256(stored.entropy)) ?? [];
  if (seat === undefined) return null;
  const { id, game, rules, options, commitment, commits } = table;
  const receipt: Receipt = stored.receipt ?? { table: id, game, rules, options, commitment, commits, seat, entropy: stored.entropy };
  if (!agrees(receipt, table)) return null; // bound once, never to something else
  keep(id, { ...stored, receipt });
  return stored.entropy;
}

const agrees = (receipt: Receipt, table: TableOut): boolean =>
  receipt.commitment === table.commitment &&
  Object.entries({ ...receipt.commits, ...table.commits }).every(
    ([seat, commit]) => receipt.commits[seat] === commit && table.commits[seat] === commit,
  );

export const receiptOf = (id: string): Receipt | null => read(id)?.receipt ?? null;

/** Whether the revealed values match the commitments made before the game. Null: this page was not there, or the game is not over. */
export function isFair(table: TableOut): boolean | null {
  const receipt = receiptOf(table.id);
  const { fair } = table;
  if (!receipt || !fair) return null;
  return (
    agrees(receipt, table) &&
    sha256(fair.secret) === receipt.commitment &&
    fair.entropy[receipt.seat] === receipt.entropy &&
    Object.entries(receipt.commits).every(([seat, commit]) => sha256(fair.entropy[seat] ?? "") === commit)
  );
}
