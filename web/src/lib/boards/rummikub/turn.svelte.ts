/** The table as it lies in front of me: what the server shows, and what I try out on top of it. */
import type { Letter } from "../board";
import { place as seatPlace } from "../seats";
import { carried, EMPTY, faulty, followedTo, joined, joining, laidValue, lifted, moved, moveOf, relaid, remarked, setOf, shifted, sized, swapped, takenBack, welcoming, type Felt, type Target } from "./draft";
import { readMove, readSet, type WrittenSet } from "./notation";
import { ALONE, arrange, beside, rowsOf, type Beside, type Place } from "./places";
import { followed, known, nudged, placed, readRows, sortedRows, without, writeRows, type Rows } from "./rack";
import { agreedOf, type Agreed } from "./sets";
import { kindOf, ORDERS, type Order } from "./tiles";
import type { RummikubView } from "./view";

/** A penalty; more new tiles than this are a new deal. */
const MOST_DRAWN = 3;
const ORDER_KEPT = "magehall-rummikub-order";
const ROWS_KEPT = "magehall-rummikub-rack";

export class Turn {
  /** The table as it is tried out. */
  felt = $state.raw<Felt>(EMPTY);
  /** The moments before, the oldest as the server shows it. */
  past = $state.raw<readonly Felt[]>([]);
  /** The moments that were undone, the next one last. */
  future = $state.raw<readonly Felt[]>([]);
  /** My tiles at the beginning of the turn, by name. */
  mine = $state.raw<readonly string[]>([]);
  selected = $state.raw<readonly string[]>([]);
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  /** Tiles others laid since my last turn. */
  news = $state.raw<ReadonlyMap<string, Letter>>(new Map());
  order = $state<Order>("colour");
  agreed = $state.raw<Agreed>(agreedOf({}));
  private own = $state.raw<Rows>([[], []]);
  /** The table and the rack this turn began with; a turn made for others is never laid here. */
  shown = $state.raw("");
  /** Half tiles in a row of the table. */
  cols = $state(36);

  constructor() {
    const kept = localStorage.getItem(ORDER_KEPT);
    this.order = ORDERS.find((order) => order === kept) ?? "colour";
  }

  readonly owned = $derived(new Set(this.mine));
  readonly onFelt = $derived(new Set(this.felt.sets.flatMap((laid) => laid.tiles)));
  readonly laid = $derived(this.mine.filter((tile) => this.onFelt.has(tile)));
  readonly left = $derived(this.mine.filter((tile) => !this.onFelt.has(tile)));
  /** The rack as it was when the turn began. */
  readonly whole = $derived.by((): Rows => (this.order === "own" ? this.own : sortedRows(this.mine, this.order)));
  /** What of it is not laid. */
  readonly rows = $derived(without(this.whole, this.onFelt));
  readonly move = $derived(moveOf(this.felt));
  readonly dirty = $derived(this.past.length > 0 && (this.laid.length > 0 || sameSets(this.move) !== sameSets(moveOf(this.past[0] ?? EMPTY))));
  readonly wrong = $derived(this.past.length > 0 ? faulty(this.felt, this.agreed) : []);
  readonly value = $derived(laidValue(this.felt, this.owned, this.agreed));
  readonly open = $derived(welcoming(this.felt, this.selected, this.agreed));

  /** Takes over a new view; returns whether the table or my rack has changed. Sets stay where they lie. */
  follow(view: RummikubView, me: Letter | null, mover: Letter | null): boolean {
    const kinds = me === null ? [] : (view.racks[seatPlace(me)] ?? []);
    const text = [view.round, view.turn, view.phase, ...view.table, "|", ...kinds].join(",");
    if (text === this.shown) return false;
    const first = this.shown === "";
    this.shown = text;
    this.agreed = agreedOf(view.options);
    const before = this.onFelt;
    const gone = lost([...this.left, ...this.laid], kinds);
    const held = this.mine.filter((tile) => !gone.includes(tile));
    this.felt = followedTo(this.felt, view.table.map(readSet), gone, this.cols, this.agreed, held);
    const there = this.felt.sets.flatMap((laid) => laid.tiles);
    const rack = known(kinds, this.mine, there);
    const fresh = rack.filter((tile) => !this.mine.includes(tile));
    if (fresh.length > 0 || mover === me) this.drawn = new Set(first || fresh.length > MOST_DRAWN ? [] : fresh);
    this.mine = rack;
    this.tellNews(view, me, mover, first ? [] : there.filter((tile) => !before.has(tile)));
    this.own = this.own.flat().length === 0 ? readRows(localStorage.getItem(ROWS_KEPT) ?? "", rack) : followed(this.own, rack);
    this.past = [];
    this.future = [];
    this.selected = [];
    return true;
  }

  private tellNews(view: RummikubView, me: Letter | null, mover: Letter | null, came: readonly string[]): void {
    if (view.table.length === 0 || mover === me) this.news = new Map();
    if (mover !== null && mover !== me) this.news = new Map([...this.news, ...came.map((tile): [string, Letter] => [tile, mover])]);
  }

  private step(felt: Felt): void {
    if (felt === this.felt) return;
    this.past = [...this.past, this.felt];
    this.future = [];
    this.felt = felt;
    this.selected = [];
  }

  /** The tiles that are on my rack or on the table now: what was picked up before may be on neither. */
  private here(tiles: readonly string[]): readonly string[] {
    return tiles.filter((tile) => this.owned.has(tile) || this.onFelt.has(tile));
  }

  /** Whether tiles lay on the table before my turn: those stay there (rummikub-40). */
  fixed(tiles: readonly string[]): string[] {
    return tiles.filter((tile) => !this.owned.has(tile));
  }

