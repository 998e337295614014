/** The one socket of this page. It names the table, so that a proxy may lead all of one table to one node; the server does without. */
import { link } from "$lib/router";
import { reader } from "$lib/reader.svelte";
import { connect } from "./line";
import { Socket } from "./socket";

export function address(table: string): string {
  const url = new URL(link("api/v1/socket"), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("lang", reader.language);
  url.searchParams.set("table", table);
  return url.href;
}

/** Makes the socket; it is connected once the server knows who we are. */
export function openSocket(table: string): Socket {
  return new Socket(() => connect(address(table)));
}
