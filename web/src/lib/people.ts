/** People as others see them. */
import { t } from "./i18n.svelte.ts";

interface Shown {
  name: string;
  kind: string | null;
  you?: boolean;
}

/** A name; other people's say if they are guests, whose names anybody may take. */
export function personName({ name, kind, you = false }: Shown): string {
  return kind === "guest" && !you && name && name !== t("page-guest") ? t("page-guest-named", { name }) : name;
}
