// Tables of the Python package and of layout/.
import fs from "node:fs";

/** Rows of a CSV file as objects; quotes may hold commas. */
export function readCsv(path) {
  const [head, ...rows] = fs
    .readFileSync(path, "utf8")
    .trim()
    .split(/\r?\n/)
    .map((line) => {
      const cells = [];
      let quoted = false;
      let cell = "";
      for (const sign of line) {
        if (sign === '"') quoted = !quoted;
        else if (sign === "," && !quoted) {
          cells.push(cell);
          cell = "";
        } else cell += sign;
      }
      cells.push(cell);
      return cells;
    });
  return rows.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ""])));
}
