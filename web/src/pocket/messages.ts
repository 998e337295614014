/** What passes between a page and the worker in which the hall is. */

/** A part of the hall: where it lies below the pages, and how many bytes it has as it is fetched. */
export interface Part {
  file: string;
  size: number;
}

/** What `scripts/pocket.mjs` writes into pocket.json. */
export interface PartList {
  /** What Pyodide says about itself. */
  info: object;
  /** Pyodide's two scripts, and compressed, its machine code and all modules of Python. */
  parts: { loader: Part; script: Part; wasm: Part; archive: Part };
}

export type ToWorker =
  | { kind: "open"; base: string; list: PartList }
  | { kind: "ask"; id: number; method: string; path: string; headers: Record<string, string>; body: Uint8Array }
  | { kind: "connect"; id: number; path: string; headers: Record<string, string> }
  | { kind: "say"; id: number; text: string }
  | { kind: "hangUp"; id: number };

export type FromWorker =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: Failure; words: string }
  | { kind: "answer"; id: number; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { kind: "hear"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };

/** Why the hall does not open: it could not be fetched, it is open in another tab, what was kept cannot be read, or anything else. */
export type Failure = "unreachable" | "elsewhere" | "unreadable" | "broken";
