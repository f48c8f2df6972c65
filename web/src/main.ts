import { mount } from "svelte";
import App from "./App.svelte";
import { useLanguage } from "./lib/i18n.svelte.ts";
import { prefs } from "./lib/prefs.svelte.ts";
import "./tokens.css";
import "./base.css";

prefs.store();
// A table's code is fetched beside the texts, not after them.
if (location.pathname.startsWith("/t/") || location.search.includes("mock")) void import("./table/TablePage.svelte");
void useLanguage(prefs.language).then(() => mount(App, { target: document.getElementById("app")! }));
