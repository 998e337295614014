/** Makes a table as planned: opens it, seats bots, begins where nobody else is awaited. */
import { LETTERS } from "$lib/boards/seats";
import { guest } from "$lib/wire/guest.svelte";
import { act, makeTable } from "$lib/wire/http";
import type { Plan } from "./opening";

/** Gives the code of the table. */
export async function openTable(plan: Plan): Promise<string> {
  await guest.ensure();
  const { table } = await makeTable(plan.terms, true);
  for (const [place, sitter] of plan.sitters.entries()) {
    if (place > 0 && sitter.startsWith("bot:")) await act(table, "seat", { seat: LETTERS[place] as string, bot: sitter.slice(4) });
  }
  if (!plan.sitters.includes("person")) await act(table, "start", {});
  return table;
}
