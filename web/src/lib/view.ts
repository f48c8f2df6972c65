import type { ServerMessage } from "../generated/api.ts";

type AnyView = Extract<ServerMessage, { type: "view" }>["view"];

/** The view of any game; `B` is what its board holds. */
export type View<B = unknown> = Omit<AnyView, "game" | "board"> & { game: string; board: B };
