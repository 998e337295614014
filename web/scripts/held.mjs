/**
 * Runs the page's own code on messages: each line of input is `{"who", "message"}`, each line of output a digest of
 * what that follower holds after it, or with `{"who"}` alone all of it.
 *
 * What is held is frozen, so that a change that reaches into something shown earlier fails.
 */
import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const bundle = await rolldown({ input: fileURLToPath(new URL("../src/lib/wire/held.ts", import.meta.url)) });
const [{ code }] = (await bundle.generate({ format: "esm" })).output;
const { heard } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);

const followers = new Map();

function frozen(value) {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

function sorted(value) {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { who, message } = JSON.parse(line);
  if (message) followers.set(who, frozen(heard(followers.get(who) ?? null, message)));
  const text = JSON.stringify(sorted(followers.get(who)));
  process.stdout.write(`${message ? createHash("md5").update(text).digest("hex") : text}\n`);
});
