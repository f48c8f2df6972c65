/** The players of a table. */
import { t } from "../lib/i18n.svelte.ts";
import type { TableOut } from "../generated/api.ts";
import { personName } from "../lib/people.ts";
import type { Side } from "../lib/sides.ts";

/** Who plays a side: a name, a computer, or the side itself. */
export function playerName(info: TableOut | null, side: Side): string {
  const seat = info?.seats[side];
  return (seat && personName(seat)) || (seat?.bot ? t("page-computer") : t(`side-${side}`));
}
