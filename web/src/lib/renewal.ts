// A newer server does not have the parts that a page of an older one has not fetched yet. Nothing but the page is lost by loading it anew:
// games, drafts of moves aside, are on the server. Once in a while only, or a part that is missing for good would make pages load for ever.
const KEY = "detente-renewed";
const PAUSE = 60_000; // milliseconds

/** Load the page anew, unless that was tried a moment ago; whether it was. */
export function renew(storage: Pick<Storage, "getItem" | "setItem">, now: number, reload: () => void): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < PAUSE) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}

/** From now on, load the page anew when a part of it is no longer there. */
export function renewWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    if (renew(sessionStorage, Date.now(), () => location.reload())) event.preventDefault();
  });
}
