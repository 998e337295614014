/**
 * Something chosen at one moment, such as while one view was shown. With the next moment it is gone by itself, not by an
 * effect that may run late: nobody ever sees a choice beside a view it was not made for.
 */
import { untrack } from "svelte";

export class Held<T> {
  private kept = $state.raw<{ readonly moment: unknown; readonly value: T } | null>(null);

  /** `moment` says what is looked at now, `otherwise` the value if nothing was chosen for it. */
  constructor(
    private readonly moment: () => unknown,
    private readonly otherwise: () => T,
  ) {}

  get value(): T {
    const { kept } = this;
    return kept !== null && kept.moment === this.moment() ? kept.value : this.otherwise();
  }

  set value(value: T) {
    this.kept = { moment: untrack(this.moment), value };
  }
}
