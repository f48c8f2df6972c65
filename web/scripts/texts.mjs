// Cuts a game's catalogue into what is needed at once and what can wait: its name, sides and recorded games for the home page, the table, the history notes.
const NAME = /^(game-|side-|winner-|record-)/;
const LATER = "history";

/** The messages of a catalogue, each with its comment-free text. */
export function messages(source) {
  return source
    .split(/\n(?=[a-zA-Z-])/)
    .map((block) =>
      block
        .replace(/\n#[^\n]*/g, "")
        .replace(/^#[^\n]*\n/gm, "")
        .trim(),
    )
    .filter((block) => /^[a-zA-Z-][\w-]* *=/.test(block));
}

/** A message without one attribute, and that attribute alone. */
function without(message, attribute) {
  const lines = message.split("\n");
  const start = lines.findIndex((line) => new RegExp(`^\\s+\\.${attribute} *=`).test(line));
  if (start < 0) return [message, ""];
  let end = start + 1;
  while (end < lines.length && !/^\s+\.[a-z]/.test(lines[end])) end++;
  const name = /^[\w-]+/.exec(message)[0];
  return [[...lines.slice(0, start), ...lines.slice(end)].join("\n"), `${name} =\n${lines.slice(start, end).join("\n")}`];
}

export function splitTexts(source) {
  const parts = { name: [], table: [], [LATER]: [] };
  for (const message of messages(source)) {
    const [now, later] = without(message, LATER);
    parts[NAME.test(message) ? "name" : "table"].push(now);
    if (later) parts[LATER].push(later);
  }
  return Object.fromEntries(Object.entries(parts).map(([part, list]) => [part, `${list.join("\n")}\n`]));
}
