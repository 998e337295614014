/** The hall in this browser: answers as the server does, from a worker beside the page. */
import { BASE } from "$lib/router";
import type { Failure, FromWorker, PartList, ToWorker } from "../../pocket/messages";

/** Why the hall in this browser does not open. */
export class NotOpened extends Error {
  readonly why: Failure;

  constructor(why: Failure, words = "") {
    super(words || why);
    this.why = why;
  }
}

/** The part of a WebSocket that `lib/wire/socket.ts` uses. */
export interface Wire {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the build has written into the page about the parts; null if there is no such hall here. */
function partsOfPocket(): PartList | null {
  const text = document.querySelector<HTMLMetaElement>("meta[name=pocket]")?.content;
  return text ? (JSON.parse(text) as PartList) : null;
}

/** Opens the hall: fetches it, if that has not been done before, and starts it with the games kept here. */
export async function openPocket(onprogress: (loaded: number, total: number) => void): Promise<Pocket> {
  const list = partsOfPocket();
  if (!list) throw new NotOpened("unreachable");
  const worker = new Worker(new URL("../../pocket/worker.ts", import.meta.url), { type: "module", name: "magehall" });
  const pocket = new Pocket(worker);
  return new Promise((resolve, reject) => {
    const fail = (why: Failure, words: string): void => {
      pocket.close();
      reject(new NotOpened(why, words));
    };
    worker.onerror = (event) => fail("broken", event.message);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "progress") onprogress(data.loaded, data.total);
      else if (data.kind === "ready") resolve(pocket);
      else if (data.kind === "failed") fail(data.why, data.words);
      else pocket.hear(data);
    };
    say(worker, { kind: "open", base: new URL(BASE, location.href).href, list });
  });
}

/** What the end of a line says when the hall is closed. */
const GOING = 1001;

function say(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

export class Pocket {
  private readonly worker: Worker;
  private readonly asked = new Map<number, (answer: Response) => void>();
  private readonly wires = new Map<number, Wire>();
  private number = 0;

  constructor(worker: Worker) {
    this.worker = worker;
  }

  /** Asks at one of the HTTP doors, as `fetch` asks the server: `/api/v1/games`. */
  fetch(path: string, { method = "GET", headers = {}, body }: RequestInit = {}): Promise<Response> {
    const id = ++this.number;
    const sent = typeof body === "string" ? new TextEncoder().encode(body) : new Uint8Array();
    say(this.worker, { kind: "ask", id, method, path, headers: Object.fromEntries(new Headers(headers)), body: sent });
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  /** Opens a line for commands and messages: `/api/v1/socket?lang=en`. */
  connect(path: string): Wire {
    const id = ++this.number;
    const wire: Wire = {
      onmessage: null,
      onclose: null,
      send: (text) => say(this.worker, { kind: "say", id, text }),
      close: () => say(this.worker, { kind: "hangUp", id }),
    };
    this.wires.set(id, wire);
    say(this.worker, { kind: "connect", id, path, headers: {} });
    return wire;
  }

  hear(message: Extract<FromWorker, { id: number }>): void {
    if (message.kind === "answer") {
      const { status, headers, body } = message;
      this.asked.get(message.id)?.(new Response(body, { status, headers }));
      this.asked.delete(message.id);
    } else if (message.kind === "hear") this.wires.get(message.id)?.onmessage?.(new MessageEvent("message", { data: message.text }));
    else {
      this.wires.get(message.id)?.onclose?.(new CloseEvent("close", { code: message.code }));
      this.wires.delete(message.id);
    }
  }

  /** Closes the hall; its games are kept. */
  close(): void {
    this.worker.terminate();
    for (const wire of this.wires.values()) wire.onclose?.(new CloseEvent("close", { code: GOING }));
    this.wires.clear();
  }
}
