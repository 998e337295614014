/** Fetches the parts of the hall, saying how far it is. */
import type { PartList } from "./messages";

type Bytes = Uint8Array<ArrayBuffer>;

/** What Python is started from. */
export interface Parts {
  info: object;
  /** Addresses of Pyodide's scripts, which are imported. */
  loader: string;
  script: string;
  wasm: Bytes;
  /** All modules, in place of Python's own library. */
  archive: Bytes;
}

export async function fetchParts(base: string, list: PartList, onProgress: (loaded: number, total: number) => void): Promise<Parts> {
  const { loader, script, wasm, archive } = list.parts;
  const total = sizeOf(list);
  let loaded = 0;
  const fetched = (file: string): Promise<Bytes> => fetchOne(base + file, (bytes) => onProgress((loaded += bytes), total));
  onProgress(0, total);
  const [code, modules] = await Promise.all([fetched(wasm.file), fetched(archive.file), fetched(loader.file), fetched(script.file)]);
  return { loader: base + loader.file, script: base + script.file, wasm: code, archive: modules, info: list.info };
}

/** How many bytes are fetched in all. */
export function sizeOf(list: PartList): number {
  return Object.values(list.parts).reduce((sum: number, { size }) => sum + size, 0);
}

async function fetchOne(url: string, count: (bytes: number) => void): Promise<Bytes> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new TypeError(`${url}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform(chunk, controller) {
        count(chunk.length);
        controller.enqueue(chunk);
      },
    }),
  );
  const whole = url.endsWith(".bin") ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  return new Uint8Array(await new Response(whole).arrayBuffer());
}
