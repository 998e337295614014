/**
 * The contract of a board: a view goes in, moves come out, no rule lives here.
 *
 * A board is a lazily loaded module (`lib/boards/<game>/index.ts`) with the exports of `BoardModule`.
 * Draw from `view` alone; `events` only animate on top of it.
 */
import type { Component } from "svelte";
import type { GameEvent, Words } from "$lib/i18n/words";
import type { Fault } from "$lib/wire/types";

export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type Shape = "circle" | "square" | "triangle" | "diamond" | "pentagon" | "star";
export type Layout = "wide" | "phone";

/** A place at the table and who sits there. */
export interface Seat {
  letter: Letter;
  name: string;
  /** The level of the bot on this seat, or null for a person. */
  bot: string | null;
  /** A CSS colour, the same in all games. */
  tint: string;
  shape: Shape;
  /** The player's connection is gone and no bot stands in. */
  away?: boolean;
}

/** What the player has set in the gear. */
export interface BoardSettings {
  /** A tap selects and a second tap or the button confirms; when off, a tap plays at once. */
  confirm: boolean;
  /** False: replace travel by a short fade. Also false when the system asks for reduced motion. */
  motion: boolean;
  sound: boolean;
  /** Show the mark of a colour wherever the colour is shown. */
  symbols: boolean;
}

/** Why a move is refused, in one sentence in the reader's language, and the clause to open. */
export interface Why {
  sentence: string;
  clause: string;
  /** What the sentence says, as facts: a board's own words draw the pieces in it. */
  fault?: Fault | undefined;
}

/** What the player has picked and not yet confirmed; the status line shows it as the primary button. */
export interface Choice {
  /** The move in the library's notation. */
  move: string;
  /** The button's words: "Play the wizard". */
  label: string;
  /** Replaces the status sentence while there is a choice. */
  sentence?: string;
  /** What is still missing, in a few words: the button says so and sends nothing. */
  missing?: string;
  /** What another move would throw away, in a sentence: the player is asked first. */
  loses?: string;
}

/** What can be heard of pieces: paper, wood, points. */
export type PieceSound = "card" | "tile" | "score";

/** A still picture between two views that has a time of its own: the end of a trick, of a round. */
export interface Moment<V = unknown> {
  /** What kind it is, in the board's own words. */
  kind: string;
  /** The table as it lies at this moment. */
  view: V;
  /** What caused it, for animation. */
  events: readonly GameEvent[];
  /** A glance passes by itself; something to read stays for as long as the reader has set. */
  stays: "glance" | "read";
}

/** A moment that is being shown. */
export interface Held {
  kind: string;
  /** Milliseconds until it passes by itself; null while it waits for the reader. */
  lasts: number | null;
  /** When it passes by itself, by `performance.now()`; its time restarts when a hidden page is seen again. */
  ends: number | null;
  /** The button's words: "Next round". */
  button: string;
}

export interface BoardProps<V = unknown> {
  /** The JSON of `View.data()`. */
  view: V;
  /** Legal moves in the library's notation; empty when I may not act; if turns are composed, those that need no composing. */
  moves: readonly string[];
  /** Who must act now. */
  acting: readonly Letter[];
  /** My seat; null for a watcher or a replay. */
  me: Letter | null;
  /** The seat from whose side of the table it is seen, where that is not mine: what lies there stays hidden. */
  from?: Letter | null;
  seats: readonly Seat[];
  /** What happened since the view before this one, for animation. */
  events: readonly GameEvent[];
  words: Words;
  settings: BoardSettings;
  layout: Layout;
  /** Plays a move. */
  send: (text: string) => void;
  /**
   * Asks why a move would be refused; null if it is legal. The frame shows the sentence with its clause automatically;
   * a board that marks things on its own asks quietly.
   */
  why: (text: string, quiet?: boolean) => Promise<Why | null>;
  /**
   * For a clock whose end follows the game's own rule: reports the move being composed as it lies, after each change;
   * null if nothing is touched. Returns false if it was not heard and may be reported again.
   */
  draft?: (text: string | null) => Promise<boolean>;
  /** A decision of mine is awaited, and a clock runs: nothing may delay it for long. */
  hurried?: boolean;
  /** Takes back my last decision at the table, if that is offered; the frame reports a refusal. */
  undo?: () => void;
  /** A move that a bot proposes; highlighted while it is not null. */
  hint: string | null;
  /** In a review, the move that was made here: drawn beside the proposal, and distinguished by more than colour. */
  played?: string | null;
  /** Why it does, in sentences; for a board that shows a proposal by itself. */
  because?: readonly string[];
  /** Bindable: the board picks, the frame's button (or Enter) sends it; Esc clears it, and it ends with its view. */
  choice: Choice | null;
  /** The moment in which the table is shown; none while it is shown as it is now. Moves are always the current ones. */
  moment?: Held | null;
  /** Ends the moment. */
  goOn?: () => void;
  /** Called with the next step once a choice is half made; it replaces the status sentence. */
  onstep?: (sentence: string | null) => void;
}

