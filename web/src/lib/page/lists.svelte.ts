/** The tables of the hall as lists: those that wait for me, mine, and those that look for people. */
import { guest } from "$lib/wire/guest.svelte";
import { myTables, myTurns, openTables } from "$lib/wire/http";
import type { TableLine, Turn } from "$lib/wire/types";

export class Lists {
  open = $state.raw<readonly TableLine[]>([]);
  turns = $state.raw<readonly Turn[]>([]);
  mine = $state.raw<readonly TableLine[]>([]);
  /** False while there is no answer, null if the server cannot be reached. */
  ready = $state<boolean | null>(false);

  constructor() {
    $effect(() => {
      void this.fetch();
      const timer = setInterval(() => document.visibilityState === "visible" && void this.fetch(), 15_000);
      return () => clearInterval(timer);
    });
  }

  /** My games that are playing or gathering, those waiting for me first. */
  get running(): TableLine[] {
    const waits = (line: TableLine) => this.turns.some((turn) => turn.table === line.table);
    return this.mine.filter((line) => line.status !== "finished").sort((one, two) => Number(waits(two)) - Number(waits(one)) || two.updated - one.updated);
  }

  /** The games of the open tables. */
  get openGames(): string[] {
    return [...new Set(this.open.map(({ game }) => game))].sort();
  }

  isMyTurn(table: string): boolean {
    return this.turns.some((turn) => turn.table === table);
  }

  private async fetch(): Promise<void> {
    try {
      const known = await guest.known();
      const [open, turns, mine] = await Promise.all([openTables(), known ? myTurns() : { turns: [] }, known ? myTables() : { tables: [] }]);
      this.open = open.tables.filter((line) => !mine.tables.some((own) => own.table === line.table));
      this.turns = turns.turns;
      this.mine = mine.tables;
      this.ready = true;
    } catch {
      this.ready = null;
    }
  }
}
