/** The pages of the hall's file, kept in IndexedDB: all changes of one write together, or none of them. */

const NAME = "magehall-pocket";
const STORE = "pages";

export class Pages {
  private readonly base: IDBDatabase;

  private constructor(base: IDBDatabase) {
    this.base = base;
  }

  static async open(): Promise<Pages> {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    return new Pages(await answer(asked));
  }

  /** The whole file; empty if there is none yet. */
  async read(): Promise<Uint8Array<ArrayBuffer>> {
    const pages = (await answer(this.base.transaction(STORE).objectStore(STORE).getAll())) as Uint8Array<ArrayBuffer>[];
    return new Uint8Array(await new Blob(pages).arrayBuffer());
  }

  /** Keeps a file of so many pages, of which these have changed; returns once it is durable. */
  write(count: number, changed: readonly [number, Uint8Array][]): Promise<void> {
    const transaction = this.base.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    for (const [number, page] of changed) store.put(page, number);
    store.delete(IDBKeyRange.lowerBound(count));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the pages were not kept"));
    });
  }
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB did not answer"));
  });
}
