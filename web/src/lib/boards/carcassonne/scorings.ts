/** What the newest events paid, and where on the map. */
import type { GameEvent } from "$lib/i18n/words";
import type { Land } from "./land";
import { middleOf, pushApart } from "./pieces";
import { readCell } from "./view";

export interface Scoring {
  event: GameEvent;
  number: number;
  points: number;
  /** The seats that were paid. */
  won: readonly string[];
  x: number;
  y: number;
}

export function scoringsOf(events: readonly GameEvent[], land: Land): Scoring[] {
  const found = events.flatMap((event, number): Scoring[] => {
    const points = Number(event["points"]);
    if (typeof event["at"] !== "string" || typeof event["segment"] !== "string" || !(points > 0)) return [];
    const { x, y } = middleOf(land, { ...readCell(event["at"]), segment: event["segment"] });
    return [{ event, number, points, won: event["seats"] as readonly string[], x, y: y - 26 }];
  });
  pushApart(found, 50);
  return found;
}
