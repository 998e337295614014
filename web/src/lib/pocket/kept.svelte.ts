/** The tables on this device, as they stood when the hall in this browser was last open: a list alone does not start it. */
import { myTables } from "$lib/wire/http";
import { toPocket } from "$lib/wire/line";
import type { TableLine } from "$lib/wire/types";
import { isAboard } from "./aboard";

const KEY = "magehall-pocket-tables";

class KeptTables {
  lines = $state.raw<readonly TableLine[]>(read());

  /** Games under way come first. */
  get sorted(): TableLine[] {
    const isOver = ({ status }: TableLine) => Number(status === "finished");
    return [...this.lines].sort((one, two) => isOver(one) - isOver(two) || two.updated - one.updated);
  }

  /** Looks again, if the hall is open. */
  async refresh(): Promise<void> {
    if (!isAboard()) return;
    this.keep((await myTables(toPocket)).tables);
  }

  /** Leaves a table out of the list. */
  forget(table: string): void {
    this.keep(this.lines.filter((line) => line.table !== table));
  }

  private keep(lines: readonly TableLine[]): void {
    this.lines = lines;
    localStorage.setItem(KEY, JSON.stringify(lines));
  }
}

function read(): TableLine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as TableLine[];
  } catch {
    return [];
  }
}

export const kept = new KeptTables();
