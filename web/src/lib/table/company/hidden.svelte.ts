/** Whose words this reader does not want to see: only in this browser, nobody is told. */
const KEY = "magehall-hidden";
/** This many are remembered; the one hidden longest ago is forgotten first. */
const MOST = 200;

class Hidden {
  private players = $state.raw<readonly string[]>(readKept());

  has(player: string): boolean {
    return this.players.includes(player);
  }

  set(player: string, yes: boolean): void {
    const others = this.players.filter((each) => each !== player);
    this.players = yes ? [...others, player].slice(-MOST) : others;
    localStorage.setItem(KEY, JSON.stringify(this.players));
  }
}

/** What was kept, whatever somebody may have written there. */
function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export const hidden = new Hidden();
