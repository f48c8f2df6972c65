/** What the lists of channels are given by their page. */
import type { AlertsOut } from "../generated/api.ts";

export interface ChannelListProps {
  alerts: AlertsOut;
  /** Does something, and shows what it returns, or its error. */
  attempt: (work: () => Promise<string>) => Promise<void>;
  test: (id: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}
