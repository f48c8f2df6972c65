/**
 * What tells something while a mouse is over it or keys have reached it. A finger points by tapping: what came with the touch, or went
 * with the focus, would move the thing away from under it before the click.
 */
import type { Attachment } from "svelte/attachments";
import type { Session } from "./session.svelte.ts";

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";

export function pointing(session: Session, name: string, tell: () => void = () => (session.pointed = name)): Attachment {
  const thing = name.slice(name.indexOf(":") + 1); // what choosing an action points at
  const leave = (): void => {
    if (session.pointed === name || session.pointed === thing) session.pointed = null;
  };
  return (element) => {
    const end = new AbortController();
    const listen = (kind: string, heed: (event: Event) => unknown): void => element.addEventListener(kind, heed, { signal: end.signal });
    listen("pointerenter", (event) => isMouse(event) && tell());
    listen("pointerleave", (event) => isMouse(event) && (session.pointed = null));
    listen("focus", () => element.matches(":focus-visible") && tell());
    listen("blur", () => setTimeout(leave));
    return () => end.abort();
  };
}
