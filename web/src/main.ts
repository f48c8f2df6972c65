import { mount } from "svelte";
import App from "./App.svelte";
import { useLanguage } from "./lib/i18n.svelte.ts";
import { prefs } from "./lib/prefs.svelte.ts";
import "./tokens.css";
import "./base.css";

prefs.store();
void useLanguage(prefs.language).then(() => mount(App, { target: document.getElementById("app")! }));
