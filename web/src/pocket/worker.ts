/** The worker in which the hall is: Python with tables, bots and rules, spoken to as if it were a server. */
/// <reference lib="webworker" />
import type { PyProxy } from "pyodide/ffi";
import { fetchParts } from "./fetching";
import type { Failure, FromWorker, ToWorker } from "./messages";
import { Pages } from "./pages";
import { startPython, type Python } from "./python";

declare const self: DedicatedWorkerGlobalScope;

interface Line extends PyProxy {
  say(text: string): void;
  hang_up(): void;
}
interface Hall extends PyProxy {
  ask(method: string, path: string, headers: object, body: Uint8Array): Promise<PyProxy & { status: number; headers: PyProxy; body: PyProxy }>;
  connect(path: string, headers: object, hear: (text: string) => void, end: (code: number) => void): Line;
}

/** How long a tab that is just being closed may take to let go of the hall, in milliseconds. */
const LETTING_GO = 3000;

class Closed extends Error {
  readonly why: Failure;

  constructor(why: Failure, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

let hall: Hall;
const lines = new Map<number, Line>();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") void open(data).then(() => tell({ kind: "ready" }), fail);
  else if (data.kind === "ask") void ask(data);
  else if (data.kind === "connect") connect(data);
  else if (data.kind === "say") lines.get(data.id)?.say(data.text);
  else lines.get(data.id)?.hang_up();
};

function tell(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}

function fail(error: unknown): void {
  tell({ kind: "failed", why: error instanceof Closed ? error.why : "broken", words: String(error instanceof Error ? (error.cause ?? error) : error) });
}

async function open({ base, list }: ToWorker & { kind: "open" }): Promise<void> {
  await only();
  const fetched = await fetchParts(base, list, (loaded, total) => tell({ kind: "progress", loaded, total })).catch((error: unknown) => {
    throw new Closed("unreachable", error);
  });
  const [python, pages] = await Promise.all([startPython(fetched), Pages.open()]);
  hall = await openHall(python, pages);
}

/** Waits to be the only one with this hall; the lock ends with the worker. */
function only(): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(LETTING_GO);
    navigator.locks
      .request("magehall-pocket", { signal }, () => {
        resolve();
        return new Promise(() => undefined);
      })
      .catch((error: unknown) => reject(new Closed("elsewhere", error)));
  });
}

async function openHall(python: Python, pages: Pages): Promise<Hall> {
  const keep = (count: number, changed: PyProxy): Promise<void> => pages.write(count, changed.toJs() as [number, Uint8Array][]);
  const line = python.pyimport("magehall.pocket.browser") as PyProxy & { open_hall(image: Uint8Array, keep: unknown): Promise<Hall> };
  return line.open_hall(await pages.read(), keep).catch((error: unknown) => {
    throw error instanceof Error && "type" in error && error.type === "BadInput" ? new Closed("unreadable", error.message) : error;
  });
}

async function ask({ id, method, path, headers, body }: ToWorker & { kind: "ask" }): Promise<void> {
  const reply = await hall.ask(method, path, headers, body);
  const content = reply.body.toJs() as Uint8Array<ArrayBuffer>;
  const given = reply.headers.toJs({ dict_converter: Object.fromEntries }) as Record<string, string>;
  tell({ kind: "answer", id, status: reply.status, headers: given, body: content }, [content.buffer]);
  reply.destroy();
}

function connect({ id, path, headers }: ToWorker & { kind: "connect" }): void {
  const hear = (text: string): void => tell({ kind: "hear", id, text });
  const end = (code: number): void => {
    lines.delete(id);
    tell({ kind: "closed", id, code });
  };
  lines.set(id, hall.connect(path, headers, hear, end));
}
