/** Something chosen that belongs to what it was chosen for: with another view it is as if it had never been chosen. */
import { untrack } from "svelte";

export class Kept<T> {
  private kept = $state.raw<{ of: unknown; chosen: T } | null>(null);

  /** `of` says what is looked at now, `fresh` what holds where nothing was chosen for it. */
  constructor(
    private readonly of: () => unknown,
    private readonly fresh: () => T,
  ) {}

  get now(): T {
    return this.kept !== null && this.kept.of === this.of() ? this.kept.chosen : this.fresh();
  }

  set now(chosen: T) {
    this.kept = { of: untrack(this.of), chosen };
  }
}
