/**
 * Makes tables: as planned, or from a position of a finished game; seats bots, and starts if nobody else is awaited.
 */
import type { Letter } from "$lib/boards/board";
import { LETTERS } from "$lib/boards/seats";
import { guest } from "$lib/wire/guest.svelte";
import { newPromise } from "./shuffle";
import { act, branch, games, makeTable } from "$lib/wire/http";
import { nameHere, settled, usualLevel, type Plan } from "./opening";

/** Returns the code of the table. */
export async function openTable(plan: Plan): Promise<string> {
  await guest.ensure();
  const { table } = await makeTable(settled(plan), true);
  const own: string[] = [];
  for (const [place, sitter] of plan.sitters.entries()) {
    const seat = LETTERS[place] as string;
    const name = nameHere(sitter);
    if (name !== null) await act(table, "sit", { seat, name });
    else if (sitter.startsWith("bot:")) await act(table, "seat", { seat, bot: sitter.slice(4) });
    if (place === 0 || name !== null) own.push(seat);
  }
  if (!plan.sitters.includes("person")) {
    for (const seat of own) await act(table, "promise", { seat, promise: newPromise() });
    await act(table, "start", {});
  }
  return table;
}

/**
 * Continues from a position of a finished game on your seat, with bots on all others; returns the code of the new table.
 */
export async function goOnFrom(code: string, ply: number, game: string, seat: Letter): Promise<string> {
  const { name } = await guest.ensure();
  const { table } = await branch(code, ply);
  const line = (await games()).games.find(({ key }) => key === game);
  await act(table, "sit", { seat, name });
  await act(table, "start", { fill: line ? usualLevel(line) : "random" });
  return table;
}
