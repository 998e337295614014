/** Where requests and commands go: to the server, or to the hall in this browser. The rest of the client cannot tell. */
import { aboard } from "$lib/pocket/aboard";
import type { Wire } from "$lib/pocket/pocket";
import { BASE, inPocket } from "$lib/router";

/** The way to a hall; paths are those below its API. */
export interface Line {
  ask(path: string, request: RequestInit): Promise<Response>;
  connect(path: string): Wire;
}

/** The address of one of the server's doors. */
export function api(path: string): string {
  return `${BASE}api/v1/${path}`;
}

export const toServer: Line = {
  ask: (path, request) => fetch(api(path), request),
  connect: (path) => new WebSocket(new URL(api(path), location.href.replace(/^http/, "ws"))) as Wire,
};

export const toPocket: Line = {
  ask: async (path, request) => aboard().fetch(`/api/v1/${path}`, request),
  connect: (path) => aboard().connect(`/api/v1/${path}`),
};

/** The line of the page that is shown. */
export function line(): Line {
  return inPocket() ? toPocket : toServer;
}
