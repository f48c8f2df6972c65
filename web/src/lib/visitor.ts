/** The current visitor: a guest needs only a name. */
import { api, type Visitor } from "./api.ts";
import { t } from "./i18n.svelte.ts";
import { prefs } from "./prefs.svelte.ts";

/** Sign in as a guest with a name, and remember it; nothing is sent if nothing has changed. */
export async function become(me: Visitor | null, name: string): Promise<Visitor | null> {
  const wanted = name.trim() || t("page-guest");
  const visitor = me?.name === wanted && me.lang === prefs.language ? me : await api.enter(wanted, prefs.language);
  prefs.name = wanted;
  prefs.store();
  return visitor;
}
