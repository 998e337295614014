/** The helper's request: the best play for a table and a rack of the box. */
import { helpOut } from "$lib/wire/http";

export interface Asked {
  /** Sets without brackets: "K3 K4 K5", "group K7 J J". */
  table: readonly string[];
  rack: readonly string[];
  /** The player has not opened yet. */
  opening: boolean;
  options?: Readonly<Record<string, string>>;
}

export interface Answer {
  /** How many tiles are laid; 0 where nothing can be. */
  count: number;
  /** What they would count on the rack. */
  points: number;
  played: string[];
  /** The table afterwards, in the notation of `Asked.table`. */
  table: string[];
  /** How many sets stay as they are. */
  kept: number;
}

/** Asks `POST helpers/rummikub`; a refusal is thrown in the reader's language. */
export async function solve({ table, rack, opening, options = {} }: Asked): Promise<Answer> {
  const facts = { ...options, table: table.join(", "), rack: rack.join(" "), opening: opening ? "on" : "off" };
  return (await helpOut("rummikub", facts)) as unknown as Answer;
}
