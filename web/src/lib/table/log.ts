/** What happened at a table, as lines in the reader's language. */
import type { BoardModule, Letter, Seat } from "$lib/boards/board";
import { LETTERS } from "$lib/boards/seats";
import type { Facts, GameEvent, Words } from "$lib/i18n/words";
import type { News } from "$lib/wire/types";

/** One thing of the log: an event of the game, or something that happened around it. */
export interface Happening {
  n: number;
  /** The game's own event, or an entry of the table under `entry`. */
  event: GameEvent | null;
  entry: { kind: string; seat: Letter | null; facts: Facts } | null;
  /** Whose decision it followed from; "" for nature at the start and what is no move. */
  mover: string;
}

export interface LogLine {
  key: string;
  text: string;
  seat: Letter | null;
  /** game: an event; table: something around it. */
  kind: "game" | "table";
}

/** Entries that are told in the log in words of their own (`web-entry-…`). */
const TOLD = new Set(["resigned", "absent", "returned", "gone", "back", "timed-out", "undone", "asked", "answered", "paused", "rematched"]);

/** Reads a message into happenings; `players` finds the seat of a player's id. */
export function happeningsOf(news: News, players: (id: string) => Letter | null): Happening[] {
  const { n, entry } = news;
  const mover = entry.kind === "played" ? entry.seat : "";
  const found: Happening[] = (news.events ?? []).map((event) => ({ n, event: event as GameEvent, entry: null, mover }));
  if (TOLD.has(entry.kind)) {
    const { kind, ...facts } = entry as unknown as { kind: string; seat?: Letter; player?: string; yes?: boolean };
    const seat = facts.seat ?? (facts.player === undefined ? null : players(facts.player));
    found.push({ n, event: null, entry: { kind, seat, facts: { answer: facts.yes === false ? "no" : "yes" } }, mover: "" });
  }
  return found;
}

/** Takes back from the log what an undone decision and all that followed it had told. */
export function withoutUndone(happenings: readonly Happening[], seat: string): Happening[] {
  const last = happenings.findLastIndex((happening) => happening.mover === seat);
  if (last < 0) return [...happenings];
  const n = happenings[last]?.n ?? 0;
  return happenings.filter((happening) => happening.n < n || happening.event === null);
}

/** Puts happenings into words; remembers what it said, since logs grow at their end. */
export class Teller {
  private readonly said = new WeakMap<Happening, LogLine>();
  private readonly game: string;
  private readonly words: Words;
  private readonly names: readonly string[];
  private readonly me: Letter | null;
  private readonly retold: BoardModule["retold"];

  constructor(game: string, words: Words, seats: readonly Seat[], me: Letter | null, board: Pick<BoardModule, "retold"> | null = null) {
    this.retold = board?.retold;
    this.game = game;
    this.words = words;
    this.names = seats.map((seat) => seat.name);
    this.me = me;
  }

  lines(happenings: readonly Happening[]): LogLine[] {
    return happenings.map((happening, place) => {
      const known = this.said.get(happening);
      if (known) return known;
      const line = this.tell(happening, place);
      this.said.set(happening, line);
      return line;
    });
  }

  /** One event of the game in a sentence. */
  event(event: GameEvent): string {
    return this.words.event(this.game, this.retold?.(event, this.words) ?? event, this.names, this.me);
  }

  private tell({ n, event, entry }: Happening, place: number): LogLine {
    const key = `${n}-${place}`;
    if (event) {
      const seat = typeof event["seat"] === "string" ? (event["seat"] as Letter) : null;
      return { key, text: this.event(event), seat, kind: "game" };
    }
    const seat = entry?.seat ?? null;
    const name = seat === null ? "" : (this.names[LETTERS.indexOf(seat)] ?? "");
    return { key, text: this.words.say(`web-entry-${entry?.kind}`, { ...entry?.facts, name }), seat, kind: "table" };
  }
}
