/** The solver's door: the best play for a table and a rack of the box. */
import { reader } from "$lib/reader.svelte";
import { api, Refused, Unreachable } from "$lib/wire/http";
import type { Fault } from "$lib/wire/types";

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

/** Asks `POST games/rummikub/solve`; what the server refuses is thrown in the reader's language. */
export async function solve(asked: Asked): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(api("games/rummikub/solve"), {
      method: "POST",
      headers: { "Accept-Language": reader.language, "Content-Type": "application/json" },
      body: JSON.stringify(asked),
    });
  } catch {
    throw new Unreachable();
  }
  const body = (await response.json().catch(() => null)) as (Answer & { error?: Fault }) | null;
  if (response.ok && body) return body;
  if (!body?.error) throw new Unreachable();
  throw new Refused(body.error, response.status);
}
