/** The layout, one of four, that fits the window. */
export type Layout = "desktop" | "laptop" | "phone" | "landscape";

function choose(): Layout {
  const { innerWidth: width, innerHeight: height } = window;
  if (height < 520 && width < 1100) return width < height ? "phone" : "landscape";
  if (width < 760) return "phone";
  return width >= 1600 && height >= 820 ? "desktop" : "laptop";
}

const stands = (): boolean => window.innerHeight > window.innerWidth;

class Screen {
  layout = $state<Layout>(choose());
  private isHigh = $state(stands());
  readonly isSmall = $derived(this.layout === "phone" || this.layout === "landscape");
  /** A tablet held upright. */
  readonly isUpright = $derived(this.layout === "laptop" && this.isHigh);
  constructor() {
    addEventListener("resize", () => {
      this.layout = choose();
      this.isHigh = stands();
    });
  }
}

export const screen = new Screen();
