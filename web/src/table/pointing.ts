/**
 * What tells something while a mouse is over it or keys have reached it. A finger points by tapping: what came with the touch, or went
 * with the focus, would move the thing away from under it before the click.
 */
import type { Session } from "./session.svelte.ts";

type Handlers = Record<"onpointerenter" | "onpointerleave" | "onfocus" | "onblur", (event: Event) => void>;
const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";

export function pointing(session: Session, name: string, tell: () => void = () => (session.pointed = name)): Handlers {
  const thing = name.slice(name.indexOf(":") + 1); // what choosing an action points at
  const leave = (): void => {
    if (session.pointed === name || session.pointed === thing) session.pointed = null;
  };
  return {
    onpointerenter: (event) => isMouse(event) && tell(),
    onpointerleave: (event) => isMouse(event) && (session.pointed = null),
    onfocus: (event) => (event.currentTarget as Element).matches(":focus-visible") && tell(),
    onblur: () => setTimeout(leave),
  };
}
