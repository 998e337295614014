/** One device passed round: whose eyes it has, whom it goes to next, and when what is secret lies covered. */
import { untrack } from "svelte";
import type { Letter } from "$lib/boards/board";

/** So long what came of a move is still seen by who made it, in milliseconds. */
export const LINGER = 1000;

interface Source {
  /** The people of this device who are in the game, while it is played; who has it alone passes nothing on. */
  readonly seats: readonly Letter[];
  /** Those of them who are asked for a decision. */
  readonly due: readonly Letter[];
  /** From where the table is looked at. */
  readonly me: Letter | null;
  /** What is held of the game; null until it is shown. */
  readonly view: unknown;
  /** Tells whether nothing in a view is for one seat's eyes alone. */
  isOpen(view: unknown): boolean;
  /** Something is being shown that has its own time. */
  readonly busy: boolean;
  look(seat: Letter | null, keeps: boolean): void;
}

export class Passing {
  private readonly source: () => Source;
  private taken = $state<Letter | null>(null);
  /** Who has just moved, so that the device covered itself; nobody where it was covered by hand. */
  mover = $state<Letter | null>(null);
  /** What was last known of it: while a view is fetched anew it is as it was. */
  private known: boolean | null = null;
  private readonly isSecret = $derived.by(() => {
    const { view, isOpen } = this.source();
    return view === null ? this.known : (this.known = !isOpen(view));
  });
  readonly isShared = $derived.by(() => this.source().seats.length > 0);
  /** Who looks; nobody while it is covered. */
  readonly holder = $derived.by(() => (this.taken !== null && this.source().seats.includes(this.taken) ? this.taken : null));
  /** Whose decision comes next on this device: of several, who has it goes first. */
  readonly next = $derived.by(() => {
    const { due } = this.source();
    return this.holder !== null && due.includes(this.holder) ? this.holder : (due[0] ?? null);
  });
  /** What is secret is on nobody's screen. */
  readonly covered = $derived(this.isShared && this.isSecret === true && this.holder === null);
  /** Somebody else is to decide than who looks. */
  private readonly passesOn = $derived.by(() => this.isShared && this.next !== null && this.next !== (this.isSecret ? this.holder : this.source().me));

  /** Must be made while a component is set up. */
  constructor(source: () => Source) {
    this.source = source;
    $effect(() => this.hide());
    $effect(() => this.move());
  }

  /** Somebody says that they have the device now. */
  take(seat: Letter): void {
    this.taken = seat;
    this.mover = null;
    this.source().look(seat, false);
  }

  /** Covers what is secret, for whoever comes. */
  cover(): void {
    this.taken = null;
    this.mover = null;
    this.source().look(null, false);
  }

  /** What was done last is taken back: nobody has moved. */
  undone(): void {
    this.mover = null;
  }

  /** What nobody may see is not even held here. */
  private hide(): void {
    const { me } = this.source();
    if (this.covered && me !== null) untrack(() => this.cover());
  }

  private move(): (() => void) | undefined {
    if (!this.passesOn || this.covered || this.isSecret === null || this.source().busy) return undefined;
    const timer = setTimeout(() => this.handOn(), this.source().me === null ? 0 : LINGER);
    return () => clearTimeout(timer);
  }

  private handOn(): void {
    if (!this.isSecret) return this.source().look(this.next, true);
    const mover = this.holder;
    this.cover();
    this.mover = mover;
  }
}
