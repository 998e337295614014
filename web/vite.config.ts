import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const LOCALES = fileURLToPath(new URL("../src/magehall/locales", import.meta.url));

/** The messages of a language, as `keys` in languages.py names them: those that only one language needs are left out. */
function keysOf(language: string): Set<string> {
  const files = readdirSync(`${LOCALES}/${language}`).filter((name) => name.endsWith(".ftl") && !name.endsWith("-asked.ftl"));
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

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Where the files lie that only the hall in the browser needs. */
const POCKET = "assets/pocket/";

/**
 * Builds the service worker beside the pages and tells it which files make up this version. What is needed only to play without
 * a network (the boards and the hall itself) is the luggage: listed with sizes, in the worker and in index.html; what is packed later
 * (scripts/pocket.mjs) is added to both lists.
 */
function offline(): Plugin {
  const isBoard = (file: Output) => file.type === "chunk" && /lib\/boards\/[^/]+\/index\.ts$/.test(file.facadeModuleId ?? "");
  const isWorkshop = (file: Output) => file.type === "chunk" && file.facadeModuleId?.includes("Workshop") === true;
  const sizeOf = (file: Output) => Buffer.byteLength(file.type === "chunk" ? file.code : file.source);
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/offline/worker.ts", fileName: "sw.js" });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const all = Object.values(bundle).filter((file) => file.fileName !== "sw.js" && !isWorkshop(file));
        const heavy = all.filter((file) => isBoard(file) || file.fileName.startsWith(POCKET));
        const luggage = heavy.map((file) => [file.fileName, sizeOf(file)] as const).sort();
        const files = all
          .filter((file) => /\.(js|css)$/.test(file.fileName) && !heavy.includes(file))
          .map((file) => file.fileName)
          .concat("manifest.webmanifest", "icon.svg")
          .sort();
        const version = createHash("sha256").update(JSON.stringify([files, luggage])).digest("hex").slice(0, 12);
        const worker = bundle["sw.js"];
        if (worker?.type === "chunk") {
          worker.code = worker.code.replace(/["`]__FILES__["`]/, JSON.stringify({ version, files, luggage: luggage.map(([file]) => file) }));
        }
        const page = bundle["index.html"];
        if (page?.type === "asset") {
          page.source = String(page.source).replace("</title>", `</title>\n    <meta name="luggage" content='${JSON.stringify(luggage)}' />`);
        }
      },
    },
  };
}

/** What a static site needs besides: a policy that no server sends, and shortcuts that a plain file server finds. */
function staticSite(): Plugin {
  const policy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
  ];
  return {
    name: "static-site",
    apply: (_, { mode }) => mode === "site",
    transformIndexHtml: (html) => html.replace("<meta charset=\"utf-8\" />", `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}" />`),
    writeBundle({ dir }) {
      const file = `${dir}/manifest.webmanifest`;
      writeFileSync(file, readFileSync(file, "utf-8").replaceAll(/"url": "\.\//g, '"url": "./#/'));
    },
  };
}

export default defineConfig(({ mode }) => ({
  // Relative: the server writes the true base into index.html, so a sub-path needs no other build.
  base: "./",
  plugins: [languages(), ourLettersOnly(), svelte(), offline(), staticSite()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  worker: { format: "es", rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: `${POCKET}[name]-[hash].js` } } },
  define: { __WORKSHOP__: JSON.stringify(mode !== "production" && mode !== "site"), __SITE__: JSON.stringify(mode === "site") },
  // The words are those of the Python package; they lie beside web/.
  server: { fs: { allow: [".."] } },
  build: { target: "es2022", assetsInlineLimit: 1024, reportCompressedSize: true, rolldownOptions: { checks: { pluginTimings: false } } },
  test: { pool: "threads", isolate: false, include: ["src/**/*.test.ts"], setupFiles: ["src/address.ts"] },
}));
