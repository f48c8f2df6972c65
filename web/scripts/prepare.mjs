// Makes src/generated/ from the one source of each thing: tables and texts of the Python package, layout/, and Natural Earth.
// Every folder of src/detente/games is taken; a game whose map needs more has a prepare.mjs in its folder of src/games.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readCsv } from "./csv.mjs";
import { messages, splitTexts } from "./texts.mjs";

const web = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const python = path.join(web, "..", "src", "detente");
const out = path.join(web, "src", "generated");
const NAMES = JSON.parse(fs.readFileSync(path.join(python, "text", "languages.json"), "utf8"));
const LANGUAGES = Object.keys(NAMES);

function write(name, value) {
  const file = path.join(out, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text);
}
const read = (...parts) => (fs.existsSync(path.join(...parts)) ? fs.readFileSync(path.join(...parts), "utf8") : "");

write("languages.ts", `/** The languages by their own names. */\nexport const LANGUAGE_NAMES = ${JSON.stringify(NAMES)} as const;\n`);

for (const language of LANGUAGES) {
  const own = [read(python, "text", `${language}.ftl`), read(web, "src", "text", `${language}.ftl`)].flatMap(messages);
  for (const part of ["club", "archive", "alerts", "bell", "lobby", "correspondence", "friends"])
    write(`page/${part}.${language}.ftl`, messages(read(web, "src", "text", `${part}.${language}.ftl`)).join("\n"));
  write(`page/${language}.ftl`, own.filter((message) => !/^(alert|calendar|cli|mail|verify|error)-/.test(message)).join("\n"));
}

const games = fs.readdirSync(path.join(python, "games")).filter((id) => fs.existsSync(path.join(python, "games", id, "text")));
for (const id of games) {
  const home = path.join(python, "games", id);
  for (const language of LANGUAGES) {
    const own = [read(home, "text", `${language}.ftl`), read(web, "src", "games", id, "text", `${language}.ftl`)].join("\n\n");
    for (const [part, text] of Object.entries(splitTexts(own))) write(`games/${id}/text/${part}.${language}.ftl`, text);
    for (const part of ["rulings", "guide", "notes", "archive"]) {
      const text = read(home, "text", part, `${language}.ftl`) || read(web, "src", "games", id, "text", `${part}.${language}.ftl`);
      if (text) write(`games/${id}/text/${part}.${language}.ftl`, text);
    }
  }
  const folder = path.join(home, "data");
  const table = (name) => readCsv(path.join(folder, `${name}.csv`));
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith(".csv")) : [];
  write(`games/${id}/tables.json`, Object.fromEntries(names.map((name) => [name.slice(0, -4), table(name.slice(0, -4))])));
  const script = path.join(web, "src", "games", id, "prepare.mjs");
  if (fs.existsSync(script)) {
    const layout = (name) => path.join(web, "layout", `${id}_${name}`);
    const { prepare } = await import(pathToFileURL(script).href);
    await prepare({ table, layout, write: (name, value) => write(`games/${id}/${name}`, value) });
  }
}
