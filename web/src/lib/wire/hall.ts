/** The one socket of this page. It names the table, so that a proxy may lead all of one table to one node; the server does without. */
import { aboard } from "$lib/pocket/aboard";
import { BASE, inPocket } from "$lib/router";
import { reader } from "$lib/reader.svelte";
import { Socket } from "./socket";

export function address(table: string): string {
  const url = new URL(`${BASE}api/v1/socket`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("lang", reader.language);
  url.searchParams.set("table", table);
  return url.href;
}

/** Makes the socket; it is connected once the server knows who we are. */
export function openSocket(table: string): Socket {
  const isHere = inPocket();
  return new Socket(() => (isHere ? (aboard().connect(`/api/v1/socket?${new URLSearchParams({ lang: reader.language, table })}`) as WebSocket) : new WebSocket(address(table))));
}
