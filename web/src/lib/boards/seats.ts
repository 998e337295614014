/** Shapes and tints of the seats: one set for all games. */
import type { Letter, Seat, Shape } from "./board";

export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E", "F"];
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
  return makeSeats(names.map((name) => ({ name: BOT.exec(name)?.groups?.["name"] ?? name, bot: BOT.exec(name)?.groups?.["bot"] ?? null })));
}

/** The place of a seat in lists that have one entry per seat. */
export function place(letter: Letter): number {
  return LETTERS.indexOf(letter);
}
