/** The player's own rack: two rows, sorted or as the player likes. A null in a row is a small gap. */
import { compare, kindOf, readTile, single, type Order } from "./tiles";

export type Row = readonly (string | null)[];
export type Rows = readonly Row[];

/** Sorts tiles into two rows with gaps between colours or numbers. */
export function sortedRows(tiles: readonly string[], order: Exclude<Order, "own">): Rows {
  const line = tiles.toSorted((one, two) => compare(one, two, order));
  const cut = cutOf(line, order);
  return [gapped(line.slice(0, cut), order), gapped(line.slice(cut), order)];
}

/** How wide a gap is, in tiles. */
const GAP = 0.28;
/** A tile narrower than this is hard to read: the row continues on a second line. */
const READABLE = 29;

/** How wide a row is, in tiles. */
function widthOf(row: Row): number {
  return row.reduce((sum, tile) => sum + (tile === null ? GAP : 1), 0);
}

/** On how many lines the rows of a rack must lie to be legible. */
export function linesFor(rows: Rows, width: number): number {
  const longest = Math.max(0, ...rows.map(widthOf));
  return width > 0 && longest * READABLE > width ? Math.ceil((longest * READABLE) / (width - READABLE)) : 1;
}

/** How wide tiles are on a rack of this width; none is wider than `most`. */
export function sizeFor(rows: Rows, width: number, most: number): number {
  const longest = Math.max(7, ...rows.map(widthOf));
  return linesFor(rows, width) > 1 ? READABLE : Math.min(most, width / longest);
}

function family(tile: string, order: Exclude<Order, "own">): string {
  const { colour, number } = readTile(kindOf(tile));
  return order === "colour" || colour === "joker" ? colour : String(number);
}

/** Where the second row begins: between two families near the middle, or else in the middle. */
function cutOf(line: readonly string[], order: Exclude<Order, "own">): number {
  const middle = Math.ceil(line.length / 2);
  const borders = [...line.keys()].filter((place) => place > 0 && family(line[place] ?? "", order) !== family(line[place - 1] ?? "", order));
  const [best] = borders.toSorted((one, two) => Math.abs(one - middle) - Math.abs(two - middle));
  return best !== undefined && Math.abs(best - middle) <= 2 ? best : middle;
}

/** Gaps are only worth it if families have several members. */
function gapped(line: readonly string[], order: Exclude<Order, "own">): Row {
  return line.flatMap((tile, place) => {
    const before = line[place - 1];
    return before !== undefined && family(before, order) !== family(tile, order) && order === "colour" ? [null, tile] : [tile];
  });
}

/** Keeps the player's rows while tiles come and go; new ones are added to the shorter row. */
export function followed(rows: Rows, tiles: readonly string[]): Rows {
  const kept = rows.map((row) => tidied(row.filter((tile) => tile === null || tiles.includes(tile))));
  const there = new Set(kept.flat());
  const next: (string | null)[][] = [[...(kept[0] ?? [])], [...(kept[1] ?? [])]];
  for (const tile of tiles) {
    if (there.has(tile)) continue;
    const [upper, lower] = next as [(string | null)[], (string | null)[]];
    (upper.length <= lower.length ? upper : lower).push(tile);
  }
  return next;
}

/** What is left of rows from which tiles are laid: each tile stays in its row, so that none grows longer. */
export function without(rows: Rows, laid: ReadonlySet<string>): Rows {
  return rows.map((row) => tidied(row.filter((tile) => tile === null || !laid.has(tile))));
}

/** Puts tiles at a place of a row; `apart` leaves a gap before them. */
export function placed(rows: Rows, tiles: readonly string[], row: number, before: string | null, apart = false): Rows {
  const rest = rows.map((each) => each.filter((tile) => tile === null || !tiles.includes(tile)));
  const target = rest[row] ?? [];
  const found = before === null ? -1 : target.indexOf(before);
  const at = found < 0 ? target.length : found;
  const put = apart && at === target.length && target.length > 0 ? [null, ...tiles] : [...tiles];
  return rest.map((each, place) => tidied(place === row ? target.toSpliced(at, 0, ...put) : each));
}

/** No gaps at the ends and never two side by side. */
function tidied(row: Row): Row {
  return row.filter((tile, place) => tile !== null || (place > 0 && place < row.length - 1 && row[place - 1] !== null));
}

/** Moves a tile one place left or right, or to the other row. */
export function nudged(rows: Rows, tile: string, way: "left" | "right" | "up" | "down"): Rows {
  const row = rows.findIndex((each) => each.includes(tile));
  const line = (rows[row] ?? []).filter((each) => each !== null);
  const at = line.indexOf(tile);
  if (way === "up" || way === "down") {
    const other = way === "up" ? 0 : 1;
    return other === row ? rows : placed(rows, [tile], other, (rows[other] ?? []).filter((each) => each !== null)[at] ?? null);
  }
  const to = way === "left" ? at - 1 : at + 1;
  if (to < 0 || to >= line.length) return rows;
  const next = line.toSpliced(at, 1).toSpliced(to, 0, tile);
  return rows.map((each, place) => (place === row ? next : each));
}

/** Writes rows so that they can be kept: kinds, a dot for a gap, a slash between the rows. */
export function writeRows(rows: Rows): string {
  return rows.map((row) => row.map((tile) => (tile === null ? "." : kindOf(tile))).join(" ")).join(" / ");
}

/** Reads kept rows and finds the tiles they mean among those of the rack; tiles that are gone are left out. */
export function readRows(text: string, tiles: readonly string[]): Rows {
  const left = [...tiles];
  const rows = text.split("/").slice(0, 2).map((row) =>
    row.split(" ").filter((word) => word !== "").flatMap((word) => {
      if (word === ".") return [null];
      const found = left.findIndex((tile) => kindOf(tile) === word);
      return found < 0 ? [] : left.splice(found, 1);
    }),
  );
  return followed(rows, tiles);
}

/** Tells a rack's tiles apart, keeping those known already. */
export function known(kinds: readonly string[], before: readonly string[], elsewhere: readonly string[]): string[] {
  const old = before.filter((tile) => !elsewhere.includes(tile));
  const fresh: string[] = [];
  const kept: string[] = [];
  for (const kind of kinds) {
    const found = old.findIndex((tile) => kindOf(tile) === kind);
    if (found < 0) fresh.push(kind);
    else kept.push(...old.splice(found, 1));
  }
  return [...kept, ...single(fresh, [...kept, ...elsewhere])];
}
