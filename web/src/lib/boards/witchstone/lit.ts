/**
 * What may be touched on the boards, derived from the moves: each thing with its words, its price, and whether it is chosen.
 */
import type { Words } from "$lib/i18n/words";
import { markOf, type Pair } from "../compared";
import { priceOf } from "./ball";
import type { BoardData } from "./boards";
import { stepsOut } from "./cauldron";
import { distance } from "./hex";
import { chainName, describe, hexName } from "./labels";
import type { Mark } from "./marks";
import type { Placement, Sorted } from "./moves";
import type { Player, WitchstoneView } from "./view";

/** A table as seen by somebody who may act. */
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
  /** The two moves of a review. */
  pair?: Pair | null;
}

function labelOf(move: string, view: WitchstoneView, words: Words): string {
  const { sentence, label } = describe(move, view, words);
  return sentence || label;
}

export class Lit {
  private readonly sight: Sight;

  constructor(sight: Sight) {
    this.sight = sight;
  }

  private mark(move: string, label?: string): Mark {
    const { view, words, chosen, hint, pair = null } = this.sight;
    return { label: label ?? labelOf(move, view, words), picked: chosen === move, hinted: hint === move, compared: markOf(pair, (one) => one === move) };
  }

  /** A hex with its name, and what a tap on it does. */
  private hexMark(cell: string, move: string): Mark {
    const { view, words } = this.sight;
    return this.mark(move, `${hexName(cell, words)}: ${labelOf(move, view, words)}`);
  }

  all<K>(found: ReadonlyMap<K, string>): Map<K, Mark> {
    return new Map([...found].map(([key, move]) => [key, this.mark(move)]));
  }

  /** The hexes of the cauldron; `open` ones take a tile, which may be `tried` there. */
  hexes(open: Iterable<string>, tried: Placement | null): Map<string, Mark> {
    const { sorted, isOwn, takesOut } = this.sight;
    const found = new Map<string, Mark>();
    if (!isOwn) return found;
    if (takesOut) return new Map([...sorted.removals].map(([cell, move]) => [cell, { ...this.hexMark(cell, move), tone: "danger" }]));
    for (const cell of open) found.set(cell, this.openHex(cell, tried));
    for (const [cell, move] of sorted.places) found.set(cell, this.hexMark(cell, move));
    for (const cell of sorted.crystals.keys()) found.set(cell, this.crystalHex(cell));
    for (const from of this.lifted()) {
      for (const [cell, move] of sorted.crystals.get(from)?.to ?? []) found.set(cell, { ...this.hexMark(cell, move), note: String(distance(from, cell)) });
    }
    return found;
  }

  /** The crystals whose paths are shown: the one picked up, or in a review those of both moves. */
  private lifted(): string[] {
    const { sorted, crystal, pair = null } = this.sight;
    return pair ? [...sorted.crystals.keys()] : crystal === null ? [] : [crystal];
  }

  private openHex(cell: string, tried: Placement | null): Mark {
    const { words, chosen } = this.sight;
    const picked = chosen !== null && tried !== null && (tried.a === cell || tried.b === cell);
    return { label: words.say("witchstone-web-hex-target", { hex: hexName(cell, words) }), picked, hinted: false };
  }

  private crystalHex(cell: string): Mark {
    const { words, own, crystal, hint } = this.sight;
    const label = words.say("witchstone-web-crystal-target", { hex: hexName(cell, words), crystal: own.black === cell ? "black" : "own" });
    return { label, picked: crystal === cell, hinted: hint?.startsWith(`crystal ${cell} `) === true };
  }

  /** The gates of the cauldron through which the picked crystal may leave, with the steps it takes. */
  gates(): Map<string, Mark> {
    const { sorted, board, isOwn, takesOut } = this.sight;
    if (!isOwn || takesOut) return new Map();
    const found = this.lifted().flatMap((from) => [...(sorted.crystals.get(from)?.out ?? [])].map(([side, move]) => ({ from, side, move })));
    return new Map(found.map(({ from, side, move }) => [side, { ...this.mark(move), note: String(stepsOut(board, side, from) ?? "") }]));
  }

  /** The locations of the map; a journey that takes more than one action says so. */
  places(): Map<string, Mark> {
    const { view, board, sorted, own } = this.sight;
    const found = this.all(sorted.locations);
    for (const [place, mark] of found) {
      const price = view.phase === "witch" ? (priceOf(place, view, board) ?? 1) : 1;
      if (price > 1) found.set(place, { ...mark, note: String(price) });
    }
    if (sorted.lay && own.tower && found.size > 0) found.set(own.tower, this.mark(sorted.lay));
    return found;
  }

  chains(): Map<string, Mark> {
    const { view, board, sorted, words } = this.sight;
    return new Map([...sorted.chains].map(([id, move]) => [id, this.mark(move, `${chainName(id, board, words)}. ${describe(move, view, words).sentence ?? ""}`)]));
  }

  /** The spaces of the pentagram, which is a circle. */
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
