/** Tells built pages and their service worker about what was packed after them, so that it can be fetched and kept. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const META = (name) => new RegExp(` *<meta name="${name}" content='(.*?)' />\n`);
const LISTS = /\{"version":"\w+","files":\[.*?\],"luggage":\[.*?\]\}/;

/** `list` is what pocket.json holds; what an earlier packing has left is taken out. */
export function stow(folder, list) {
  const parts = Object.values(list.parts).map(({ file, size }) => [file, size]);
  const [page, worker] = [join(folder, "index.html"), join(folder, "sw.js")];
  const html = readFileSync(page, "utf-8");
  const built = JSON.parse(META("luggage").exec(html)[1]).filter(([file]) => !isPacked(file));
  const luggage = [...built, ...parts].sort();
  const lines = `    <meta name="luggage" content='${JSON.stringify(luggage)}' />\n    <meta name="pocket" content='${JSON.stringify(list)}' />\n`;
  writeFileSync(page, html.replace(META("pocket"), "").replace(META("luggage"), () => lines));
  const script = readFileSync(worker, "utf-8");
  const { files } = JSON.parse(LISTS.exec(script)[0]);
  const version = createHash("sha256").update(JSON.stringify([files, luggage])).digest("hex").slice(0, 12);
  writeFileSync(worker, script.replace(LISTS, () => JSON.stringify({ version, files, luggage: luggage.map(([file]) => file) })));
}

/** Tells what was packed from what was built. */
export function isPacked(file) {
  return /^assets\/pocket\/(pyodide|python|pocket)-/.test(file);
}
