/** The one socket of this page. */
import { link } from "$lib/router";
import { reader } from "$lib/reader.svelte";
import { Socket } from "./socket";

function address(): string {
  const url = new URL(link("api/v1/socket"), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("lang", reader.language);
  return url.href;
}

export function openSocket(): Socket {
  const socket = new Socket(() => new WebSocket(address()));
  socket.connect();
  return socket;
}
