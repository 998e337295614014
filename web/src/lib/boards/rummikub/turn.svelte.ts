/** The table as it lies in front of me: what the server shows, and what I try out on top of it. */
import type { Letter } from "../board";
import { place as seatPlace } from "../seats";
import { carried, EMPTY, faulty, followedTo, laidValue, moved, moveOf, relaid, remarked, setOf, shifted, sized, swapped, takenBack, welcoming, type Felt, type Target } from "./draft";
import { readMove, readSet } from "./notation";
import { arrange, rowsOf, type Place } from "./places";
import { followed, known, nudged, placed, readRows, sortedRows, writeRows, type Rows } from "./rack";
import { agreedOf, type Agreed } from "./sets";
import { kindOf, ORDERS, type Order } from "./tiles";
import type { RummikubView } from "./view";

/** A penalty; more new tiles are a new deal. */
const MOST_DRAWN = 3;
const ORDER_KEPT = "magehall-rummikub-order";
const ROWS_KEPT = "magehall-rummikub-rack";

export class Turn {
  /** The table as it is tried out. */
  felt = $state.raw<Felt>(EMPTY);
  /** The moments before, the oldest as the server shows it. */
  past = $state.raw<readonly Felt[]>([]);
  /** My tiles at the beginning of the turn, by name. */
  mine = $state.raw<readonly string[]>([]);
  selected = $state.raw<readonly string[]>([]);
  drawn = $state.raw<ReadonlySet<string>>(new Set());
  /** Tiles others laid since my last turn. */
  news = $state.raw<ReadonlyMap<string, Letter>>(new Map());
  order = $state<Order>("colour");
  agreed = $state.raw<Agreed>(agreedOf({}));
  private own = $state.raw<Rows>([[], []]);
  private shown = "";
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
  readonly rows = $derived.by((): Rows => {
    if (this.order !== "own") return sortedRows(this.left, this.order);
    return this.own.map((row) => row.filter((tile) => tile === null || !this.onFelt.has(tile)));
  });
  readonly move = $derived(moveOf(this.felt));
  readonly dirty = $derived(this.past.length > 0 && (this.laid.length > 0 || sameSets(this.move) !== sameSets(moveOf(this.past[0] ?? EMPTY))));
  readonly wrong = $derived(this.past.length > 0 ? faulty(this.felt, this.agreed) : []);
  readonly value = $derived(laidValue(this.felt, this.owned, this.agreed));
  readonly open = $derived(welcoming(this.felt, this.selected, this.agreed));

  /** Takes a new view over; gives whether the table or my rack is another. Sets stay where they lie. */
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
    this.felt = felt;
    this.selected = [];
  }

  /** Whether tiles lay on the table before my turn: those stay there (rummikub-40). */
  fixed(tiles: readonly string[]): string[] {
    return tiles.filter((tile) => !this.owned.has(tile));
  }

  select(tiles: readonly string[]): void {
    this.selected = tiles;
  }

  toggle(tile: string): void {
    this.selected = this.selected.includes(tile) ? this.selected.filter((each) => each !== tile) : [...this.selected, tile];
  }

  lay(tiles: readonly string[], target: Target): void {
    this.step(moved(this.felt, tiles, target, this.cols, this.agreed));
  }

  /** Lays a tile in the place of a joker; gives whether it could. */
  swap(tile: string, joker: string): boolean {
    const next = swapped(this.felt, tile, joker, this.cols, this.agreed);
    if (next) this.step(next);
    return next !== null;
  }

  back(tiles: readonly string[]): void {
    const own = tiles.filter((tile) => this.owned.has(tile) && this.onFelt.has(tile));
    if (own.length > 0) this.step(takenBack(this.felt, own, this.cols, this.agreed));
  }

  mark(id: number): void {
    this.step(remarked(this.felt, id));
  }

  carry(id: number, near: Place): void {
    const next = carried(this.felt, id, near, this.cols);
    if (this.past.length > 0) this.step(next);
    else this.felt = next;
  }

  shift(tile: string, way: -1 | 1): void {
    const felt = shifted(this.felt, tile, way);
    if (felt === this.felt) return;
    this.past = [...this.past, this.felt];
    this.felt = felt;
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.felt = last;
    this.past = this.past.slice(0, -1);
    this.selected = [];
  }

  reset(): void {
    this.felt = this.past[0] ?? this.felt;
    this.past = [];
    this.selected = [];
  }

  /** Lays out what a bot proposes, from the table as the server shows it. */
  tryOut(move: string): void {
    const table = readMove(move);
    if (!table) return;
    const base = this.past[0] ?? this.felt;
    const next = followedTo(base, table, this.mine, this.cols, this.agreed);
    this.reset();
    this.step(next);
  }

  sort(order: Order): void {
    if (order === "own" && this.own.flat().length === 0) this.own = this.rows;
    this.order = order;
    localStorage.setItem(ORDER_KEPT, order);
  }

  /** Puts tiles of the rack elsewhere on it: the order is the player's own from then on. */
  arrangeRack(tiles: readonly string[], row: number, before: string | null, apart = false): void {
    this.takeOver(placed(this.wholeRows(), tiles, row, before, apart));
  }

  nudge(tile: string, way: "left" | "right" | "up" | "down"): void {
    this.takeOver(nudged(this.rows, tile, way));
  }

  /** The rows with tiles that are laid just now kept behind. */
  private wholeRows(): Rows {
    return this.order === "own" ? this.own : followed(this.rows, this.mine);
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

/** The tiles that are not among these kinds any more. */
function lost(tiles: readonly string[], kinds: readonly string[]): string[] {
  const left = [...kinds];
  return tiles.filter((tile) => {
    const found = left.indexOf(kindOf(tile));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** A table's text without the order of its sets. */
function sameSets(move: string): string {
  return (readMove(move) ?? []).map((laid) => laid.tiles.join(" ")).sort().join("|");
}
