/** How the log describes a landscape: tiles as pictures, places by pointing at them, a turn on one line. */
import { mark } from "$lib/i18n/marks";
import type { GameEvent } from "$lib/i18n/words";

/** The word by which sentences leave a place out, since it can be pointed at. */
const POINTED = "here";

export function retold(event: GameEvent): GameEvent {
  const { tile, at, rotation } = event;
  const turns = typeof rotation === "number" ? rotation / 90 : 0;
  return {
    ...event,
    ...(typeof tile === "string" ? { tile: mark(`${tile} ${turns}`, tile) } : {}),
    ...(at === undefined ? {} : { at: POINTED }),
    ...(rotation === undefined ? {} : { rotation: 0 }),
  };
}

export function places(event: GameEvent): readonly string[] {
  return typeof event["at"] === "string" ? [`[data-tile="${event["at"]}"]`] : [];
}

/** A tile is reported once it lies, with the meeple on it; meeples that come home are reported with the scoring. */
export function joined(before: GameEvent, event: GameEvent): GameEvent | null {
  const isOne = before["seat"] === event["seat"];
  if (before.event === "tile-drawn" && event.event === "tile-placed" && isOne) return event;
  if (["tile-placed", "figure-moved"].includes(before.event) && event.event === "meeple-passed" && isOne) return before;
  if (before.event === "tile-placed" && event.event === "meeple-placed" && isOne) return { ...before, event: "carcassonne-web-turn", role: event["role"] ?? "" };
  return before.event.endsWith("-scored") && event.event === "meeples-returned" ? before : null;
}
