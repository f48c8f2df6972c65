/** People as others see them. */
import { locale, signed, t } from "./i18n.svelte.ts";
import { prefs } from "./prefs.svelte.ts";

/** A date does not begin a line with the Russian "г." of its year. */
const whole = (date: string): string => date.replace(" г.", "\u00a0г.");
/** A time in the language of the page. */
export const moment = (at: number): string =>
  whole(new Date(at * 1000).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" }));
export const day = (at: number): string => whole(new Date(at * 1000).toLocaleDateString(locale(), { dateStyle: "long" }));

/** How long ago something was, in words, in the largest unit that fits. */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(prefs.language, { numeric: "auto" });
  const seconds = Math.max(60, now - at);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 31_557_600],
    ["month", 2_629_800],
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const [unit, length] = units.find(([, one]) => seconds >= one)!;
  return words.format(-Math.floor(seconds / length), unit);
}

/** In the order of the alphabet of the page's language; the server's order is that of letters that look alike. */
export const byName = <T extends { person: { name: string } }>(lines: T[]): T[] => {
  const { compare } = new Intl.Collator(prefs.language);
  return [...lines].sort((one, other) => compare(one.person.name, other.person.name));
};

/** A rating; a question mark says that it is provisional. */
export const ratingText = (rating: number, settled: boolean): string => `${rating}${settled ? "" : "?"}`;

interface Rated {
  rating: number | null;
  gained: number | null;
  settled: boolean;
}

/** The rating of a player, with what the game gained; empty if there is none. */
export function seatRating(seat: Rated | undefined): string {
  if (!seat || seat.rating === null) return "";
  return ratingText(seat.rating, seat.settled) + (seat.gained === null ? "" : ` ${signed(seat.gained)}`);
}

interface Shown {
  name: string;
  kind: string | null;
  you?: boolean;
}

/** A name, marked for bots and for guests: anybody may take a guest's name. */
export function personName({ name, kind, you = false }: Shown): string {
  if (kind === "deleted") return t("page-deleted-player");
  if (kind === "bot") return t("page-bot-player", { name });
  return kind === "guest" && !you && name && name !== t("page-guest") ? t("page-guest-named", { name }) : name;
}
