/** Sorts the legal moves by what a player would touch: a tile, a hex, a chain, a space, a shelf. */
import { pairOf, tileName, type ChipFace, type Shelf, type Sign } from "./view";
import type { Laid } from "./cauldron";
import { step, wayTo } from "./hex";

/** A way to lay a tile. */
export interface Placement extends Laid {
  move: string;
  tile: string;
}

/** Where a crystal may go: hexes and exits, with their moves. */
export interface Journey {
  to: Map<string, string>;
  out: Map<string, string>;
}

export interface Waiting {
  move: string;
  chip: Sign;
  black: boolean;
}

export interface Use {
  move: string;
  tile: string;
  sign: Sign;
}

export interface Sorted {
  /** Placements by tile. */
  tiles: Map<string, Placement[]>;
  discards: Map<string, string>;
  crystals: Map<string, Journey>;
  removals: Map<string, string>;
  /** Hexes for the special tile in hand. */
  places: Map<string, string>;
  chains: Map<string, string>;
  /** Locations for a witch, or for the big one at the start. */
  locations: Map<string, string>;
  /** Steps on the two tracks. */
  pentagram: Map<number, string>;
  wand: Map<number, string>;
  scrolls: Map<number, string>;
  shelves: Map<Shelf, string>;
  cloth: Map<ChipFace, string>;
  chips: Waiting[];
  uses: Use[];
  chooses: Map<Sign, string>;
  boosts: Map<string, string>;
  lay: string | null;
  keep: string | null;
  done: string | null;
}

export function sortMoves(moves: readonly string[]): Sorted {
  const found: Sorted = {
    tiles: new Map(), discards: new Map(), crystals: new Map(), removals: new Map(), places: new Map(),
    chains: new Map(), locations: new Map(), pentagram: new Map(), wand: new Map(), scrolls: new Map(),
    shelves: new Map(), cloth: new Map(), chips: [], uses: [], chooses: new Map(), boosts: new Map(),
    lay: null, keep: null, done: null,
  };
  for (const move of moves) READERS[move.split(" ")[0] ?? ""]?.(found, move, move.split(" ").slice(1));
  return found;
}

type Reader = (found: Sorted, move: string, words: string[]) => void;

const READERS: Readonly<Record<string, Reader>> = {
  tile: (found, move) => {
    const placement = readPlacement(move);
    if (!placement) return;
    const others = found.tiles.get(placement.tile);
    if (others) others.push(placement);
    else found.tiles.set(placement.tile, [placement]);
  },
  discard: (found, move, [tile = ""]) => found.discards.set(tile, move),
  crystal: (found, move, [cell = "", way = "", to = ""]) => {
    const journey = found.crystals.get(cell) ?? { to: new Map(), out: new Map() };
    journey[way === "out" ? "out" : "to"].set(to, move);
    found.crystals.set(cell, journey);
  },
  remove: (found, move, [cell = ""]) => found.removals.set(cell, move),
  place: (found, move, [cell = ""]) => found.places.set(cell, move),
  energy: (found, move, [chain = ""]) => found.chains.set(chain, move),
  witch: (found, move, [way = "", place = ""]) => {
    if (way === "lay") found.lay = move;
    else found.locations.set(place, move);
  },
  tower: (found, move, [place = ""]) => found.locations.set(place, move),
  pentagram: (found, move, [steps = ""]) => found.pentagram.set(Number(steps), move),
  wand: (found, move, [steps = ""]) => found.wand.set(Number(steps), move),
  scroll: (found, move, [shelf = ""]) => found.scrolls.set(Number(shelf), move),
  shelf: (found, move, [shelf = ""]) => found.shelves.set(shelf as Shelf, move),
  take: (found, move, [chip = ""]) => found.cloth.set(chip as ChipFace, move),
  chip: (found, move, [chip = "", black = ""]) => found.chips.push({ move, chip: chip as Sign, black: black === "black" }),
  use: (found, move, [tile = "", , sign = ""]) => found.uses.push({ move, tile, sign: sign as Sign }),
  choose: (found, move, [sign = ""]) => found.chooses.set(sign as Sign, move),
  boost: (found, move, [scroll = ""]) => found.boosts.set(scroll, move),
  keep: (found, move) => (found.keep = move),
  done: (found, move) => (found.done = move),
};

/** Reads `tile witch/energy 1,-3 2,-3`; null for any other move. */
export function readPlacement(move: string | null | undefined): Placement | null {
  const [verb, pair = "", a = "", b = ""] = (move ?? "").split(" ");
  if (verb !== "tile") return null;
  const [first, second] = pairOf(pair);
  return { move: move ?? "", tile: tileName(first, second), first, second, a, b };
}

/** How a tile is held: which of its symbols lies under the finger, where the other points, which acts first. */
export interface Hold {
  /** The symbol on the hex that is touched is the tile's first by name, or its second. */
  anchor: 0 | 1;
  way: number;
  /** The touched symbol acts first, or the other. */
  lead: "anchor" | "other";
}

export const PLAIN: Hold = { anchor: 0, way: 0, lead: "anchor" };

/** The placement of a tile on a hex as it is held; if that does not fit, turned until it does. */
export function placementAt(placements: readonly Placement[], cell: string, hold: Hold): { placement: Placement; hold: Hold } | null {
  for (let turn = 0; turn < 6; turn++) {
    const tried = { ...hold, way: (hold.way + turn) % 6 };
    const placement = exactly(placements, cell, tried);
    if (placement) return { placement, hold: tried };
  }
  return null;
}

/** The next way to turn a tile on its hex, in one direction; the same if there is no other. */
export function turned(placements: readonly Placement[], cell: string, hold: Hold, by: 1 | -1): { placement: Placement; hold: Hold } | null {
  for (let turn = 1; turn <= 6; turn++) {
    const tried = { ...hold, way: (((hold.way + by * turn) % 6) + 6) % 6 };
    const placement = exactly(placements, cell, tried);
    if (placement) return { placement, hold: tried };
  }
  return null;
}

function exactly(placements: readonly Placement[], cell: string, { anchor, way, lead }: Hold): Placement | null {
  const other = step(cell, way);
  const [a, b] = lead === "anchor" ? [cell, other] : [other, cell];
  return placements.find((each) => each.a === a && each.b === b && isAnchor(each, cell, anchor)) ?? null;
}

function isAnchor(placement: Placement, cell: string, anchor: 0 | 1): boolean {
  const sign = placement.a === cell ? placement.first : placement.second;
  return pairOf(placement.tile)[anchor] === sign;
}

/** How a placement is held by one of its hexes. */
export function holdOf(placement: Placement, cell: string): Hold {
  const leads = placement.a === cell;
  const sign = leads ? placement.first : placement.second;
  return {
    anchor: pairOf(placement.tile)[0] === sign ? 0 : 1,
    way: wayTo(cell, leads ? placement.b : placement.a),
    lead: leads ? "anchor" : "other",
  };
}

/** The hexes a tile may touch. */
export function cellsFor(placements: readonly Placement[]): Set<string> {
  return new Set(placements.flatMap(({ a, b }) => [a, b]));
}
