/**
 * Writes the types of all that goes over the wire, from the server's own descriptions in docs/protocol
 * (npm run types): src/lib/wire/types.ts, and what each game declares in src/lib/boards/<game>/shapes.ts.
 *
 * With --check it writes nothing and fails where a file is not fresh.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const PROTOCOL = new URL("../../docs/protocol/", import.meta.url);
const LIB = new URL("../src/lib/", import.meta.url);
const BANNER = "/* Made from docs/protocol by `npm run types`; not to be edited. */";
const STYLE = { bannerComment: BANNER, additionalProperties: false, format: true, style: { printWidth: 120 } };

const read = (name) => JSON.parse(readFileSync(new URL(name, PROTOCOL), "utf-8"));

/** Every file by its place below src/lib. */
export async function wireTypes() {
  const messages = read("messages.schema.json");
  const bodies = JSON.parse(JSON.stringify(read("openapi.json").components.schemas).replaceAll("#/components/schemas/", "#/$defs/"));
  const files = { "wire/types.ts": await typesOf("Wire", { ...bodies, ...messages.$defs }) };
  for (const name of readdirSync(new URL("games/", PROTOCOL)).filter((file) => file.endsWith(".schema.json"))) {
    files[`boards/${name.split(".")[0]}/shapes.ts`] = await typesOf("Shapes", read(`games/${name}`).$defs);
  }
  return files;
}

function typesOf(title, defs) {
  const names = Object.keys(defs).sort();
  const root = {
    title,
    description: "Everything that is described here, by name.",
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    additionalProperties: false,
    $defs: defs,
  };
  return compile(plain(root), title, STYLE);
}

/** Leaves out what would only make names or tuples: defaults, patterns, bounds, the forms of a text. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== "object") return schema;
  const { default: _default, pattern: _pattern, ...rest } = schema;
  if (rest.type === "string") delete rest.anyOf;
  if (typeof rest.$ref === "string") delete rest.description; // a field's sentence would make a type of its own
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [name, text] of Object.entries(await wireTypes())) {
    const file = new URL(name, LIB);
    if (!process.argv.includes("--check")) writeFileSync(file, text);
    else if (readFileSync(file, "utf-8") !== text) {
      console.error(`src/lib/${name} is not fresh: npm run types`);
      process.exit(1);
    }
  }
}
