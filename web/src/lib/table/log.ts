/** What happened at a table, as lines in the reader's language. */
import type { BoardModule, Letter, Moment, Seat } from "$lib/boards/board";
import { LETTERS } from "$lib/boards/seats";
import type { Facts, GameEvent, Words } from "$lib/i18n/words";
import type { Happened } from "$lib/wire/types";

/** One thing of the log: an event of the game, or something that happened around it. */
export interface Happening {
  /** The entry it belongs to, and its position there. */
  n: number;
  part: number;
  /** The game's own event, or an entry of the table under `entry`. */
  event: GameEvent | null;
  /** If several were joined into one: the last of them, as it came. */
  newest?: GameEvent | null;
  entry: { kind: string; seat: Letter | null; facts: Facts } | null;
  /** Whose decision it followed from; "" for nature at the start and what is not a move. */
  mover: string;
}

export interface LogLine {
  key: string;
  /** The sentence, with marks where pictures stand. */
  text: string;
  seat: Letter | null;
  /** game: an event; table: something around it. */
  kind: "game" | "table";
  /** What can be highlighted on the board, as selectors of its parts. */
  places: readonly string[];
  /** The event it reports, the last if it reports several. */
  event: GameEvent | null;
}

/** Entries that the log puts into words of their own (`web-entry-…`). */
const TOLD = new Set(["resigned", "absent", "returned", "gone", "back", "timed-out", "undone", "asked", "answered", "lapsed", "paused", "finished", "rematched", "muted", "removed", "admitted", "handed", "closed"]);

/** What entries that are put into words may contain. */
interface Facets {
  kind: string;
  seat?: Letter;
  player?: string;
  yes?: boolean;
  withdrawn?: boolean;
  what?: string;
  why?: string;
  reason?: string;
  name?: string;
  bot?: string;
}

/** Of two consecutive entries about one seat, those of which the second says enough. */
const ENOUGH = new Set(["back returned", "asked undone", "gone absent", "timed-out absent"]);

/** Reads an entry into happenings; `players` finds the seat of a player's id. */
export function happeningsOf(news: Happened, players: (id: string) => Letter | null): Happening[] {
  const { n, entry } = news;
  const mover = entry.kind === "played" ? entry.seat : "";
  const found: Happening[] = (news.events ?? []).map((event, part) => ({ n, part, event: event as GameEvent, entry: null, mover }));
  if (TOLD.has(entry.kind) && !(entry.kind === "finished" && (entry.outcome || entry.reason === "closed"))) {
    const { kind, ...told } = entry as unknown as Facets;
    const seat = told.seat ?? (told.player === undefined ? null : players(told.player));
    const answer = told.withdrawn ? "withdrawn" : told.yes === false ? "no" : "yes";
    const facts = { answer, what: told.what ?? "takeback", why: told.why ?? (kind === "timed-out" ? "clock" : "other"), reason: told.reason ?? "", name: told.name ?? "", given: told.why ? "yes" : "no", bot: told.bot ? "yes" : "no" };
    found.push({ n, part: found.length, event: null, entry: { kind, seat, facts }, mover: "" });
  }
  return found;
}

/** Removes from the log what an undone decision and everything after it had added. */
export function withoutUndone(happenings: readonly Happening[], seat: string): Happening[] {
  const last = happenings.findLastIndex((happening) => happening.mover === seat);
  if (last < 0) return [...happenings];
  const n = happenings[last]?.n ?? 0;
  return happenings.filter((happening) => happening.n < n || happening.event === null);
}

type Told = Pick<BoardModule, "retold" | "joined" | "places" | "drawn">;

/** Puts happenings into words; remembers what it said, since logs grow at their ends. */
export class Teller {
  private readonly said = new WeakMap<Happening, LogLine>();
  private readonly made = new WeakMap<Happening, { before: Happening; joined: Happening | null }>();
  private readonly game: string;
  private readonly words: Words;
  private readonly names: readonly string[];
  private readonly me: Letter | null;
  private readonly board: Told | null;

  constructor(game: string, words: Words, seats: readonly Seat[], me: Letter | null, board: Told | null = null) {
    this.board = board;
    this.game = game;
    this.words = board?.drawn?.(words) ?? words;
    this.names = seats.map((seat) => seat.name);
    this.me = me;
  }

