import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const LOCALES = fileURLToPath(new URL("../src/magehall/locales", import.meta.url));

/** The messages of a language, as `keys` in languages.py names them: those that only one language needs are left out. */
function keysOf(language: string): Set<string> {
  const files = readdirSync(`${LOCALES}/${language}`).filter((name) => name.endsWith(".ftl"));
  const text = files.map((name) => `\n${readFileSync(`${LOCALES}/${language}/${name}`, "utf-8")}`).join("");
  return new Set([...text.matchAll(/\n([a-z][\w-]*) =/g)].map(([, key]) => key ?? "").filter((key) => !/^[a-z]+-x-/.test(key)));
}

/** Which languages there are, and how much of each is translated: a language is a folder of catalogues. */
function languages(): Plugin {
  const id = "virtual:languages";
  return {
    name: "languages",
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const { source, pseudo, shown_from: shownFrom } = JSON.parse(readFileSync(`${LOCALES}/languages.json`, "utf-8")) as Record<string, string | number>;
      const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((each) => each.isDirectory() && keysOf(each.name).size > 0);
      const wholly = keysOf(String(source));
      const found = folders.map(({ name }): [string, number] => [name, (100 * [...keysOf(name)].filter((key) => wholly.has(key)).length) / wholly.size]);
      found.sort(([one], [two]) => Number(two === source) - Number(one === source) || (one < two ? -1 : 1));
      return `export const [source, pseudo, shownFrom, progress] = ${JSON.stringify([source, pseudo, shownFrom, Object.fromEntries(found)])};`;
    },
  };
}

/** Keeps of the fonts only what our languages need: woff2, without the letters of other languages. */
function ourLettersOnly(): Plugin {
  const others = /\/\*[^*]*-(vietnamese|cyrillic-ext|greek-ext|math|symbols)-[^*]*\*\/\s*@font-face\s*\{[^}]*\}/g;
  const oldFiles = /,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g;
  return {
    name: "our-letters-only",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("@fontsource") || !id.includes(".css")) return null;
      return { code: code.replace(others, "").replace(oldFiles, ""), map: null };
    },
  };
}

/** Builds the service worker beside the pages and tells it which files make up this version. */
function offline(): Plugin {
  const isPocket = (name: string) => /\/(pocket|pyodide)-/.test(name);
  const isBoard = (id: string | null) => id !== null && /lib\/boards\/[^/]+\/index\.ts$/.test(id);
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/offline/worker.ts", fileName: "sw.js" });
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
        .filter((file) => /\.(js|css)$/.test(file.fileName) && file.fileName !== "sw.js" && !isPocket(file.fileName))
        .filter((file) => file.type !== "chunk" || !(isBoard(file.facadeModuleId) || file.facadeModuleId?.includes("Workshop")))
        .map((file) => file.fileName)
        .concat("manifest.webmanifest", "icon.svg")
        .sort();
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const worker = bundle["sw.js"];
      if (worker?.type === "chunk") {
        worker.code = worker.code.replace(/["`]__FILES__["`]/, JSON.stringify({ version, files }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  // Relative: the server writes the true base into index.html, so a sub-path needs no other build.
  base: "./",
  plugins: [languages(), ourLettersOnly(), svelte(), offline()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/pocket-[hash].js" } } },
  define: { __WORKSHOP__: JSON.stringify(mode !== "production") },
  // The words are those of the Python package; they lie beside web/.
  server: { fs: { allow: [".."] } },
  build: { target: "es2022", assetsInlineLimit: 1024, reportCompressedSize: true },
  test: { pool: "threads", isolate: false, include: ["src/**/*.test.ts"] },
}));
