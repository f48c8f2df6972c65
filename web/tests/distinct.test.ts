import { expect, it } from "vitest";
import { distinctNames } from "../src/table/distinct.ts";

it("tells things of one name apart", () => {
  const names: Record<string, string> = {
    "card:poland_e": "Poland",
    "card:poland_r": "Poland",
    "region:poland": "Poland",
    "card:sea": "Sea",
  };
  const about: Record<string, string> = { "card:poland_e": "card, Europe", "card:poland_r": "card, Russia", "card:sea": "card" };
  const labels = distinctNames(
    Object.keys(names),
    (thing) => names[thing]!,
    (thing) => about[thing] ?? "",
  );
  expect([...labels.values()]).toEqual(["Poland, card, Europe", "Poland, card, Russia", "Poland", "Sea"]);
});
