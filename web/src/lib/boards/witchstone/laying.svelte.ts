/** The tile in hand: which one, how it is held, and where it was tried. */
import { holdOf, PLAIN, placementAt, turned, type Hold, type Placement, type Sorted } from "./moves";

/** What the tile is laid with. */
interface Table {
  sorted: Sorted;
  /** The placement that is chosen now. */
  chosen: Placement | null;
  /** Shows a placement, to be confirmed. */
  show: (placement: Placement) => void;
}

export class Laying {
  held = $state<string | null>(null);
  hold = $state<Hold>(PLAIN);
  anchor = $state<string | null>(null);
  hovered = $state<string | null>(null);
  private readonly placements = $derived.by(() => this.table().sorted.tiles.get(this.held ?? "") ?? []);
  /** Where the tile would lie under the pointer. */
  readonly under = $derived.by(() => (this.hovered !== null && this.placements.length > 0 ? (placementAt(this.placements, this.hovered, this.hold)?.placement ?? null) : null));

  constructor(private readonly table: () => Table) {}

  /** A new view: an only tile is taken up. */
  renew(): void {
    this.held = this.only();
    this.anchor = this.hovered = null;
  }

  /** Holds the tile as a placement has it. */
  follow(placement: Placement): void {
    this.held = placement.tile;
    this.anchor = placement.a;
    this.hold = holdOf(placement, placement.a);
  }

  /** Takes up a tile, or puts it back; where one was tried before, this one is tried there. Gives the placement tried. */
  take(tile: string): Placement | null {
    if (this.held === tile) {
      this.held = null;
      return null;
    }
    this.held = tile;
    return this.anchor !== null && this.table().chosen ? (placementAt(this.placements, this.anchor, this.hold)?.placement ?? null) : null;
  }

  /** Tries the tile at a hex; gives the placement. */
  tryAt(cell: string): Placement | null {
    this.held ??= this.first();
    const found = placementAt(this.placements, cell, this.hold);
    if (!found) return null;
    this.anchor = cell;
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
