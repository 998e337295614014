/** Which clause an event of the log follows from, where one says it plainly: events by game, with the clause's number. */
import { isGame, type GameKey } from "$lib/boards/games";

export const TOLD: Readonly<Record<GameKey, Readonly<Record<string, number>>>> = {
  wizard: {
    "dealer-chosen": 61, "round-began": 10, "forehead-seen": 43, "card-turned": 13, "trump-set": 13, "trump-named": 16, "bid-made": 18, "bid-sealed": 41,
    "bids-told": 19, "trick-won": 30, "round-scored": 35, "game-ended": 39,
  },
  rummikub: {
    "lot-drawn": 4, "lots-tied": 32, "starter-chosen": 33, "round-began": 5, "player-opened": 8, "tiles-laid": 13, "tile-drawn": 38, "penalty-taken": 11,
    "bank-emptied": 22, "turn-passed": 45, "time-ran-out": 41, "table-rolled-back": 11, "rummikub-called": 21, "round-blocked": 45, "rack-counted": 23, "game-ended": 48,
  },
  carcassonne: {
    "circle-shuffled-in": 79, "circle-idle": 88, "action-chosen": 80, "meeple-added": 83, "meeple-taken-back": 84, "addition-declined": 83, "figure-moved": 50,
    "figure-removed": 54, "figure-returned": 59, "figures-met": 55, "figures-idle": 69, "starter-chosen": 3, "tile-drawn": 5, "tile-discarded": 9, "tile-placed": 7,
    "meeple-placed": 11, "meeple-passed": 15, "meeples-returned": 26, "road-scored": 19, "city-scored": 20, "monastery-scored": 21, "field-scored": 34, "city-fed": 39,
    "feature-unclaimed": 25, "final-scoring-began": 30, "game-ended": 37,
  },
  witchstone: {
    "table-set": 7, "tile-drawn": 20, "tower-taken": 14, "turn-began": 21, "tile-placed": 16, "tile-discarded": 154, "action-opened": 22, "actions-lost": 24,
    "segment-placed": 27, "chain-finished": 30, "witch-laid": 35, "witch-sent": 36, "stone-reached": 43, "chip-taken": 40, "chip-used": 41, "owl-stepped": 48,
    "owl-tile-taken": 50, "owl-space-empty": 56, "special-taken": 51, "special-refilled": 51, "special-kept": 52, "special-placed": 53, "special-used": 52,
    "crystal-moved": 58, "crystal-brought-out": 59, "crystal-shelved": 59, "crystal-boxed": 71, "crystal-removed": 72, "wand-stepped": 73, "bonus-reached": 75,
    "silver-scored": 76, "scroll-taken": 90, "scroll-revealed": 92, "boost-played": 93, "prophecy-counted": 98, "final-counted": 103, "game-ended": 107,
  },
};

/** The clause of an event, such as `wizard-30`; null if none says it plainly. */
export function clauseOf(game: string, event: { event: string } | null): string | null {
  const number = isGame(game) && event ? TOLD[game][event.event] : undefined;
  return number === undefined ? null : `${game}-${number}`;
}
