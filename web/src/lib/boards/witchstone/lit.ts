/** What may be touched on the boards, drawn from the moves: each thing with its words, its price, and whether it is chosen. */
import type { Words } from "$lib/i18n/words";
import { priceOf } from "./ball";
import type { BoardData } from "./boards";
import { distance, hexName } from "./hex";
import { chainName, describe } from "./labels";
import type { Mark } from "./marks";
import type { Placement, Sorted } from "./moves";
import type { Player, WitchstoneView } from "./view";

/** A table as somebody looks at it who may act. */
export interface Sight {
  view: WitchstoneView;
  board: BoardData;
  sorted: Sorted;
  words: Words;
  own: Player;
  /** The cauldron that is shown is mine. */
  isOwn: boolean;
  /** Crystals are being taken out of the cauldron. */
  takesOut: boolean;
  /** The hex of the crystal that is picked. */
  crystal: string | null;
  chosen: string | null;
  hint: string | null;
}

export class Lit {
  private readonly sight: Sight;

  constructor(sight: Sight) {
    this.sight = sight;
  }

  private mark(move: string, label?: string): Mark {
    const { view, words, chosen, hint } = this.sight;
    return { label: label ?? describe(move, view, words).sentence ?? move, picked: chosen === move, hinted: hint === move };
  }

  all<K>(found: ReadonlyMap<K, string>): Map<K, Mark> {
    return new Map([...found].map(([key, move]) => [key, this.mark(move)]));
  }

  /** The hexes of the cauldron; `open` ones take a tile, which may be `tried` there. */
  hexes(open: Iterable<string>, tried: Placement | null): Map<string, Mark> {
    const { sorted, isOwn, takesOut, crystal } = this.sight;
    const found = new Map<string, Mark>();
    if (!isOwn) return found;
    if (takesOut) return new Map([...sorted.removals].map(([cell, move]) => [cell, { ...this.mark(move), tone: "danger" }]));
    for (const cell of open) found.set(cell, this.openHex(cell, tried));
    for (const [cell, move] of sorted.places) found.set(cell, this.mark(move));
    for (const cell of sorted.crystals.keys()) found.set(cell, this.crystalHex(cell));
    if (crystal !== null) {
      for (const [cell, move] of sorted.crystals.get(crystal)?.to ?? []) found.set(cell, { ...this.mark(move), note: String(distance(crystal, cell)) });
    }
    return found;
  }

  private openHex(cell: string, tried: Placement | null): Mark {
    const { words, chosen } = this.sight;
    const picked = chosen !== null && tried !== null && (tried.a === cell || tried.b === cell);
    return { label: words.say("witchstone-web-hex-target", { hex: hexName(cell) }), picked, hinted: false };
  }

  private crystalHex(cell: string): Mark {
    const { words, own, crystal, hint } = this.sight;
    const label = words.say("witchstone-web-crystal-target", { hex: hexName(cell), crystal: own.black === cell ? "black" : "own" });
    return { label, picked: crystal === cell, hinted: hint?.startsWith(`crystal ${cell} `) === true };
  }

  /** The gates of the cauldron through which the picked crystal may leave, with the steps it takes. */
  gates(): Map<string, Mark> {
    const { sorted, board, isOwn, takesOut, crystal } = this.sight;
    const journey = crystal === null || !isOwn || takesOut ? undefined : sorted.crystals.get(crystal);
    return new Map(
      [...(journey?.out ?? [])].map(([side, move]) => {
        const exit = board.cauldron.exits.find((each) => each.side === side);
        const price = 1 + Math.min(...(exit?.from ?? []).map((cell) => distance(crystal ?? cell, cell)));
        return [side, { ...this.mark(move), note: String(price) }];
      }),
    );
  }

  /** The locations of the map; a journey that takes more than one action says so. */
  places(): Map<string, Mark> {
    const { view, board, sorted, own } = this.sight;
    const found = this.all(sorted.locations);
    for (const [place, mark] of found) {
      const price = view.phase === "witch" ? priceOf(place, view, board) : 1;
      if (price > 1) found.set(place, { ...mark, note: String(price) });
    }
    if (sorted.lay && own.tower && found.size > 0) found.set(own.tower, this.mark(sorted.lay));
    return found;
  }

  chains(): Map<string, Mark> {
    const { view, board, sorted, words } = this.sight;
    return new Map([...sorted.chains].map(([id, move]) => [id, this.mark(move, `${chainName(id, board, words)}. ${describe(move, view, words).sentence ?? ""}`)]));
  }

  /** The spaces of the pentagram, which goes round. */
  stars(): Map<number, Mark> {
    const { board, sorted, own } = this.sight;
    return new Map([...sorted.pentagram].map(([steps, move]) => [(own.pentagram + steps) % board.pentagram.spaces.length, this.mark(move)]));
  }

  /** The spaces of the wand. */
  spaces(): Map<number, Mark> {
    const { sorted, own } = this.sight;
    return new Map([...sorted.wand].map(([steps, move]) => [own.wand + steps, this.mark(move)]));
  }
}
