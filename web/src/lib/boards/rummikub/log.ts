/** How the log tells a round of Rummikub. */
import type { GameEvent } from "$lib/i18n/words";
import type { Letter } from "../board";

/** How many are left in the bank is written on it. */
export function retold(event: GameEvent): GameEvent {
  return event.event === "tile-drawn" ? { ...event, event: "rummikub-web-log-drawn" } : event;
}

/** Whoever draws sees the tile at once. */
export function joined(before: GameEvent, event: GameEvent, me: Letter | null): GameEvent | null {
  const isOwn = before["seat"] === me && event["seat"] === me;
  const isDrawn = before.event === "tile-drawn" && event.event === "tiles-seen";
  return isOwn && isDrawn ? { ...before, event: "rummikub-web-drew", tiles: event["tiles"] ?? [] } : null;
}
