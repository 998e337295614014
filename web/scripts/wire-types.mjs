/**
 * Writes src/lib/wire/types.ts from the server's own descriptions in docs/protocol (npm run types).
 *
 * With --check it writes nothing and fails where the file is not fresh.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const PROTOCOL = new URL("../../docs/protocol/", import.meta.url);
const FILE = new URL("../src/lib/wire/types.ts", import.meta.url);
const BANNER = "/* Made from docs/protocol by `npm run types`; not to be edited. */";

const read = (name) => JSON.parse(readFileSync(new URL(name, PROTOCOL), "utf-8"));

export async function wireTypes() {
  const messages = read("messages.schema.json");
  const bodies = JSON.parse(JSON.stringify(read("openapi.json").components.schemas).replaceAll("#/components/schemas/", "#/$defs/"));
  const defs = { ...bodies, ...messages.$defs };
  const root = {
    title: "Wire",
    description: "Everything that goes over the wire, by name.",
    type: "object",
    properties: Object.fromEntries(Object.keys(defs).sort().map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: Object.keys(defs).sort(),
    additionalProperties: false,
    $defs: defs,
  };
  return compile(plain(root), "Wire", { bannerComment: BANNER, additionalProperties: false, format: true, style: { printWidth: 120 } });
}

/** Leaves out what would only make names: titles of plain values and patterns. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== "object") return schema;
  const { default: _default, pattern: _pattern, ...rest } = schema;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const text = await wireTypes();
  if (process.argv.includes("--check")) {
    if (readFileSync(FILE, "utf-8") !== text) {
      console.error("src/lib/wire/types.ts is not fresh: npm run types");
      process.exit(1);
    }
  } else writeFileSync(FILE, text);
}
