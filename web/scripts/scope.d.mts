import type { AcceptedPlugin } from "postcss";
export function scoped(selector: string, game: string): string;
export const scopeGames: AcceptedPlugin;
