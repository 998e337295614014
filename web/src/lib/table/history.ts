/** A replay as a list of views, and the lines of the score chart drawn from it. */
import type { BoardModule } from "$lib/boards/board";
import type { GameEvent } from "$lib/i18n/words";
import { changed } from "$lib/wire/changes";
import type { ReplayPage } from "$lib/wire/types";

export interface Step {
  seat: string;
  move: string;
  events: readonly GameEvent[];
}

export class History {
  readonly steps: readonly Step[];
  /** For each viewer of the page, the view before the first move and after each. */
  private readonly views: unknown[][];

  constructor(page: ReplayPage) {
    this.steps = page.steps.map((step) => ({ seat: step.seat, move: step.move ?? "", events: (step.events ?? []) as GameEvent[] }));
    let now: { views: unknown[] } = { views: page.views };
    this.views = page.views.map((view) => [view]);
    for (const step of page.steps) {
      now = changed(now, step.changes ?? []);
      now.views.forEach((view, place) => this.views[place]?.push(view));
    }
  }

  get length(): number {
    return this.steps.length;
  }

  /** The view after this many moves, from one of the page's viewers. */
  view(ply: number, viewer = 0): unknown {
    return this.views[viewer]?.[ply];
  }
}

export interface ScoreLines {
  labels: string[];
  /** For each seat its score at the start and at the end of each stretch. */
  values: number[][];
}

const MOST = 24;
/** The stretch of the final scoring. */
export const END = "end";

/** Takes the scores at the end of each stretch of the game, or evenly spread if a board names none. */
export function scoreLines(history: History, board: BoardModule): ScoreLines {
  const plies = board.stretch ? endsOf(history, board.stretch.bind(board)) : spreadPlies(history.length);
  const last = history.length;
  const chosen = plies.at(-1)?.ply === last ? plies : [...plies, { ply: last, label: "" }];
  const scores = chosen.map(({ ply }) => board.scores(history.view(ply)));
  const seats = scores.at(-1)?.length ?? 0;
  return {
    labels: ["0", ...chosen.map(({ label }) => label)],
    values: Array.from({ length: seats }, (_, seat) => [0, ...scores.map((row) => row[seat] ?? 0)]),
  };
}

function endsOf(history: History, stretch: (view: unknown) => string): { ply: number; label: string }[] {
  const found: { ply: number; label: string }[] = [];
  for (let ply = 1; ply <= history.length; ply++) {
    const label = stretch(history.view(ply));
    const before = found.at(-1);
    if (before?.label === label) before.ply = ply;
    else found.push({ ply, label });
  }
  // A stretch ends where the next one begins: the first view after it has its last score, unless that is scored to the end already.
  return found.map(({ label, ply }, place) => {
    const next = found[place + 1]?.label;
    return { label, ply: next === undefined || next === END ? ply : Math.min(ply + 1, history.length) };
  });
}

function spreadPlies(length: number): { ply: number; label: string }[] {
  const count = Math.min(MOST, length);
  return Array.from({ length: count }, (_, step) => ({ ply: Math.round(((step + 1) * length) / count), label: "" }));
}
