/** Distinct names of things: where two share a name (a card and its region), each also says what it is. */
export function distinctNames(
  things: readonly string[],
  name: (thing: string) => string,
  about: (thing: string) => string,
): Map<string, string> {
  const counts = new Map<string, number>();
  for (const thing of new Set(things)) counts.set(name(thing), (counts.get(name(thing)) ?? 0) + 1);
  return new Map(
    things.map((thing) => [thing, [name(thing), counts.get(name(thing))! > 1 ? about(thing) : ""].filter(Boolean).join(", ")]),
  );
}
