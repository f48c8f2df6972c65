import type { AcceptedPlugin } from "postcss";
export function scoped(selector: string, game: string): string;
export function gameOf(file: string | undefined): string | undefined;
export const scopeGames: AcceptedPlugin;
