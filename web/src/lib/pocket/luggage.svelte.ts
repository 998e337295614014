/**
 * What has to be on the device before a game without a network: fetched when somebody asks for it, and kept until the next
 * version. The build lists the files in index.html (`offline` in vite.config.ts).
 */
import { BASE } from "$lib/router";

/** One file and its size in bytes. */
export type Parcel = readonly [file: string, bytes: number];
export type LuggageState = "unknown" | "away" | "coming" | "broken" | "full" | "here";

/** The cache that the service worker answers from, too. */
export const LUGGAGE = "magehall-luggage";
/** Browsers keep files for us only where the address is secure. */
export const keepsLuggage = "caches" in globalThis;
/** Says in the cache that somebody wanted all of it. */
export const WANTED = "wanted";
const GIVEN_BACK = "magehall-luggage-given-back";
/** A fetch that broke off is tried again by itself after so many milliseconds, at most so often. */
const PAUSES = [1000, 3000, 8000];

export class Luggage {
  state = $state<LuggageState>("unknown");
  /** Bytes that have arrived. */
  loaded = $state(0);
  readonly parcels: readonly Parcel[];
  readonly total: number;
  private stop: AbortController | null = null;

  constructor(parcels: readonly Parcel[]) {
    this.parcels = parcels;
    this.total = parcels.reduce((sum, [, bytes]) => sum + bytes, 0);
  }

  /** Looks what is on the device. Where the browser keeps nothing for us, files come as they are needed. */
  async look(): Promise<LuggageState> {
    if (this.state !== "unknown") return this.state;
    const missing = await this.missing();
    this.loaded = this.total - missing.reduce((sum, [, bytes]) => sum + bytes, 0);
    this.state = missing.length === 0 ? "here" : "away";
    return this.state;
  }

  /** Fetches what is missing; what has arrived is kept, whatever happens. */
  async fetch(): Promise<void> {
    if (this.state === "coming" || this.state === "here") return;
    this.state = "coming";
    localStorage.removeItem(GIVEN_BACK);
    this.stop = new AbortController();
    const { signal } = this.stop;
    void navigator.storage?.persist?.().catch(() => false);
    for (const pause of [...PAUSES, 0]) {
      const end = await this.bring(signal);
      if (end !== "broken" || pause === 0) return this.finish(end);
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return this.finish("away");
    }
  }

  /** Comes along by itself with an installed app, unless its reader has given the room back, or saves data. */
  async come(): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || localStorage.getItem(GIVEN_BACK) !== null || !hasPocket) return;
    if ((await this.look()) === "away") await this.fetch();
  }

  cancel(): void {
    this.stop?.abort();
  }

  /** Gives the room back. */
  async drop(): Promise<void> {
    this.cancel();
    await caches.delete(LUGGAGE);
    localStorage.setItem(GIVEN_BACK, "yes");
    this.loaded = 0;
    this.state = "away";
  }

  private finish(state: LuggageState): void {
    this.state = state;
    this.stop = null;
  }

  private async bring(signal: AbortSignal): Promise<LuggageState> {
    try {
      const missing = await this.missing();
      this.loaded = this.total - missing.reduce((sum, [, bytes]) => sum + bytes, 0);
      for (const parcel of missing) await this.bringOne(parcel, signal);
      if (keepsLuggage) await (await caches.open(LUGGAGE)).put(BASE + WANTED, new Response());
      return "here";
    } catch (error) {
      if (signal.aborted) return "away";
      return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "broken";
    }
  }

  /** Goes on where an earlier fetch of the file broke off, if the server can. */
  private async bringOne([file, bytes]: Parcel, signal: AbortSignal): Promise<void> {
    const cache = await caches.open(LUGGAGE);
    const [address, begun] = [BASE + file, `${BASE}${file}?begun`];
    const before = (await (await cache.match(begun))?.blob()) ?? new Blob();
    const response = await fetch(address, { signal, headers: before.size > 0 ? { Range: `bytes=${before.size}-` } : {} });
    if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`);
    const chunks: BlobPart[] = response.status === 206 ? [before] : [];
    const start = this.loaded;
    if (response.status === 206) this.loaded += before.size;
    try {
      await this.drink(response.body.getReader(), chunks);
    } catch (error) {
      await cache.put(begun, new Response(new Blob(chunks)));
      throw error;
    }
    const whole = new Blob(chunks);
    await cache.delete(begun);
    if (whole.size !== bytes) throw new Error(`${file} has ${whole.size} bytes instead of ${bytes}`);
    await cache.put(address, new Response(whole, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } }));
    this.loaded = start + bytes;
  }

  private async drink(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, chunks: BlobPart[]): Promise<void> {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      chunks.push(value);
      this.loaded += value.byteLength;
    }
  }

  private async missing(): Promise<readonly Parcel[]> {
    if (!keepsLuggage) return [];
    const cache = await caches.open(LUGGAGE);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search));
    return this.parcels.filter(([file]) => !kept.has(BASE + file));
  }
}

/** Whether the hall in the browser comes with these pages; it is packed after they are built. */
export const hasPocket = document.querySelector("meta[name=pocket]") !== null;

/** Reads the list that the build has written into the page; development has none. */
export function parcelsOf(page: Document): readonly Parcel[] {
  const text = page.querySelector<HTMLMetaElement>("meta[name=luggage]")?.content;
  return text ? (JSON.parse(text) as Parcel[]) : [];
}

export const luggage = new Luggage(parcelsOf(document));
