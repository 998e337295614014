/**
 * The contract of a board: a view goes in, moves come out, no rule lives here.
 *
 * A board is a lazily loaded module (`lib/boards/<game>/index.ts`) with the exports of `BoardModule`.
 * Draw from `view` alone; `events` only animate on top of it.
 */
import type { Component } from "svelte";
import type { GameEvent, Words } from "$lib/i18n/words";

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
  /** What is still missing, in a few words: the button says it and sends nothing. */
  missing?: string;
  /** What another move would throw away, in a sentence: it is asked about first. */
  loses?: string;
}

/** A still picture between two views that has a time of its own: the end of a trick, of a round. */
export interface Moment<V = unknown> {
  /** What it is, in the board's own words. */
  kind: string;
  /** The table as it lies in this moment. */
  view: V;
  /** What brought it about, for animation. */
  events: readonly GameEvent[];
  /** A glance passes by itself; what is to be read stays for as long as the reader set. */
  stays: "glance" | "read";
}

/** A moment that is being shown. */
export interface Held {
  kind: string;
  /** Milliseconds until it passes by itself; null while it waits for the reader. */
  lasts: number | null;
  /** When it passes by itself, by `performance.now()`; its time begins anew when a hidden page is seen again. */
  ends: number | null;
  /** The button's words: "Next round". */
  button: string;
}

export interface BoardProps<V = unknown> {
  /** The JSON of `View.data()`. */
  view: V;
  /** Legal moves in the library's notation; empty when I may not act; where turns are composed, those that need no composing. */
  moves: readonly string[];
  /** Who must act now. */
  acting: readonly Letter[];
  /** My seat; null for a spectator or a replay. */
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
   * Asks why a move would be refused; null where it is legal. The frame shows the sentence with its clause by
   * itself; a board that marks things on its own asks quietly.
   */
  why: (text: string, quiet?: boolean) => Promise<Why | null>;
  /**
   * Where the end of the clock follows the game's own rule: tells the move being composed as it lies, after each
   * change; null where nothing is touched. Gives false where it was not heard and may be told again.
   */
  draft?: (text: string | null) => Promise<boolean>;
  /** A decision of mine is waited for, and a clock runs: nothing may stand in its way for long. */
  hurried?: boolean;
  /** Takes my last decision back at the table, where that is offered; a refusal is told by the frame. */
  undo?: () => void;
  /** A move that a bot proposes; lit while it is not null. */
  hint: string | null;
  /** In a review, the move that was made here: drawn beside the proposal, told apart from it by more than a colour. */
  played?: string | null;
  /** Why it does, in sentences; for a board that tells a proposal by itself. */
  because?: readonly string[];
  /** Bindable: the board picks, the frame's button (or Enter) sends it; Esc empties it, and it ends with its view. */
  choice: Choice | null;
  /** The moment in which the table is shown; none while it is shown as it is now. Moves are always those of now. */
  moment?: Held | null;
  /** Ends the moment. */
  goOn?: () => void;
  /** Told what the next step is once something was picked that is no whole move yet; it takes the place of the status sentence. */
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

/** A part of the table told as text. */
export interface SpokenPart {
  heading: string;
  lines: readonly string[];
}

export interface BoardModule<V = unknown> {
  default: Component<BoardProps<V>, object, "choice">;
  /**
   * The moments between two views that follow each other; null where the second does not go on from the first, as
   * after an undo, so that nothing older may stay.
   */
  moments?(before: V, after: V, events: readonly GameEvent[]): readonly Moment<V>[] | null;
  /** A moment in a sentence, and the words of the button that ends it. */
  momentText?(moment: Moment<V>, words: Words, me: Letter | null, seats: readonly Seat[]): { sentence: string; button: string };
  /** Says what I must do now, or whom we wait for, with the buttons that need no picking on the board. */
  status(view: V, moves: readonly string[], words: Words, me: Letter | null, seats: readonly Seat[]): Status;
  /** The points so far, in the order of the seats. */
  scores(view: V): readonly number[];
  /** Where we are: "Round 7 of 15"; "" where there is nothing to say. */
  progress(view: V, words: Words): string;
  /** The cover art, 3:2, without words. */
  Cover: Component;
  /** Where the points came from, for the result: one number per seat; in the order shown; `events` are those of the whole game, once they are known. */
  categories?(view: V, words: Words, events: readonly GameEvent[] | null): readonly { label: string; points: readonly number[] }[];
  /** The stretch of the game a view belongs to ("7" for round 7, "end" for the final scoring): the score chart has a point at the end of each. */
  stretch?(view: V): string;
  /** The table as text, for those who read it with a screen reader or a keyboard alone. */
  spoken?(view: V, words: Words, me: Letter | null, seats: readonly Seat[]): readonly SpokenPart[];
  /** A move in a few words, for buttons and for those who listen: "Play green 7". */
  moveLabel?(move: string, words: Words, view: V): string;
  /** A move as a thing that a sentence speaks of: "green 7"; one that is lit on the board need not name its place. It may hold marks of pictures: draw it by `Told`, or say it `plain`. */
  moveName?(move: string, words: Words, view: V, lit?: boolean): string;
  /** A turn is composed on the board: it has the one Undo of the screen, for its steps and else for the table. */
  composes?: boolean;
  /** The board shows a proposed move with its reasons by itself: on a phone no notice is laid over it. */
  tellsHint?(move: string): boolean;
  /** What a hint speaks of lies in the middle of the table: on a phone it is told further down. */
  hintsBelow?: boolean;
  /** An event as the log tells it, where the board has names, pictures and places for what the library writes in signs; `name` says who sits on a seat, to oneself "you". */
  retold?(event: GameEvent, words: Words, name: (seat: Letter) => string): GameEvent;
  /** Two events, one after the other, as one where they say the same; a kind may be a message of the board's own. */
  joined?(before: GameEvent, event: GameEvent, me: Letter | null): GameEvent | null;
  /** The parts of the board that an event is about, as selectors: they are lit while somebody points at its line. */
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
