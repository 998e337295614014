/** The sixty cards by name: B7, R13, Z1, N4. */
import type { People } from "./view";

export const PEOPLES: readonly People[] = ["blue", "red", "green", "yellow"];
const LETTERS = "BRGY";

export type Kind = People | "wizard" | "jester";

export interface Card {
  name: string;
  kind: Kind;
  /** 0 for a jester, 14 for a wizard. */
  rank: number;
}

/** Reads a card's name as the library writes it. */
export function readCard(name: string): Card {
  const letter = name.charAt(0);
  if (letter === "Z") return { name, kind: "wizard", rank: 14 };
  if (letter === "N") return { name, kind: "jester", rank: 0 };
  return { name, kind: peopleOf(letter), rank: Number(name.slice(1)) };
}

/** The people of a letter: "trump R" names the dwarves, red. */
export function peopleOf(letter: string): People {
  return PEOPLES[LETTERS.indexOf(letter)] ?? "blue";
}

/** Tells whether a card is of a people, not a wizard or a jester. */
export function isPeople(kind: Kind): kind is People {
  return kind !== "wizard" && kind !== "jester";
}

/** The facts from which a language names a card. */
export function cardFacts(name: string): { card: string; people: Kind; rank: number } {
  const { kind, rank } = readCard(name);
  return { card: name, people: kind, rank };
}

/** How a hand may be sorted. */
export const ORDERS = ["people", "rank"] as const;
export type Order = (typeof ORDERS)[number];

/** Sorts a hand from left to right: jesters, then by suit with trump last, or by rank; wizards at the right end. */
export function sorted(hand: readonly string[], order: Order, trump: People | null): string[] {
  return [...hand].sort((one, two) => {
    const [left, right] = [weigh(readCard(one), order, trump), weigh(readCard(two), order, trump)];
    return left - right || one.localeCompare(two);
  });
}

function weigh({ kind, rank }: Card, order: Order, trump: People | null): number {
  if (kind === "jester") return -1;
  if (kind === "wizard") return 1000;
  const people = kind === trump ? 4 : PEOPLES.indexOf(kind);
  return order === "people" ? people * 20 + rank : rank * 20 + people;
}
