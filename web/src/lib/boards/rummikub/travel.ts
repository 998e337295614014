/** Lets tiles travel from where they lay to where they lie, on top of a picture that is already correct. */
import type { GameEvent } from "$lib/i18n/words";
import type { Letter } from "../board";
import { Difference } from "./difference";
import { arrive, rectsOf } from "./motion";
import type { Turn } from "./turn.svelte";

const STEP = 430;
const MOVED: readonly string[] = ["tiles-laid", "tile-drawn", "turn-passed", "time-ran-out", "table-rolled-back", "penalty-taken"];

/** Who moved last. */
export function moverOf(batch: readonly GameEvent[]): Letter | null {
  const found = batch.find((event) => MOVED.includes(event.event));
  return found ? (found["seat"] as Letter) : null;
}

export class Travel {
  /** Nothing moves before the first measurement. */
  settled = false;
  private rects = new Map<string, DOMRect>();
  private delays = new Map<string, number>();
  private mover: Letter | null = null;

  constructor(
    private readonly turn: Turn,
    private readonly board: () => HTMLElement | undefined,
  ) {}

  /** Remembers where all tiles lie before a new view is shown. */
  leave(mover: Letter | null): void {
    this.rects = rectsOf(this.board());
    this.mover = mover;
  }

  /** Remembers where they lie before they are moved by hand. */
  lift(): void {
    if (this.rects.size === 0) this.rects = rectsOf(this.board());
  }

  /** Others' turns are shown set by set: every tile waits for its step. */
  inSteps(before: readonly (readonly string[])[]): void {
    const after = this.turn.felt.sets.map((laid) => laid.tiles);
    const steps = new Difference(before, after, this.turn.agreed).steps();
    this.delays = new Map(steps.flatMap((step, number) => (after[step.number] ?? []).map((tile): [string, number] => [tile, number * STEP])));
  }

  /** Shows the path of every tile that now lies elsewhere. */
  show(dropped: ReadonlyMap<string, DOMRect>, events: readonly GameEvent[], motion: boolean): void {
    if (this.settled) this.move(dropped, events, motion);
    this.rects = new Map();
    this.delays = new Map();
  }

  private move(dropped: ReadonlyMap<string, DOMRect>, events: readonly GameEvent[], motion: boolean): void {
    const { turn, rects, delays, mover } = this;
    const dealt = events.some((event) => event.event === "rack-dealt");
    const bank = document.querySelector("[data-bank]")?.getBoundingClientRect();
    const seat = mover === null ? undefined : document.querySelector(`[data-seat="${mover}"]`)?.getBoundingClientRect();
    let fresh = 0;
    for (const element of this.board()?.querySelectorAll("[data-tile]") ?? []) {
      const tile = element.getAttribute("data-tile") ?? "";
      const from = dropped.get(tile) ?? rects.get(tile);
      const delay = delays.get(tile) ?? 0;
      const laid = turn.onFelt.has(tile);
      if (from) arrive(element, from, { motion, delay, duration: delay > 0 ? 300 : 200 });
      else if (rects.size > 0 || dealt) arrive(element, laid ? (seat ?? bank) : bank, { motion, delay: laid ? delay : 40 * fresh++ });
    }
  }
}
