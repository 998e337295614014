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

/** Makes the socket; it is connected once the server knows who we are. */
export function openSocket(): Socket {
  return new Socket(() => new WebSocket(address()));
}