  lines(happenings: readonly Happening[]): LogLine[] {
    return this.gathered(happenings).map((happening) => {
      const known = this.said.get(happening);
      if (known) return known;
      const line = this.line(happening);
      this.said.set(happening, line);
      return line;
    });
  }

  /** Events that belong together, in as few sentences as the log has for them. */
  told(events: readonly GameEvent[]): string {
    const happenings = events.map((event, part): Happening => ({ n: 0, part, event, entry: null, mover: "" }));
    return this.lines(happenings).map(({ text }) => text).join(" ");
  }

  /** Merges two that say the same; somebody who left and came back leaves no trace. */
  private gathered(happenings: readonly Happening[]): Happening[] {
    const found: Happening[] = [];
    for (const happening of happenings) {
      const before = found.at(-1);
      if (before && isBriefAbsence(before, happening)) {
        found.pop();
        continue;
      }
      this.add(found, happening);
    }
    return found;
  }

  /** Adds one at the end; what it forms with the one before may belong to an earlier one again. */
  private add(found: Happening[], happening: Happening): void {
    const before = found.at(-1);
    const joined = before ? this.join(before, happening) : null;
    if (!joined) return void found.push(happening);
    found.pop();
    this.add(found, joined);
  }

  private join(before: Happening, happening: Happening): Happening | null {
    const known = this.made.get(happening);
    if (known?.before === before) return known.joined;
    const joined = this.joinedOf(before, happening);
    this.made.set(happening, { before, joined });
    return joined;
  }

  private joinedOf(before: Happening, happening: Happening): Happening | null {
    if (before.event && happening.event) {
      const event = this.board?.joined?.(before.event, happening.event, this.me) ?? null;
      return event && { ...happening, event, newest: happening.newest ?? happening.event };
    }
    const isSaid = before.entry?.seat === happening.entry?.seat && ENOUGH.has(`${before.entry?.kind} ${happening.entry?.kind}`);
    return isSaid ? happening : null;
  }

  private sentence(event: GameEvent): string {
    const { event: kind, ...facts } = this.board?.retold?.(event, this.words, (seat) => this.name(seat)) ?? event;
    const isRetold = kind.startsWith(`${this.game}-web-`);
    const key = isRetold ? kind : `${this.game}-event-${kind}`;
    return this.words.tell(key, facts, this.words.withNames(this.game, facts, this.names), this.me);
  }

  private name(seat: Letter): string {
    return seat === this.me ? this.words.say("web-you") : (this.names[LETTERS.indexOf(seat)] ?? "");
  }

  private line({ n, part, event, entry, newest }: Happening): LogLine {
    const key = `${n}-${part}`;
    if (event) {
      const seat = seatOf(event);
      return { key, text: this.sentence(event), seat, kind: "game", places: this.board?.places?.(event, this.me) ?? [], event: newest ?? event };
    }
    const seat = entry?.seat ?? null;
    const name = (seat === null ? undefined : this.names[LETTERS.indexOf(seat)]) ?? entry?.facts["name"] ?? "";
    const text = this.words.tell(`web-entry-${entry?.kind}`, seat === null ? {} : { seat }, { ...entry?.facts, name }, this.me);
    return { key, text, seat, kind: "table", places: [], event: null };
  }
}

/** Whom a line is about: one seat alone. */
function seatOf({ seat, seats }: GameEvent): Letter | null {
  const found = seat ?? (Array.isArray(seats) && seats.length === 1 ? seats[0] : null);
  return typeof found === "string" ? (found as Letter) : null;
}

/** The log while a moment is shown: nothing that came after it. */
export function upTo(lines: readonly LogLine[], moment: Pick<Moment, "events"> | null): readonly LogLine[] {
  const last = moment?.events.at(-1);
  const at = last ? lines.findLastIndex((line) => line.event === last) : -1;
  return at < 0 ? lines : lines.slice(0, at + 1);
}

function isBriefAbsence(before: Happening, happening: Happening): boolean {
  return before.entry?.kind === "gone" && happening.entry?.kind === "back" && before.entry.seat === happening.entry.seat;
}
