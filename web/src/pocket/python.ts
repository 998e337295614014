/** Starts Python in this thread, with our archive in place of its own library. */
import type { loadPyodide } from "pyodide";
import type { Parts } from "./fetching";

export type Python = Awaited<ReturnType<typeof loadPyodide>>;

const ARCHIVE = "archive.zip";
/** Data is read from files: some packages can do nothing else, and ours do it much faster. */
const UNPACK = `
import sys, zipfile
with zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip"))) as archive:
    archive.extractall("/", [name for name in archive.namelist() if name.startswith("unpacked/")])
sys.path.append("/unpacked")
`;

export async function startPython(parts: Parts): Promise<Python> {
  const { loadPyodide: load } = (await import(/* @vite-ignore */ parts.loader)) as { loadPyodide: typeof loadPyodide };
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ parts.script)) as { default: never };
  const python = await serving(parts, () =>
    load({
      indexURL: new URL(".", parts.loader).href,
      stdLibURL: new URL(ARCHIVE, parts.loader).href,
      lockFileContents: { info: parts.info, packages: {} } as never,
      createPyodideModule,
      env: { HOME: "/", MAGEHALL_STANDINS: "1" },
    }),
  );
  python.runPython(UNPACK);
  return python;
}

/** Lets Pyodide fetch what is here already. */
async function serving<T>({ wasm, archive }: Parts, work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = String(input);
    if (url.endsWith(".wasm")) return Promise.resolve(new Response(wasm, { headers: { "Content-Type": "application/wasm" } }));
    return url.endsWith(ARCHIVE) ? Promise.resolve(new Response(archive)) : fetch(input, init);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
  }
}
