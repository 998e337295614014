/** Where something being dragged would go: by what lies there, not by what is just flying over it. */
import type { Held } from "./drag.svelte";
import { ALONE, rowLength, rowsOf, type Beside, type Place } from "./places";
import type { Scale } from "./scale.svelte";
import type { Turn } from "./turn.svelte";

export interface Goal {
  kind: "set" | "beside" | "felt" | "rack";
  id: number;
  /** Before which tile of the set. */
  at: number | null;
  joker: string | null;
  /** The sets it touches and would join. */
  beside: Beside;
  place: Place;
  row: number;
  /** Before which tile of the rack, and whether apart from the others. */
  before: string | null;
  apart: boolean;
}
const NOWHERE: Goal = { kind: "felt", id: 0, at: null, joker: null, beside: ALONE, place: { row: 0, col: 0 }, row: 0, before: null, apart: false };

export class Goals {
  private readonly turn: Turn;
  private readonly scale: Scale;
  private readonly board: () => HTMLElement | undefined;
  private readonly scroller: () => HTMLElement | undefined;

  constructor(turn: Turn, scale: Scale, board: () => HTMLElement | undefined, scroller: () => HTMLElement | undefined) {
    this.turn = turn;
    this.scale = scale;
    this.board = board;
    this.scroller = scroller;
  }

  /** Null if it cannot go anywhere. */
  at({ x, y, tiles, set }: Held, canAct: boolean): Goal | null {
    const scroller = this.scroller();
    const rack = this.board()?.querySelector("[data-rack]");
    if (rack && isIn(rack, x, y, 10)) return set === null ? rackGoal(rack, x, y, tiles) : null;
    if (!scroller || !isIn(scroller, x, y) || (!canAct && set === null)) return null;
    const target = set === null ? [...scroller.querySelectorAll("[data-set]")].find((each) => isIn(each, x, y, 3)) : undefined;
    const place = this.place(x, y, tiles.length);
    const inside = target ? this.inSet(target, x, y, tiles) : null;
    const touched = canAct ? this.turn.touches(tiles, this.put(x, y, tiles.length), set !== null) : ALONE;
    const isTouching = touched.left !== null || touched.right !== null;
    if (inside?.kind === "set" && !(touched.left && touched.right && this.isAtEnd(inside))) return inside;
    return isTouching && inside?.kind !== "felt" ? { ...NOWHERE, kind: "beside", beside: touched, place } : (inside ?? { ...NOWHERE, place });
  }

  private isAtEnd({ id, at }: Goal): boolean {
    return at === 0 || at === this.turn.felt.sets.find((each) => each.id === id)?.tiles.length;
  }

  private inSet(target: Element, x: number, y: number, tiles: readonly string[]): Goal {
    const id = Number(target.getAttribute("data-set"));
    const laid = this.turn.felt.sets.find((each) => each.id === id);
    const from = this.tileAt(target.getBoundingClientRect(), x, y, laid?.tiles.length ?? 0);
    const joker = tiles.length === 1 && laid ? (laid.tiles[Math.floor(from)] ?? null) : null;
    const at = Math.max(0, Math.min(laid?.tiles.length ?? 0, Math.round(from)));
    const own = laid?.tiles.every((tile) => tiles.includes(tile)) ?? false;
    return own ? { ...NOWHERE, place: this.turn.felt.places.get(id) ?? NOWHERE.place } : { ...NOWHERE, kind: "set", id, at, joker };
  }

  /** How many tiles of a set lie before a point; a long run continues on the next row. */
  private tileAt(box: DOMRect, x: number, y: number, count: number): number {
    const { tray, size } = this.scale;
    const inRow = rowLength(this.turn.cols);
    const line = count > inRow ? Math.max(0, Math.floor((y - box.top - tray) / (this.scale.tall() + 3))) : 0;
    return line * inRow + (x - box.left - tray) / size;
  }

  /** The place on the felt under a point, for this many tiles around it. */
  place(x: number, y: number, tiles: number): Place {
    const { row, col } = this.put(x, y, tiles);
    return { row: Math.max(0, Math.min(rowsOf(this.turn.felt.places), row)), col: Math.max(0, Math.min(this.turn.cols - 2 * tiles, Math.round(col))) };
  }

  /** Exactly where this many tiles around a point lie. */
  private put(x: number, y: number, tiles: number): Place {
    const ground = this.scroller()?.querySelector(".ground")?.getBoundingClientRect();
    if (!ground) return NOWHERE.place;
    const { tray, size } = this.scale;
    return { row: Math.floor((y - ground.top) / this.scale.pitch()), col: ((x - ground.left - tray) * 2) / size - tiles };
  }
}

function isIn(element: Element, x: number, y: number, margin = 0): boolean {
  const box = element.getBoundingClientRect();
  return x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin;
}

function rackGoal(rack: Element, x: number, y: number, tiles: readonly string[]): Goal {
  const lines = [...rack.querySelectorAll("[data-row]")];
  const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
  const row = lines.map((line, number) => ({ number, far: Math.abs(middle(line) - y) })).sort((one, two) => one.far - two.far)[0]?.number ?? 0;
  const there = [...(lines[row]?.querySelectorAll("[data-tile]") ?? [])].filter((element) => !tiles.includes(element.getAttribute("data-tile") ?? ""));
  const next = there.find((element) => x < element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2);
  const end = there.at(-1)?.getBoundingClientRect();
  return { ...NOWHERE, kind: "rack", row, before: next?.getAttribute("data-tile") ?? null, apart: !next && end !== undefined && x > end.right + end.width };
}
