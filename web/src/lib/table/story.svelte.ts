/** The whole story of a table as one viewer may know it: its end at once, earlier pages when they are wanted. */
import type { Letter } from "$lib/boards/board";
import type { Happened, HistoryPage } from "$lib/wire/types";
import { happeningsOf, withoutUndone, type Happening } from "./log";

export interface ChatLine {
  n: number;
  player: string;
  name: string;
  text: string;
  phrase: string;
}

/** Asks for the page before an entry. */
export type Pages = (before: number) => Promise<Pick<HistoryPage, "news">>;

/** Pages requested in one go when somebody looks for something rare. */
const MOST_PAGES = 10;

export class Story {
  /** What is known without a gap, up to the newest entry. */
  private entries = $state.raw<readonly Happened[]>([]);
  private busy = $state(false);
  /** The table's newest entry when we came; what follows is new to us. */
  arrived = $state(0);
  private newest = 0;
  /** Counts the viewers: an answer meant for another comes too late. */
  private viewer = 0;
  private readonly told = new WeakMap<Happened, Happening[]>();
  private readonly pages: Pages;
  private readonly seatOf: (player: string) => Letter | null;

  constructor(pages: Pages, seatOf: (player: string) => Letter | null) {
    this.pages = pages;
    this.seatOf = seatOf;
  }

  /** Nothing is missing before the first line. */
  get whole(): boolean {
    return this.entries[0]?.n === 1;
  }

  /** Earlier pages are on their way. */
  get loading(): boolean {
    return this.busy;
  }

  get chat(): readonly ChatLine[] {
    return this.entries.flatMap(({ n, entry }) =>
      entry.kind === "said" ? [{ n, player: entry.player, name: entry.name, text: entry.text ?? "", phrase: entry.phrase ?? "" }] : [],
    );
  }

  get log(): readonly Happening[] {
    let lines: Happening[] = [];
    for (const happened of this.entries) {
      if (happened.entry.kind === "undone") lines = withoutUndone(lines, happened.entry.seat);
      lines.push(...this.linesOf(happened));
    }
    return lines;
  }

  /** Lines are made once, so that their drawings stay. */
  private linesOf(happened: Happened): Happening[] {
    const known = this.told.get(happened);
    if (known) return known;
    const lines = happeningsOf(happened, this.seatOf);
    this.told.set(happened, lines);
    return lines;
  }

  /** What is known, entry by entry. */
  get known(): readonly Happened[] {
    return this.entries;
  }

  /** Starts over, for another viewer. */
  forget(): void {
    this.viewer++;
    this.entries = [];
    this.newest = 0;
    this.busy = false;
  }

  /** The table has come to entry `n`: what is missing up to it is fetched. */
  async reach(n: number): Promise<void> {
    if (this.arrived === 0) this.arrived = n;
    this.newest = Math.max(this.newest, n);
    if ((this.entries.at(-1)?.n ?? 0) < this.newest) await this.fetch(this.newest + 1);
  }

  /** Fetches again what a broken connection kept from us. */
  async mend(): Promise<void> {
    if (this.newest > 0) await this.reach(this.newest);
  }

  add(news: Happened): void {
    this.newest = Math.max(this.newest, news.n);
    this.merge([news]);
  }

  /** Fetches earlier pages until the log has more lines, or nothing is missing. */
  earlierLines(): Promise<void> {
    return this.earlier((happened) => this.linesOf(happened).length > 0);
  }

  /** Fetches earlier pages until there is more chat, or nothing is missing. */
  earlierTalk(): Promise<void> {
    return this.earlier(({ entry }) => entry.kind === "said");
  }

  private async earlier(isWanted: (happened: Happened) => boolean): Promise<void> {
    const { viewer } = this;
    if (this.busy) return;
    for (let page = 0; page < MOST_PAGES && !this.whole && viewer === this.viewer; page++) {
      const first = this.entries[0]?.n ?? this.newest + 1;
      if (!(await this.fetch(first))) return;
      if (this.entries.some((happened) => happened.n < first && isWanted(happened))) return;
    }
  }

  /** Tells whether a page came. */
  private async fetch(before: number): Promise<boolean> {
    const { viewer } = this;
    this.busy = true;
    try {
      const { news } = await this.pages(before);
      if (viewer === this.viewer) this.merge(news);
      return news.length > 0;
    } catch {
      return false; // The line broke, or watching is over: whoever still looks asks again.
    } finally {
      if (viewer === this.viewer) this.busy = false;
    }
  }

  /** Puts entries in order, each once; anything before a gap is dropped, and fetched again when it is wanted. */
  private merge(news: readonly Happened[]): void {
    const known = new Map(this.entries.map((happened) => [happened.n, happened]));
    for (const happened of news) if (!known.has(happened.n)) known.set(happened.n, happened);
    const sorted = [...known.values()].sort((one, two) => one.n - two.n);
    const gap = sorted.findLastIndex((happened, place) => place > 0 && happened.n !== (sorted[place - 1]?.n ?? 0) + 1);
    this.entries = gap > 0 ? sorted.slice(gap) : sorted;
  }
}
