/** The server's routes for archive, statistics, profiles, tokens and bot accounts; loaded with their pages. */
import type {
  ApiTokenOut,
  ArchiveOut,
  BotOut,
  SearchVocabularyOut,
  HiddenOut,
  NewApiTokenOut,
  StatisticsOut,
  StyleOut,
} from "../generated/api.ts";
import { call } from "../lib/api.ts";
import { addTexts } from "../lib/i18n.svelte.ts";

addTexts(import.meta.glob<string>("../generated/page/archive.*.ftl", { query: "?raw", import: "default" }));
addTexts(import.meta.glob<string>("../generated/games/*/text/archive.*.ftl", { query: "?raw", import: "default" }));

export const archive = {
  search: (wanted: URLSearchParams): Promise<ArchiveOut> => call("GET", `/archive?${wanted}`),
  vocabulary: (game: string): Promise<SearchVocabularyOut> => call("GET", `/archive/vocabulary/${game}`),
  statistics: (game: string): Promise<StatisticsOut> => call("GET", `/statistics/${game}`),
  style: (person: string, game: string): Promise<StyleOut> => call("GET", `/people/${person}/style/${game}`),
  hide: (hidden: string[]): Promise<HiddenOut> => call("POST", "/me/profile", { hidden }),
};

export const tokens = {
  list: async (): Promise<ApiTokenOut[]> => (await call<{ tokens: ApiTokenOut[] }>("GET", "/me/tokens")).tokens,
  make: (name: string, scopes: string[]): Promise<NewApiTokenOut> => call("POST", "/me/tokens", { name, scopes }),
  end: (id: string): Promise<unknown> => call("DELETE", `/me/tokens/${id}`),
};

export const bots = {
  list: async (): Promise<BotOut[]> => (await call<{ bots: BotOut[] }>("GET", "/me/bots")).bots,
  make: (name: string): Promise<BotOut> => call("POST", "/me/bots", { name }),
  end: (person: string): Promise<unknown> => call("DELETE", `/me/bots/${person}`),
  token: (person: string, name: string, scopes: string[]): Promise<NewApiTokenOut> =>
    call("POST", `/me/bots/${person}/tokens`, { name, scopes }),
  endToken: (person: string, id: string): Promise<unknown> => call("DELETE", `/me/bots/${person}/tokens/${id}`),
};
