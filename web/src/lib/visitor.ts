/** Who is here: a visitor without an account is anybody who gives a name. */
import { api, type Visitor } from "./api.ts";
import { t } from "./i18n.svelte.ts";
import { prefs } from "./prefs.svelte.ts";

/** Be here under a name, and keep it for the next time; nothing is sent where nothing changes. */
export async function become(me: Visitor | null, name: string): Promise<Visitor | null> {
  const wanted = name.trim() || t("page-guest");
  const visitor = me?.name === wanted && me.lang === prefs.language ? me : await api.enter(wanted, prefs.language);
  prefs.name = wanted;
  prefs.store();
  return visitor;
}
