import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Keeps of the fonts only what our five languages need: woff2, without the letters of other languages. */
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

export default defineConfig(({ mode }) => ({
  // Relative: the server writes the true base into index.html, so a sub-path needs no other build.
  base: "./",
  plugins: [ourLettersOnly(), svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  define: { __WORKSHOP__: JSON.stringify(mode !== "production") },
  // The words are those of the Python package; they lie beside web/.
  server: { fs: { allow: [".."] } },
  build: { target: "es2022", assetsInlineLimit: 1024, reportCompressedSize: true },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
}));
