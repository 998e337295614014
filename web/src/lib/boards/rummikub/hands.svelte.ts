/** What taps and drags do with tiles: pick them up, lay them down, give them back. Nothing is judged here. */
import type { Words } from "$lib/i18n/words";
import { Drag, type Held } from "./drag.svelte";
import { Goals, type Goal } from "./goals";
import { rowsOf, type Place } from "./places";
import { Scale } from "./scale.svelte";
import { kindOf } from "./tiles";
import type { Turn } from "./turn.svelte";

/** The table the hands are at. */
interface Reach {
  board: HTMLElement | undefined;
  scroller: HTMLElement | undefined;
  /** The tiles on the felt may be moved. */
  canAct: boolean;
  words: Words;
}

export class Hands {
  /** A word about what was just tried. */
  remark = $state("");
  /** Where tiles were let go, by tile: they start from there. */
  dropped = new Map<string, DOMRect>();
  readonly drag = new Drag((what) => this.drop(what));
  readonly scale = new Scale(() => this.drag.cancel());
  readonly held = $derived(this.drag.held?.tiles ?? []);
  /** Where what is held would go. */
  readonly goal = $derived.by(() => (this.drag.held ? this.goals.at(this.drag.held, this.reach().canAct) : null));
  private readonly goals: Goals;

  constructor(
    private readonly turn: Turn,
    private readonly reach: () => Reach,
  ) {
    this.goals = new Goals(
      turn,
      this.scale,
      () => reach().board,
      () => reach().scroller,
    );
  }

  // ---- taps

  pick(tile: string): void {
    if (this.drag.justEnded) return;
    const { turn } = this;
    this.remark = "";
    const laid = turn.setOf(tile);
    const chosen = turn.selected;
    if (!laid) {
      if (chosen.some((each) => turn.onFelt.has(each))) this.giveBack(chosen);
      else turn.toggle(tile);
    } else if (!this.reach().canAct) turn.select([]);
    else if (chosen.includes(tile) || chosen.every((each) => laid.tiles.includes(each))) turn.toggle(tile);
    else this.join(laid.id, tile);
  }

  /** Adds what is picked to a set; on a joker's place it may take the joker out. */
  join(id: number, on?: string): void {
    const [only = "", ...more] = this.turn.selected;
    if (only === "" || !this.reach().canAct || this.drag.justEnded) return;
    this.remark = "";
    if (on !== undefined && more.length === 0 && this.turn.swap(only, on)) return;
    this.turn.lay(this.turn.selected, { kind: "set", id });
  }

  /** If no place is given, a new set is laid where the table is visible. */
  layNew(near: Place | undefined = this.inSight(this.turn.selected.length)): void {
    if (this.turn.selected.length > 0 && this.reach().canAct) this.turn.lay(this.turn.selected, { kind: "felt", near });
  }

  giveBack(tiles: readonly string[]): void {
    const [first] = this.turn.fixed(tiles);
    if (first !== undefined) this.remark = this.reach().words.say("rummikub-try-not-yours", { tile: kindOf(first) });
    this.turn.back(tiles);
    this.turn.select([]);
  }

  tapRow(row: number): void {
    const { turn } = this;
    if (this.drag.justEnded || turn.selected.length === 0) return;
    if (turn.selected.some((tile) => turn.onFelt.has(tile))) this.giveBack(turn.selected);
    else {
      turn.arrangeRack(turn.selected, row, null);
      turn.select([]);
    }
  }

  tapFelt(event: MouseEvent): void {
    const bare = event.target instanceof Element && !event.target.closest("[data-set]");
    const tiles = this.turn.selected.length;
    if (bare && !this.drag.justEnded && tiles > 0) this.layNew(this.goals.place(event.clientX, event.clientY, tiles));
  }

  reset(): void {
    this.turn.reset();
    this.remark = "";
  }

  undo(): void {
    this.turn.undo();
    this.remark = "";
  }

  /** The table has changed: what is held belongs to the one before. */
  letGo(): void {
    this.drag.cancel();
    this.remark = "";
  }

  private inSight(tiles: number): Place | undefined {
    const { scroller } = this.reach();
    const box = scroller?.getBoundingClientRect();
    const lowest = rowsOf(this.turn.felt.places) * this.scale.pitch();
    if (!box || !scroller || lowest < scroller.scrollTop + box.height) return undefined;
    return this.goals.place(box.left + box.width / 2, box.top + box.height / 2, tiles);
  }

  // ---- fingers and the mouse

  press(event: PointerEvent): void {
    const { board, canAct } = this.reach();
    const target = event.target instanceof Element && board?.contains(event.target) ? event.target : null;
    const tile = target?.closest("[data-tile]")?.getAttribute("data-tile");
    const set = target?.closest("[data-set]")?.getAttribute("data-set");
    if (tile) {
      const onFelt = this.turn.onFelt.has(tile);
      if (onFelt && !canAct) return;
      this.drag.press(event, this.turn.selected.includes(tile) ? this.turn.selected : [tile], null, onFelt);
    } else if (set && target?.hasAttribute("data-set")) {
      const laid = this.turn.felt.sets.find((each) => each.id === Number(set));
      if (laid) this.drag.press(event, laid.tiles, laid.id, true);
    }
  }

  follow(event: PointerEvent): void {
    this.drag.move(event);
    this.scale.fingers(event);
  }

  release(event: PointerEvent): void {
    this.scale.finger(event, false);
    this.drag.release(event);
  }

  cancel(event: PointerEvent): void {
    this.scale.finger(event, false);
    this.drag.cancel();
  }

  private drop(what: Held): void {
    const where = this.goals.at(what, this.reach().canAct);
    this.dropped = heldRects();
    this.remark = "";
    if (!where) return;
    if (where.kind === "rack") this.dropOnRack(what.tiles, where);
    else if (where.kind === "beside") this.turn.join(what.tiles, where.beside);
    else if (what.set !== null) this.turn.carry(what.set, where.place);
    else if (where.kind === "felt") this.turn.lay(what.tiles, { kind: "felt", near: where.place });
    else if (!(where.joker && this.turn.swap(what.tiles[0] ?? "", where.joker))) this.dropOnSet(what.tiles, where);
  }

  /** Tiles go where they fit; otherwise they lie where they were dropped. */
  private dropOnSet(tiles: readonly string[], { id, at }: Goal): void {
    this.turn.lay(tiles, { kind: "set", id, ...(at === null || this.turn.fits(id, tiles) ? {} : { at }) });
  }

  private dropOnRack(tiles: readonly string[], { row, before, apart }: Goal): void {
    const { turn } = this;
    const laid = tiles.filter((tile) => turn.onFelt.has(tile));
    if (laid.length > 0) this.giveBack(laid);
    const free = tiles.filter((tile) => !turn.fixed([tile]).length);
    if (free.length > 0 && (laid.length === 0 || turn.order === "own")) turn.arrangeRack(free, row, before, apart);
    turn.select([]);
  }
}

function heldRects(): Map<string, DOMRect> {
  const found = document.querySelectorAll("[data-held]");
  return new Map([...found].map((element) => [element.getAttribute("data-held") ?? "", element.getBoundingClientRect()]));
}
