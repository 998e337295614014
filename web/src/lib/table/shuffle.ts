/**
 * Our part of the shuffle: this browser promises a random share while the table gathers, and reveals it once the server has promised its
 * seed. So nobody, not even whoever runs the server, could choose the deal.
 */
import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own is missing where a page comes over plain HTTP, as at home
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Letter } from "$lib/boards/board";
import { place } from "$lib/boards/seats";
import type { Picture, Verdict } from "$lib/wire/types";

const KEY = "magehall-shares";
/** This many shares are remembered, the newest: enough to verify months of games. */
const MOST = 300;

export function promiseOf(share: string): string {
  return bytesToHex(sha256(utf8ToBytes(share)));
}

/** The shares this browser has promised, by table and promise. */
function kept(): [promise: string, share: string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** Makes up a share, remembers it, and returns its promise. */
export function newPromise(): string {
  const share = bytesToHex(randomBytes(32));
  const promise = promiseOf(share);
  localStorage.setItem(KEY, JSON.stringify([...kept().slice(1 - MOST), [promise, share]]));
  return promise;
}

export function shareFor(promise: string | null | undefined): string | null {
  return kept().find(([known]) => known === promise)?.[1] ?? null;
}

export interface Telling {
  promise(seat: Letter, promise: string): Promise<unknown>;
  share(seat: Letter, share: string): Promise<unknown>;
}

/** Does at a table, picture by picture, what the shuffle asks of our seats; each thing once. */
export class Shuffle {
  private readonly telling: Telling;
  /** The seats for which a promise is on its way. */
  private readonly sending = new Set<Letter>();
  /** The seats for which this page has promised: another browser of ours may have done so since, and then keeps the share. */
  private readonly promised = new Set<Letter>();
  private told = 0;

  constructor(telling: Telling) {
    this.telling = telling;
  }

  follow(picture: Picture, mine: readonly Letter[]): void {
    if (picture.status !== "gathering") return;
    if (picture.called) return this.tell(picture, picture.called, mine);
    for (const seat of mine) if (this.needsPromise(seat, picture.seats[place(seat)]?.promise)) this.promise(seat);
  }

  private needsPromise(seat: Letter, promise: string | null | undefined): boolean {
    if (this.sending.has(seat)) return false;
    return !promise || (shareFor(promise) === null && !this.promised.has(seat));
  }

  private promise(seat: Letter): void {
    this.sending.add(seat);
    void this.telling
      .promise(seat, newPromise())
      .then(() => this.promised.add(seat))
      .catch(() => undefined) // without our share the deal is still the house's and the others'
      .finally(() => this.sending.delete(seat));
  }

  private tell(picture: Picture, call: number, mine: readonly Letter[]): void {
    if (this.told === call) return;
    this.told = call;
    for (const seat of mine) {
      const share = shareFor(picture.seats[place(seat)]?.promise);
      if (share !== null) this.telling.share(seat, share).catch(() => (this.told = 0));
    }
  }
}

/** Whether a share of this browser is in the deal of a finished game, as promised. */
export function hasOurShare(verdict: Verdict): boolean {
  const promises = verdict.promises ?? {};
  return Object.entries(verdict.shares ?? {}).some(([seat, share]) => promises[seat] === promiseOf(share) && shareFor(promises[seat]) === share);
}
