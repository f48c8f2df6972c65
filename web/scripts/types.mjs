// The client's types of the server's routes, from its OpenAPI document: npm run types
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import openapi, { astToString } from "openapi-typescript";

const web = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const python = process.env.PYTHON ?? path.join(web, "..", ".venv", "bin", "python");
const code =
  "import json; from detente.server.http.app import make_app; from detente.server.settings import Settings; print(json.dumps(make_app(Settings(data='/tmp/detente-openapi')).openapi()))";
const document = JSON.parse(execFileSync(python, ["-c", code], { encoding: "utf8", env: { ...process.env, DETENTE_JIT: "0" } }));
const header = "// Made by `npm run types` from the server's OpenAPI document. Do not edit.\n";
fs.writeFileSync(path.join(web, "src", "lib", "schema.d.ts"), header + astToString(await openapi(document)));
