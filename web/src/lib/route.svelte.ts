/** Where the page is: the path, and moving without loading anew. */
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

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }
}

export const route = new Route();
