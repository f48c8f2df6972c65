/** Choices of this browser: theme, language, motion. Kept in local storage. */
import { LANGUAGE_NAMES } from "../generated/languages.ts";

export type Theme = "dark" | "light";
export type Motion = "full" | "quick" | "off";
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export { LANGUAGE_NAMES };

const KEY = "detente";

interface Stored {
  theme?: Theme;
  language?: Language;
  motion?: Motion;
  name?: string;
  guide?: boolean;
  game?: string;
  bot?: string;
  confirm?: boolean;
  sound?: boolean;
  learnt?: string[];
}

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

function firstLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Prefs {
  theme = $state<Theme>("dark");
  language = $state<Language>("en");
  motion = $state<Motion>("full");
  name = $state("");
  /** Whether the first-game guide is shown. */
  guide = $state(false);

  /** Whether the last step of a choice waits to be confirmed. */
  confirm = $state(true);
  /** Whether the page sounds when somebody waits for a move. */
  sound = $state(true);
  /** Lessons of the guide that are done. */
  learnt = $state.raw<string[]>([]);
  /** The game chosen last on the home page. */
  game = $state("");
  /** The bot played against last. */
  bot = $state("");

  constructor() {
    const stored = read();
    const asked = new URLSearchParams(location.search);
    const language = LANGUAGES.find((one) => one === asked.get("lang"));
    const theme = (["dark", "light"] as const).find((one) => one === asked.get("theme"));
    this.theme = theme ?? stored.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
    this.language = language ?? stored.language ?? firstLanguage();
    this.motion = stored.motion ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "full");
    this.name = stored.name ?? "";
    this.guide = stored.guide ?? false;
    this.game = stored.game ?? "";
    this.bot = stored.bot ?? "";
    this.confirm = stored.confirm ?? true;
    this.sound = stored.sound ?? true;
    this.learnt = stored.learnt ?? [];
  }

  /** Stores the settings, and applies them to the page's root element. */
  store(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
    document.documentElement.lang = this.language;
    const { theme, language, motion, name, guide, game, bot, confirm, sound, learnt } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, language, motion, name, guide, game, bot, confirm, sound, learnt }));
    } catch {
      // Without storage the settings are forgotten; the page works all the same.
    }
  }

  /** The length of a motion in milliseconds. */
  span(full: number): number {
    return this.motion === "off" ? 0 : this.motion === "quick" ? full / 2 : full;
  }
}

export const prefs = new Prefs();
