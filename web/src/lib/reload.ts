// A newer server does not have the chunks of an older page that were not fetched yet, so the page is reloaded. That loses nothing but moves
// that were not sent. It is not repeated within a minute, or a chunk that is missing for good would make pages reload forever.
const KEY = "detente-renewed";
const PAUSE = 60_000; // milliseconds

/** Reload the page, unless that was tried a moment ago; returns whether it did. */
export function renew(storage: Pick<Storage, "getItem" | "setItem">, now: number, reload: () => void): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < PAUSE) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}

/** From now on, reload the page when one of its chunks is missing. */
export function renewWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    if (renew(sessionStorage, Date.now(), () => location.reload())) event.preventDefault();
  });
}
