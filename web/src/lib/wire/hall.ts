/** The one socket of this page. It names the table, so that a proxy may lead all of one table to one node; the server does without. */
import { reader } from "$lib/reader.svelte";
import { line } from "./line";
import { Socket } from "./socket";

export function door(table: string): string {
  return `socket?${new URLSearchParams({ lang: reader.language, table })}`;
}

/** Makes the socket; it is connected once the hall knows who we are. */
export function openSocket(table: string): Socket {
  const hall = line();
  return new Socket(() => hall.connect(door(table)));
}
