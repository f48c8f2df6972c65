/** Which of the four arrangements fits the window. */
export type Layout = "desk" | "laptop" | "phone" | "landscape";

function choose(): Layout {
  const { innerWidth: width, innerHeight: height } = window;
  if (height < 520 && width < 1100) return width < height ? "phone" : "landscape";
  if (width < 760) return "phone";
  return width >= 1600 && height >= 820 ? "desk" : "laptop";
}

class Screen {
  layout = $state<Layout>(choose());
  readonly isSmall = $derived(this.layout === "phone" || this.layout === "landscape");
  constructor() {
    addEventListener("resize", () => (this.layout = choose()));
  }
}

export const screen = new Screen();
