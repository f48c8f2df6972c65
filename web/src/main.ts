import { mount } from "svelte";
import App from "./App.svelte";
import { markCyrillic } from "./lib/cyrillic.ts";
import { openedGame } from "./lib/prefetch.ts";
import { useLanguage, useTexts } from "./lib/i18n.svelte.ts";
import { prefs } from "./lib/prefs.svelte.ts";
import { renewWhenOutdated } from "./lib/reload.ts";
import { route } from "./lib/route.svelte.ts";
import { loadGame } from "./table/game.ts";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./utilities.css";

renewWhenOutdated();
// A page's code is fetched in parallel with the texts, and its game as soon as it is known.
void (route.table ? import("./table/TablePage.svelte") : route.path === "/" ? import("./home/Home.svelte") : null);
void openedGame.then((game) => {
  if (game) void Promise.all([loadGame(game), useTexts(game, "table"), useTexts(game, "name")]).catch(() => undefined);
});
void useLanguage(prefs.language).then(() => {
  mount(App, { target: document.getElementById("app")! });
  markCyrillic();
});
