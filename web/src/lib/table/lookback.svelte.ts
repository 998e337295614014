/** What happened since my last turn, shown on the board step by step. */
import type { Letter } from "$lib/boards/board";
import type { GameEvent } from "$lib/i18n/words";
import type { History } from "./history";

export class Lookback {
  private readonly history: History;
  private readonly tell: (events: readonly GameEvent[]) => string;
  /** The number of moves after which there is something new to see; before the first one is my last turn. */
  private readonly plies: readonly number[];
  private readonly start: number;
  /** Which of them is shown; -1 for the table as I left it. */
  private at = $state(-1);
  /** The last step went forward, so pieces may move. */
  private forward = $state(false);

  constructor(history: History, seat: Letter, tell: (events: readonly GameEvent[]) => string) {
    this.history = history;
    this.tell = tell;
    this.start = lastTurn(history, seat);
    this.plies = history.steps.flatMap((step, place) => (place >= this.start && step.events.length > 0 ? [place + 1] : []));
  }

  get steps(): number {
    return this.plies.length;
  }

  get step(): number {
    return this.at + 1;
  }

  go(step: number): void {
    const next = Math.max(0, Math.min(this.steps, step)) - 1;
    this.forward = next === this.at + 1;
    this.at = next;
  }

  private get ply(): number {
    return this.plies[this.at] ?? this.start;
  }

  get view(): unknown {
    return this.history.view(this.ply);
  }

  get acting(): readonly Letter[] {
    return ((this.view as { acting?: string[] }).acting ?? []).filter((letter) => letter !== "*") as Letter[];
  }

  /** What the shown step brought, including the silent ones before it. */
  private get told(): readonly GameEvent[] {
    if (this.at < 0) return [];
    return this.history.steps.slice(this.plies[this.at - 1] ?? this.start, this.ply).flatMap((step) => step.events);
  }

  get events(): readonly GameEvent[] {
    return this.forward ? this.told : [];
  }

  get sentence(): string {
    return this.tell(this.told);
  }
}

/** The number of moves after which a seat's last turn was over; a turn in progress does not count. */
export function lastTurn(history: Pick<History, "steps">, seat: Letter): number {
  const movers = history.steps.map((step) => step.seat);
  let end = movers.findLastIndex((mover) => mover !== "*");
  while (end >= 0 && (movers[end] === seat || movers[end] === "*")) end--;
  return movers.lastIndexOf(seat, end) + 1;
}
