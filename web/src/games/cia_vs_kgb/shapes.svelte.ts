/** The silhouettes come in a chunk of their own, after the table. */
type Shapes = Record<string, { country: string; land: string; grid: string }>;

let shapes = $state.raw<Shapes | null>(null);
let asked: Promise<void> | null = null;

export function silhouettes(): Shapes | null {
  asked ??= import("../../generated/games/cia_vs_kgb/silhouettes.json").then((file) => {
    shapes = file.default as Shapes;
  });
  return shapes;
}
