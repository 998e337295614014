/**
 * The contract of a board: a view goes in, moves come out, no rule lives here.
 *
 * A board is a lazily loaded module (`lib/boards/<game>/index.ts`) with the exports of `BoardModule`.
 * Draw from `view` alone; `events` only animate on top of it.
 */
import type { Component } from "svelte";
import type { GameEvent, Words } from "$lib/i18n/words";

export type Letter = "A" | "B" | "C" | "D" | "E" | "F";
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

/** What the reader set in the gear. */
export interface BoardSettings {
  /** A tap selects and a second tap or the button confirms; when off, a tap plays at once. */
  confirm: boolean;
  /** False: replace travel by a short fade. Also false when the system asks for reduced motion. */
  motion: boolean;
  sound: boolean;
  /** Show the mark of a colour wherever the colour is shown. */
  symbols: boolean;
}

/** Why a move is refused, in one sentence of the reader's language, and the clause to open. */
export interface Why {
  sentence: string;
  clause: string;
}

/** What the player has picked and not yet confirmed; the status line shows it as the primary button. */
export interface Choice {
  /** The move in the library's notation. */
  move: string;
  /** The button's words: "Play the wizard". */
  label: string;
  /** Takes the place of the status sentence while the choice stands. */
  sentence?: string;
}

export interface BoardProps<V = unknown> {
  /** The JSON of `View.data()`. */
  view: V;
  /** Legal moves in the library's notation; empty when I may not act; proposals where turns are composed. */
  moves: readonly string[];
  /** Who must act now. */
  acting: readonly Letter[];
  /** My seat; null for a spectator or a replay. */
  me: Letter | null;
  seats: readonly Seat[];
  /** What happened since the view before this one, for animation. */
  events: readonly GameEvent[];
  words: Words;
  settings: BoardSettings;
  layout: Layout;
  /** Plays a move. */
  send: (text: string) => void;
  /**
   * Asks why a move would be refused; null where it is legal. The frame shows the sentence with its clause by
   * itself; a board that marks things on its own asks quietly.
   */
  why: (text: string, quiet?: boolean) => Promise<Why | null>;
  /**
   * Where the end of the clock follows the game's own rule: tells the move being composed as it lies, after each
   * change; null where nothing is touched.
   */
  draft?: (text: string | null) => void;
  /** A move that a bot proposes; lit while it is not null. */
  hint: string | null;
  /** Why it does, in sentences; for a board that tells a proposal by itself. */
  because?: readonly string[];
  /** Bindable: the board picks, the frame's button (or Enter) sends it, Esc and a new view empty it. */
  choice: Choice | null;
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

/** A part of the table told as text. */
export interface SpokenPart {
  heading: string;
  lines: readonly string[];
}

export interface BoardModule<V = unknown> {
  default: Component<BoardProps<V>, object, "choice">;
  /** Says what I must do now, or whom we wait for, with the buttons that need no picking on the board. */
  status(view: V, moves: readonly string[], words: Words, me: Letter | null, seats: readonly Seat[]): Status;
  /** The points so far, in the order of the seats. */
  scores(view: V): readonly number[];
  /** Where we are: "Round 7 of 15"; "" where there is nothing to say. */
  progress(view: V, words: Words): string;
  /** The cover art, 3:2, without words. */
  Cover: Component;
  /** Where the points came from, for the result: one number per seat; in the order shown. */
  categories?(view: V, words: Words): readonly { label: string; points: readonly number[] }[];
  /** The stretch of the game a view belongs to ("7" for round 7, "end" for the final scoring): the score chart has a point at the end of each. */
  stretch?(view: V): string;
  /** The table as text, for those who read it with a screen reader or a keyboard alone. */
  spoken?(view: V, words: Words, me: Letter | null, seats: readonly Seat[]): readonly SpokenPart[];
  /** A move in a few words, for hints and for those who listen: "Play green 7". */
  moveLabel?(move: string, words: Words, view: V): string;
  /** A turn is composed on the board, which has an undo of its own for its steps. */
  composes?: boolean;
  /** The board shows a proposed move with its reasons by itself: on a phone no notice is laid over it. */
  tellsHint?(move: string): boolean;
  /** What a hint speaks of lies in the middle of the table: on a phone it is told further down. */
  hintsBelow?: boolean;
  /** An event as the log tells it, where the board has names for what the library writes in signs. */
  retold?(event: GameEvent, words: Words): GameEvent;
  /** A sentence of the log in which pieces are drawn where the library names them by signs. */
  Told?: Component<{ sentence: string; words: Words }>;
  /** Instead of the plain player panels: on the rail of a wide screen and under "Players" on a phone. */
  Rail?: Component<BoardProps<V>, object, "choice">;
}
