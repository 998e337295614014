/** Shows a table moment by moment: keeps the queue, and lets time pass. */
import { untrack } from "svelte";
import type { Letter } from "$lib/boards/board";
import type { GameEvent } from "$lib/i18n/words";
import { arrived, begin, lasts, latest, passed, shown, toNow, type FindMoments, type Queue } from "./moments";

/** What the pace follows. */
interface Source {
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly me: Letter | null;
  readonly find: FindMoments | undefined;
  /** A decision of the reader is waited for, and a clock runs. */
  readonly hurried: boolean;
  /** The steps are the reader's own. */
  readonly still: boolean;
  /** Seconds for what is to be read; 0 waits. */
  readonly seconds: number;
}

const NONE: FindMoments = () => [];

export class Pacing {
  private queue: Queue = $state.raw(begin<unknown>(null));
  private seat: Letter | null = null;
  readonly shown = $derived(shown(this.queue));
  private readonly source: () => Source;
  /** What the time belongs to: views that come behind it do not begin it anew. */
  private readonly moment = $derived(this.shown.moment);
  /** Milliseconds the shown moment stays; null where it waits for the reader. */
  readonly lasts = $derived.by(() => this.moment && lasts(this.moment, this.source().seconds));

  /** Must be made while a component is set up. */
  constructor(source: () => Source) {
    this.source = source;
    this.queue = untrack(() => this.opened());
    $effect.pre(() => {
      const { view, me, hurried } = source();
      untrack(() => this.follow(view, me, hurried));
    });
    $effect(() => this.wait());
  }

  /** The reader has seen enough of this moment. */
  goOn(): void {
    this.queue = passed(this.queue);
  }

  /** The reader acts, or wants to: the table is shown as it is. */
  toNow(): void {
    this.queue = toNow(this.queue);
  }

  private opened(): Queue {
    const { view, events, me } = this.source();
    this.seat = me;
    return begin(view, events);
  }

  private follow(view: unknown, me: Letter | null, hurried: boolean): void {
    const { events, find = NONE, still } = this.source();
    // Another seat's eyes must not see what was shown to the one before.
    const queue = me === this.seat ? arrived(this.queue, view, events, find, still) : this.opened();
    this.queue = hurried ? latest(queue) : queue;
  }

  /** Nobody looks at a hidden page: its moment begins when it is seen. */
  private wait(): (() => void) | undefined {
    const [moment, time] = [this.moment, this.lasts];
    if (moment === null || time === null) return undefined;
    let timer = 0;
    const start = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = window.setTimeout(() => this.goOn(), time);
    };
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", start);
    };
  }
}
