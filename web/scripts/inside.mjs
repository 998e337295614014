/**
 * Runs a Python file in the packed Python of the hall in a browser, under Node: `node scripts/inside.mjs FILE [ARGUMENT …]`.
 *
 * The archive is the one that lies beside the built pages, the same that browsers fetch.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const UNPACK = `
import sys, zipfile
with zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))) as archive:
    archive.extractall("/", [name for name in archive.namelist() if name.startswith("unpacked/")])
sys.path.append("/unpacked")
`;

const [file, ...given] = process.argv.slice(2);
const { info, parts } = JSON.parse(readFileSync(join(DIST, "pocket.json")));
const folder = mkdtempSync(join(tmpdir(), "pocket-"));
try {
  const archive = join(folder, "archive.zip");
  writeFileSync(archive, gunzipSync(readFileSync(join(DIST, parts.archive.file))));
  const began = process.cpuUsage();
  const python = await loadPyodide({
    stdLibURL: archive,
    lockFileContents: { info, packages: {} },
    env: { HOME: "/", MAGEHALL_STANDINS: "1" },
    args: [],
  });
  python.runPython(UNPACK);
  const { user, system } = process.cpuUsage(began);
  python.globals.set("STARTED", (user + system) / 1e6);
  python.globals.set("HEAP", () => python._module.HEAP8.length);
  python.runPython(`import sys; sys.argv[:] = ${JSON.stringify([file, ...given])}`);
  await python.runPythonAsync(readFileSync(file, "utf-8"), { filename: file });
} catch (error) {
  process.exitCode = 1;
  console.error(error.message);
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(); // a hall that is still open would go on for ever
