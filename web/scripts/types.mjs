// Writes the types of what travels into src/generated, from the server's models on standard input (models.py): web/build.py runs it.
// api.ts has every schema of the API document by its name; games/ID/board.ts those of one game's board, by the names of its view_model.py.
import fs from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import openapi, { astToString } from "openapi-typescript";

const out = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), "src", "generated");
// Not readFileSync: npm may hand on a pipe that has nothing to read yet (EAGAIN).
const { api, games } = JSON.parse(await text(process.stdin));

function write(name, content) {
  fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  fs.writeFileSync(path.join(out, name), content);
}

const OPTIONS = { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true, defaultNonNullable: false };
write("api.ts", astToString(await openapi(api, OPTIONS)));
for (const [id, names] of Object.entries(games)) {
  const types = Object.entries(names).map(([name, what]) => {
    const type = Array.isArray(what) ? what.map((word) => JSON.stringify(word)).join(" | ") : `api.${what}`;
    return `export type ${name} = ${type};\n`;
  });
  write(`games/${id}/board.ts`, `import type * as api from "../../api.ts";\n\n${types.join("")}`);
}