export interface StatusButton {
  label: string;
  move: string;
  primary: boolean;
}

export interface Status {
  sentence: string;
  buttons: readonly StatusButton[];
}

/** A part of the table as text. */
export interface SpokenPart {
  heading: string;
  lines: readonly string[];
}

export interface BoardModule<V = unknown> {
  default: Component<BoardProps<V>, object, "choice">;
  /**
   * The moments between two consecutive views; null if the second does not continue the first, as after an undo, so
   * that nothing older may stay.
   */
  moments?(before: V, after: V, events: readonly GameEvent[]): readonly Moment<V>[] | null;
  /** A moment in a sentence, and the words of the button that ends it. */
  momentText?(moment: Moment<V>, words: Words, me: Letter | null, seats: readonly Seat[]): { sentence: string; button: string };
  /** Says what I must do now, or whom we are waiting for, with the buttons that need no picking on the board. */
  status(view: V, moves: readonly string[], words: Words, me: Letter | null, seats: readonly Seat[]): Status;
  /** The points so far, in the order of the seats. */
  scores(view: V): readonly number[];
  /** Where we are: "Round 7 of 15"; "" if there is nothing to say. */
  progress(view: V, words: Words): string;
  /** Nothing in such a view is for the eyes of its seat alone: people who pass one device round may all look. */
  isOpen?(view: V): boolean;
  /** What events sound like, by their kinds; without it all of them are tiles. */
  sounds?: Readonly<Record<string, PieceSound>>;
  /** The cover art, 3:2, without words. */
  Cover: Component;
  /** Where the points came from, for the result: one number per seat; in the order shown; `events` are those of the whole game, once they are known. */
  categories?(view: V, words: Words, events: readonly GameEvent[] | null): readonly { label: string; points: readonly number[] }[];
  /** The stretch of the game a view belongs to ("7" for round 7, "end" for the final scoring): the score chart has a point at the end of each. */
  stretch?(view: V): string;
  /** The table as text, for people who read it with a screen reader or play by keyboard only. */
  spoken?(view: V, words: Words, me: Letter | null, seats: readonly Seat[]): readonly SpokenPart[];
  /** A move in a few words, for buttons and for screen readers: "Play green 7". */
  moveLabel?(move: string, words: Words, view: V): string;
  /**
   * A move as something a sentence can mention: "green 7"; if it is highlighted on the board, its place need not be named. It may contain
   * picture marks: draw it with `Told`, or write it with `plain`.
   */
  moveName?(move: string, words: Words, view: V, lit?: boolean): string;
  /** A turn is composed on the board: it has the screen's one Undo, for its own steps and otherwise for the table. */
  composes?: boolean;
  /** The board shows a proposed move with its reasons itself: on a phone no notice is laid over it. */
  tellsHint?(move: string): boolean;
  /** What a hint is about lies in the middle of the table: on a phone the hint is shown further down. */
  hintsBelow?: boolean;
  /**
   * An event as the log tells it, if the board has names, pictures and places for what the library writes in signs; `name` says who sits on
   * a seat, with "you" for the reader.
   */
  retold?(event: GameEvent, words: Words, name: (seat: Letter) => string): GameEvent;
  /** Two consecutive events as one if they say the same; a kind may be a message of the board's own. */
  joined?(before: GameEvent, event: GameEvent, me: Letter | null): GameEvent | null;
  /**
   * The parts of the board that an event is about, as selectors: they are highlighted while somebody points at its
   * line.
   */
  places?(event: GameEvent, me: Letter | null): readonly string[];
  /** The words for such sentences: what has a picture is marked in them. */
  drawn?(words: Words): Words;
  /** A sentence of the log in which pieces are drawn where marks (`lib/i18n/marks.ts`) or signs name them. */
  Told?: Component<{ sentence: string; words: Words }>;
  /** Instead of the plain list of players beside the board of a television. */
  Standing?: Component<BoardProps<V>, object, "choice">;
  /** Instead of the plain player panels: on the rail of a wide screen and under "Players" on a phone. */
  Rail?: Component<BoardProps<V>, object, "choice">;
}
