/** The hall in this browser, opened once for the page, and only by somebody who asked for it. */
import type { Pocket } from "./pocket";

let opening: Promise<Pocket> | null = null;
let opened: Pocket | null = null;

/** Opens it, or gives the one that is open. */
export function board(onprogress: (loaded: number, total: number) => void = () => undefined): Promise<Pocket> {
  opening ??= open(onprogress);
  opening.catch(() => (opening = null)); // tried again when it is wanted
  return opening;
}

async function open(onprogress: (loaded: number, total: number) => void): Promise<Pocket> {
  const { openPocket } = await import("./pocket");
  return (opened = await openPocket(onprogress));
}

export function isAboard(): boolean {
  return opened !== null;
}

/** Gives the one that is open: pages that need it wait for it first (routes/Boarding.svelte). */
export function aboard(): Pocket {
  if (!opened) throw new Error("the hall in this browser is not open");
  return opened;
}
