/**
 * Makes the parts of the hall in a browser beside the built pages: Python itself, and an archive with its modules and ours.
 *
 * `node scripts/pocket.mjs [FOLDER]`; PYTHON names the interpreter in whose environment the packages lie that ours are built on, or
 * PACKAGES their folder.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { isPacked, stow } from "./stow.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const CACHE = join(WEB, "node_modules/.cache/pocket");
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide"));

/** Where the packages lie that ours are built on. */
function packages() {
  if (process.env.PACKAGES) return process.env.PACKAGES;
  const own = join(WEB, "../.venv/bin/python");
  const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
  return execFileSync(python, ["-c", "import os, starlette; print(os.path.dirname(os.path.dirname(starlette.__file__)))"], { encoding: "utf-8" }).trim();
}

async function pack() {
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONOPTIMIZE: "2", HOME: "/" } });
  mkdirSync(CACHE, { recursive: true });
  for (const [name, folder] of Object.entries({ ours: join(WEB, "../src"), others: packages(), cache: CACHE })) {
    python.FS.mkdirTree(`/pack/${name}`);
    python.mountNodeFS(`/pack/${name}`, folder);
  }
  python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf-8"));
  return { archive: Buffer.from(python.globals.get("pack")().toJs()), notices: python.globals.get("notices")() };
}

/** Says whose work lies in the packed files, under which licence, and where its source is. */
function licences(notices) {
  const { version, license } = JSON.parse(pyodide("package.json"));
  const source = `https://github.com/pyodide/pyodide/tree/${version}`;
  const head = [
    "The hall in a browser (assets/pocket) contains the work of others, unchanged unless said otherwise.",
    `Pyodide ${version}: pyodide-*.js, python-*.js, python-*.bin (compressed by gzip).\nLicence: ${license}, https://mozilla.org/MPL/2.0/\nSource, also of the libraries in it: ${source}`,
    "In pocket-*.bin, as bytecode, with our own modules:",
  ];
  return `${head.join("\n\n")}\n\n${notices}`;
}

/** Puts a file under a name that changes with it: compressed, or as it is if the browser must run it. */
function put(folder, name, content, isScript = false) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const file = `assets/pocket/${name}-${hash}.${isScript ? "js" : "bin"}`;
  const written = isScript ? content : gzipSync(content, { level: 9 });
  writeFileSync(join(folder, file), written);
  return { file, size: written.length };
}

const folder = process.argv[2] ?? join(WEB, "dist");
const pyodide = (name) => readFileSync(join(PYODIDE, name));
mkdirSync(join(folder, "assets/pocket"), { recursive: true });
for (const name of readdirSync(join(folder, "assets/pocket"))) if (isPacked(`assets/pocket/${name}`)) rmSync(join(folder, "assets/pocket", name));
const { archive, notices } = await pack();
const parts = {
  loader: put(folder, "pyodide", pyodide("pyodide.mjs"), true),
  script: put(folder, "python", pyodide("pyodide.asm.mjs"), true),
  wasm: put(folder, "python", pyodide("pyodide.asm.wasm")),
  archive: put(folder, "pocket", archive),
};
const list = { info: JSON.parse(pyodide("pyodide-lock.json")).info, parts };
stow(folder, list);
writeFileSync(join(folder, "assets/pocket/LICENCES.txt"), licences(notices));
writeFileSync(join(folder, "pocket.json"), JSON.stringify(list));
