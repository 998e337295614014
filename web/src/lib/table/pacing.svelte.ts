/** Shows a table moment by moment: keeps the queue, and lets time pass. */
import { untrack } from "svelte";
import { on } from "svelte/events";
import { createSubscriber } from "svelte/reactivity";
import type { Letter, Moment } from "$lib/boards/board";
import { Held } from "$lib/boards/held.svelte";
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

interface Running {
  readonly moment: Moment;
  /** By `performance.now()`. */
  readonly since: number;
}

const NONE: FindMoments = () => [];

export class Pacing {
  private queue: Queue = $state.raw(begin<unknown>(null));
  private seat: Letter | null = null;
  readonly shown = $derived(shown(this.queue));
  private readonly source: () => Source;
  private readonly followPage = createSubscriber((update) => on(document, "visibilitychange", update));
  /** What the time belongs to: later views do not restart it. */
  private readonly moment = $derived(this.shown.moment);
  /** Milliseconds the shown moment stays; null if it waits for the reader: nobody looks at a hidden page. */
  readonly lasts = $derived.by(() => (this.moment === null || this.isHidden() ? null : lasts(this.moment, this.source().seconds, this.source().hurried)));
  /** The moment whose time runs, and since when: a reader who is hurried has seen part of it. */
  private running: Running | null = null;
  private readonly until = new Held<number | null>(() => this.moment, () => null);

  /** Must be created while a component is set up. */
  constructor(source: () => Source) {
    this.source = source;
    this.queue = untrack(() => this.opened());
    $effect.pre(() => {
      const { view, me, hurried } = source();
      untrack(() => this.follow(view, me, hurried));
    });
    $effect(() => this.wait());
  }

  /** When the shown moment passes by itself, by `performance.now()`; null if it waits. */
  get ends(): number | null {
    return this.until.value;
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
    // Another seat must not see what was shown to the one before.
    const queue = me === this.seat ? arrived(this.queue, view, events, find, still) : this.opened();
    this.queue = hurried ? latest(queue) : queue;
  }

  /** Whether nobody can see this page; callers are told when that changes. */
  private isHidden(): boolean {
    this.followPage();
    return document.hidden;
  }

  private wait(): (() => void) | undefined {
    this.running = this.runningNow();
    const ends = this.running && this.lasts !== null ? this.running.since + this.lasts : null;
    this.until.value = ends;
    if (ends === null) return undefined;
    const timer = setTimeout(() => this.goOn(), ends - performance.now());
    return () => clearTimeout(timer);
  }

  private runningNow(): Running | null {
    const { moment, running } = this;
    if (moment === null || this.lasts === null) return null;
    return running?.moment === moment ? running : { moment, since: performance.now() };
  }
}
