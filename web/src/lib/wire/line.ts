/** Where requests and commands go: to the server, or to the hall in this browser. The rest of the client cannot tell. */
import type { Pocket, Wire } from "$lib/pocket/pocket";

let pocket: Pocket | null = null;

/** Sends everything to the hall in this browser from now on, or to the server again. */
export function speakTo(hall: Pocket | null): void {
  pocket = hall;
}

/** Whether everything goes to the hall in this browser. */
export function isPocket(): boolean {
  return pocket !== null;
}

/** Asks at a door of the hall; `address` is that of the server's. */
export function request(address: string, init?: RequestInit): Promise<Response> {
  return pocket ? pocket.fetch(inside(address), init) : fetch(address, init);
}

/** Opens a socket to the hall; `address` is that of the server's. */
export function connect(address: string): Wire {
  return pocket ? pocket.connect(inside(address)) : new WebSocket(address);
}

/** The path without the folder in which the pages lie. */
function inside(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname.slice(pathname.indexOf("/api/")) + search;
}
