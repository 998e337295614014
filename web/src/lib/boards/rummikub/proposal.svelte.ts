/** A play that a bot proposes: its steps from the table as it lay, and the tiles it moves. */
import { Difference } from "./difference";
import { followedTo } from "./draft";
import { readMove } from "./notation";
import type { Turn } from "./turn.svelte";

export class Proposal {
  /** The proposal that was closed. */
  private closed = $state<string | null>(null);
  /** The move that is proposed, if it is a play and is still wanted. */
  readonly move = $derived.by(() => {
    const asked = this.asked();
    return asked !== this.closed && readMove(asked) ? asked : null;
  });
  private readonly sets = $derived.by(() => readMove(this.move));
  private readonly base = $derived.by(() => this.turn.past[0] ?? this.turn.felt);
  readonly before = $derived.by(() => this.base.sets.map((laid) => laid.tiles));
  readonly steps = $derived.by(() => (this.sets && !this.turn.dirty ? new Difference(this.before, this.sets.map((laid) => laid.tiles), this.turn.agreed).steps() : []));
  /** The tiles that would lie elsewhere. */
  readonly tiles = $derived.by((): ReadonlySet<string> => {
    const { turn, base, sets } = this;
    const plan = sets && !turn.dirty ? followedTo(base, sets, turn.mine, turn.cols, turn.agreed) : null;
    if (!plan) return new Set();
    const home = new Map(base.sets.flatMap((laid) => laid.tiles.map((tile): [string, number] => [tile, laid.id])));
    return new Set(plan.sets.flatMap((laid) => laid.tiles.filter((tile) => home.get(tile) !== laid.id)));
  });

  constructor(
    private readonly turn: Turn,
    private readonly asked: () => string | null,
  ) {}

  close(): void {
    this.closed = this.move;
  }

  /** A new table: what was closed may be proposed again. */
  renew(): void {
    this.closed = null;
  }
}
