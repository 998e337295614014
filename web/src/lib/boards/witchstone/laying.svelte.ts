/** The tile in hand: which one, how it is held, and where it was tried; all for one view only. */
import { Held } from "../held.svelte";
import { holdOf, PLAIN, placementAt, turned, type Hold, type Placement, type Sorted } from "./moves";

/** What the tile is laid with. */
interface Table {
  /** What is looked at: when it changes, nothing is held any more. */
  view: unknown;
  sorted: Sorted;
  /** The placement that is chosen now. */
  chosen: Placement | null;
  /** Shows a placement, to be confirmed. */
  show: (placement: Placement) => void;
}

export class Laying {
  hold = $state<Hold>(PLAIN);
  private readonly tile: Held<string | null>;
  private readonly at: Held<string | null>;
  private readonly over: Held<string | null>;
  private readonly placements = $derived.by(() => this.table().sorted.tiles.get(this.held ?? "") ?? []);
  /** Where the tile would lie under the pointer. */
  readonly under = $derived.by(() => (this.hovered !== null && this.placements.length > 0 ? (placementAt(this.placements, this.hovered, this.hold)?.placement ?? null) : null));

  constructor(private readonly table: () => Table) {
    const view = () => table().view;
    this.tile = new Held<string | null>(view, () => this.only());
    this.at = new Held<string | null>(view, () => null);
    this.over = new Held<string | null>(view, () => null);
  }

  /** The tile in hand, if it may be laid; if there is only one, it is taken up automatically. */
  get held(): string | null {
    const tile = this.tile.value;
    return tile !== null && this.table().sorted.tiles.has(tile) ? tile : null;
  }

  /** The hex on which the tile was tried. */
  get anchor(): string | null {
    return this.at.value;
  }

  /** The hex under the pointer. */
  get hovered(): string | null {
    return this.over.value;
  }

  set hovered(cell: string | null) {
    this.over.value = cell;
  }

  /** The tile is no longer tried anywhere. */
  lift(): void {
    this.at.value = null;
  }

  /** Holds the tile as a placement has it. */
  follow(placement: Placement): void {
    this.tile.value = placement.tile;
    this.at.value = placement.a;
    this.hold = holdOf(placement, placement.a);
  }

  /** Takes up a tile, or puts it back; if one was being tried, this one is tried there. Returns the placement tried. */
  take(tile: string): Placement | null {
    if (this.held === tile) {
      this.tile.value = null;
      return null;
    }
    this.tile.value = tile;
    return this.anchor !== null && this.table().chosen ? (placementAt(this.placements, this.anchor, this.hold)?.placement ?? null) : null;
  }

  /** Tries the tile at a hex; returns the placement. */
  tryAt(cell: string): Placement | null {
    if (this.held === null) this.tile.value = this.first();
    const found = placementAt(this.placements, cell, this.hold);
    if (!found) return null;
    this.at.value = cell;
    this.hold = found.hold;
    return found.placement;
  }

  turn(by: 1 | -1): void {
    if (this.table().chosen && this.anchor !== null) this.retry(turned(this.placements, this.anchor, this.hold, by));
    else this.hold = { ...this.hold, way: (this.hold.way + by + 6) % 6 };
  }

  flip(): void {
    this.change({ ...this.hold, anchor: this.hold.anchor === 0 ? 1 : 0, lead: otherLead(this.hold) });
  }

  /** The other symbol acts first. */
  swap(): void {
    this.change({ ...this.hold, lead: otherLead(this.hold) });
  }

  /** The first tile that may be laid. */
  first(): string | null {
    return [...this.table().sorted.tiles.keys()][0] ?? null;
  }

  private only(): string | null {
    return this.table().sorted.tiles.size === 1 ? this.first() : null;
  }

  private change(next: Hold): void {
    if (this.table().chosen && this.anchor !== null) this.retry(placementAt(this.placements, this.anchor, next));
    else this.hold = next;
  }

  private retry(found: { placement: Placement; hold: Hold } | null): void {
    if (!found) return;
    this.hold = found.hold;
    this.table().show(found.placement);
  }
}

function otherLead(hold: Hold): Hold["lead"] {
  return hold.lead === "anchor" ? "other" : "anchor";
}
