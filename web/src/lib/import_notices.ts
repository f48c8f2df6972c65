/** The importer's notices about an imported game, stored for this visit. */
import type { ImportedTableOut } from "../generated/api.ts";

const key = (id: string): string => `notices ${id}`;

/** The address at which a game opens: where it differs from the rules if it does, at its beginning otherwise. */
export function keepNotices(record: ImportedTableOut): string {
  try {
    sessionStorage.setItem(key(record.id), JSON.stringify(record.notices));
  } catch {
    // A browser that keeps nothing shows no notices.
  }
  return record.difference === null ? `${record.id}/replay` : `${record.id}/replay?step=${record.sequence}`;
}

export function noticesOf(id: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(id)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((line): line is string => typeof line === "string") : [];
  } catch {
    return [];
  }
}

export function dropNotices(id: string): void {
  try {
    sessionStorage.removeItem(key(id));
  } catch {
    // Nothing was kept.
  }
}
