/** Reads what lies in a cauldron and which symbols are connected. */
import type { BoardData } from "./boards";
import { cellsOf, distance, step } from "./hex";
import { pairOf, SYMBOLS, type Player, type Sign } from "./view";

export interface Content {
  cell: string;
  /** What the hex shows: nothing, one symbol, or the two of a special tile. */
  signs: readonly Sign[];
  printed: boolean;
  special: boolean;
  crystal: "own" | "black" | null;
  /** The other half of the tile, and the round it was laid in. */
  partner: string | null;
  round: number;
}

export type Pot = ReadonlyMap<string, Content>;

export interface Laid {
  first: Sign;
  second: Sign;
  a: string;
  b: string;
}

/** Reads `energy/witch 1,-3 2,-3`. */
export function readLaid(text: string): Laid {
  const [pair = "", a = "", b = ""] = text.split(" ");
  const [first, second] = pairOf(pair);
  return { first, second, a, b };
}

/** Everything in a player's cauldron, hex by hex; `tried` is a tile that is only being looked at. */
export function readPot(player: Player, board: BoardData, tried: Laid | null = null): Pot {
  const pot = new Map<string, Content>();
  for (const cell of cellsOf(board.cauldron.radius)) {
    const printed = board.cauldron.printed[cell];
    pot.set(cell, { cell, signs: printed ? [printed] : [], printed: printed !== undefined, special: false, crystal: null, partner: null, round: 0 });
  }
  const put = (cell: string, change: Partial<Content>) => {
    const content = pot.get(cell);
    if (content) pot.set(cell, { ...content, ...change });
  };
  const lay = ({ first, second, a, b }: Laid, round: number) => {
    put(a, { signs: [first], partner: b, round });
    put(b, { signs: [second], partner: a, round });
  };
  player.tiles.forEach((text, round) => text !== null && lay(readLaid(text), round + 1));
  for (const [cell, tile] of Object.entries(player.specials)) put(cell, { signs: pairOf(tile), special: true });
  for (const cell of player.crystals) put(cell, { crystal: "own" });
  if (player.black) put(player.black, { crystal: "black" });
  if (tried) lay(tried, player.tiles.length + 1);
  for (const [cell, content] of pot) pot.set(cell, known(content));
  return pot;
}

const seen = new Map<string, Content>();

/** The same content is the same object every time, so that an unchanged hex need not be redrawn. */
function known(content: Content): Content {
  const key = Object.values(content).join(" ");
  const before = seen.get(key);
  if (before === undefined) seen.set(key, content);
  return before ?? content;
}

/** The steps a crystal takes out through a gate; null if there is no such gate. */
export function stepsOut(board: BoardData, side: string, cell: string): number | null {
  const exit = board.cauldron.exits.find((each) => each.side === side);
  return exit ? 1 + Math.min(...exit.from.map((before) => distance(cell, before))) : null;
}

/** The connected hexes that show a symbol, around one of them; empty if that one does not show it. */
export function groupAt(pot: Pot, cell: string, sign: Sign): string[] {
  const found: string[] = [];
  const waiting = [cell];
  const seen = new Set(waiting);
  while (waiting.length > 0) {
    const here = waiting.pop() as string;
    if (!pot.get(here)?.signs.includes(sign)) continue;
    found.push(here);
    for (let way = 0; way < 6; way++) {
      const next = step(here, way);
      if (!seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
    }
  }
  return found;
}

/** The size of the largest group of each symbol. */
export function largest(pot: Pot): Record<Sign, number> {
  const sizes = SYMBOLS.map((sign) => [sign, Math.max(0, ...[...pot.keys()].map((cell) => groupAt(pot, cell, sign).length))] as const);
  return Object.fromEntries(sizes) as Record<Sign, number>;
}

/** What a tile gives: its two symbols in order, each with its group as it would lie. */
export interface Gift {
  sign: Sign;
  cells: string[];
}

export function giftsOf(player: Player, board: BoardData, tried: Laid): Gift[] {
  const pot = readPot(player, board, tried);
  return [
    { sign: tried.first, cells: groupAt(pot, tried.a, tried.first) },
    { sign: tried.second, cells: groupAt(pot, tried.b, tried.second) },
  ];
}
