/** Names of tiles and sets, as they are read out. */
import type { Words } from "$lib/i18n/words";
import { shapeOf, type Agreed } from "./sets";
import { kindOf, tileFacts } from "./tiles";

/** "blue 7", "joker". */
export function tileName(tile: string, words: Words): string {
  return words.say("rummikub-web-tile", tileFacts(kindOf(tile)));
}

/** "Run: blue 5, blue 6, blue 7". */
export function setName(tiles: readonly string[], marked: boolean, agreed: Agreed, words: Words): string {
  const shape = shapeOf(tiles, marked, agreed) ?? "none";
  return words.say("rummikub-web-set", { shape, tiles: tiles.map((tile) => tileName(tile, words)).join(", ") });
}
