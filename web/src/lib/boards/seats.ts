/** Shapes and tints of the seats: one set for all games. */
import type { Letter, Seat, Shape } from "./board";

export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E", "F", "G", "H"];
export const SHAPES: readonly Shape[] = ["circle", "square", "triangle", "diamond", "pentagon", "star"];

/** Makes the seats of a table from the names of its players. */
export function makeSeats(players: readonly { name: string; bot: string | null; away?: boolean }[]): Seat[] {
  return players.map((player, place) => {
    const shape = SHAPES[place % SHAPES.length] as Shape;
    return { letter: LETTERS[place] as Letter, ...player, shape, tint: `var(--seat-${shape})` };
  });
}

const BOT = /^(?<name>.+) \((?<bot>random|easy|medium|hard|expert)\)$/;

/** Makes the seats of a played game; its record tells a bot's level behind the name: "Merula (easy)". */
export function recordedSeats(names: readonly string[]): Seat[] {
  return makeSeats(names.map(recordedPlayer));
}

/** Tells a bot's name from its level, where a record has both in one. */
export function recordedPlayer(name: string): { name: string; bot: string | null } {
  const found = BOT.exec(name)?.groups;
  return { name: found?.["name"] ?? name, bot: found?.["bot"] ?? null };
}

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first letter of a name, or what is one to the eye: an emoji may be several characters, a lone Greek capital has no accent. */
export function initialOf(name: string): string {
  const first = [...letters.segment(name)][0]?.segment ?? "";
  return first.normalize("NFD").replace(/^(\p{Script=Greek})\u0301/u, "$1").normalize();
}

/** The place of a seat in lists that have one entry per seat. */
export function place(letter: Letter): number {
  return LETTERS.indexOf(letter);
}