  select(tiles: readonly string[]): void {
    this.selected = this.here(tiles);
  }

  toggle(tile: string): void {
    this.selected = this.selected.includes(tile) ? this.selected.filter((each) => each !== tile) : [...this.selected, tile];
  }

  lay(tiles: readonly string[], target: Target): void {
    const laid = this.here(tiles);
    if (laid.length > 0) this.step(moved(this.felt, laid, target, this.cols, this.agreed));
  }

  /** What tiles put down at a place join; a whole set being carried joins only what makes a set with it. */
  touches(tiles: readonly string[], put: Place, carries: boolean): Beside {
    const held = this.here(tiles);
    if (held.length === 0) return ALONE;
    const rest = lifted(this.felt, held, this.agreed);
    const found = joining(this.felt, held, beside(sized(rest.sets), rest.places, put, held.length, this.cols), this.agreed);
    if (!carries || (!found.left && !found.right)) return found;
    const felt = joined(this.felt, held, found, this.cols, this.agreed);
    return faulty(felt, this.agreed).some((laid) => laid.tiles.includes(held[0] ?? "")) ? ALONE : found;
  }

  /** Puts tiles down beside sets, which become one with them. */
  join(tiles: readonly string[], found: Beside): void {
    const held = this.here(tiles);
    if (held.length > 0) this.step(joined(this.felt, held, found, this.cols, this.agreed));
  }

  /** Lays a tile in place of a joker; returns whether it could. */
  swap(tile: string, joker: string): boolean {
    if (this.here([tile]).length === 0) return false;
    const next = swapped(this.felt, tile, joker, this.cols, this.agreed);
    if (next) this.step(next);
    return next !== null;
  }

  back(tiles: readonly string[]): void {
    const own = tiles.filter((tile) => this.owned.has(tile) && this.onFelt.has(tile));
    if (own.length > 0) this.step(takenBack(this.felt, own, this.cols, this.agreed));
  }

  mark(id: number): void {
    if (this.has(id)) this.step(remarked(this.felt, id));
  }

  carry(id: number, near: Place): void {
    if (!this.has(id)) return;
    const next = carried(this.felt, id, near, this.cols);
    if (this.past.length > 0) this.step(next);
    else this.felt = next;
  }

  shift(tile: string, way: -1 | 1): void {
    const felt = shifted(this.felt, tile, way);
    const picked = this.selected;
    this.step(felt);
    this.selected = picked;
  }

  private has(id: number): boolean {
    return this.felt.sets.some((laid) => laid.id === id);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.future = [...this.future, this.felt];
    this.felt = last;
    this.past = this.past.slice(0, -1);
    this.selected = [];
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.past = [...this.past, this.felt];
    this.future = this.future.slice(0, -1);
    this.felt = next;
    this.selected = [];
  }

  reset(): void {
    this.felt = this.past[0] ?? this.felt;
    this.past = [];
    this.future = [];
    this.selected = [];
  }

  /** Lays out a written turn from the table as the server shows it; one for another table or rack is ignored. */
  tryOut(move: string): void {
    const table = readMove(move);
    const base = this.past[0] ?? this.felt;
    if (!table || !isFor(table, base, this.mine)) return;
    const next = followedTo(base, table, this.mine, this.cols, this.agreed);
    this.reset();
    this.step(next);
  }

  sort(order: Order): void {
    if (order === "own" && this.own.flat().length === 0) this.own = this.rows;
    this.order = order;
    localStorage.setItem(ORDER_KEPT, order);
  }

  /** Moves tiles of the rack elsewhere on it: from then on the order is the player's own. */
  arrangeRack(tiles: readonly string[], row: number, before: string | null, apart = false): void {
    this.takeOver(placed(this.whole, tiles, row, before, apart));
  }

  nudge(tile: string, way: "left" | "right" | "up" | "down"): void {
    this.takeOver(nudged(this.rows, tile, way));
  }

  private takeOver(rows: Rows): void {
    this.own = followed(rows, this.mine);
    this.sort("own");
    localStorage.setItem(ROWS_KEPT, writeRows(this.own));
  }

  /** Another width or size: everything is laid out afresh. */
  spread(cols: number): void {
    if (cols === this.cols) return;
    this.cols = cols;
    this.felt = relaid(this.felt, cols);
    this.past = this.past.map((felt) => relaid(felt, cols));
    this.future = this.future.map((felt) => relaid(felt, cols));
  }

  /** How many rows the table would need, laid out afresh. */
  rowsFor(cols: number): number {
    return rowsOf(arrange(sized(this.felt.sets), new Map(), cols));
  }

  /** Whether tiles join a set at once. */
  fits(id: number, tiles: readonly string[]): boolean {
    return welcoming(this.felt, tiles, this.agreed).has(id);
  }

  setOf(tile: string) {
    return setOf(this.felt, tile);
  }
}

/** The tiles that are no longer among these kinds. */
function lost(tiles: readonly string[], kinds: readonly string[]): string[] {
  const left = [...kinds];
  return tiles.filter((tile) => {
    const found = left.indexOf(kindOf(tile));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** Whether a written table holds all tiles of the one that lies, and no others than those and mine. */
function isFor(table: readonly WrittenSet[], base: Felt, mine: readonly string[]): boolean {
  const wanted = table.flatMap((laid) => laid.tiles);
  const lying = base.sets.flatMap((laid) => laid.tiles);
  const more = lost(wanted, lying.map(kindOf));
  return wanted.length - more.length === lying.length && lost(more, mine.map(kindOf)).length === 0;
}

/** A table's text without the order of its sets. */
function sameSets(move: string): string {
  return (readMove(move) ?? []).map((laid) => laid.tiles.join(" ")).sort().join("|");
}
