/** The router: the current path, and navigation without reloading. */
/** A link with a token. */
export interface Asked {
  kind: "me" | "reset" | "confirm";
  token: string;
}

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** The table whose address this is. */
  readonly table = $derived.by(() => {
    const [, id, replay] = /^\/t\/([A-Za-z0-9_-]{1,32})(\/replay)?\/?$/.exec(this.path) ?? [];
    return id ? { id, isReplay: replay !== undefined } : null;
  });

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** The token link of the address, once: the token is removed from the address, and the page shows home behind the question. */
  takeAsked(): Asked | null {
    const [, kind] = /^\/(me|reset|confirm)\/?$/.exec(location.pathname) ?? [];
    const token = location.hash.slice(1);
    if (!kind || !token) return null;
    history.replaceState(null, "", "/");
    this.read();
    return { kind: kind as Asked["kind"], token };
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Click handler for links within this site: navigates without reloading. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  event.preventDefault();
  route.go(event.currentTarget.getAttribute("href")!);
}
