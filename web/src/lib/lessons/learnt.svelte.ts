/** What was learnt in this browser: finished lessons, and the place in those that were left. */

export interface Place {
  /** The choices made so far, step by step; reading on is an empty one. */
  way: readonly string[];
  done: boolean;
}

const KEY = "magehall-lessons";

class Learnt {
  private kept = $state.raw<Readonly<Record<string, Place>>>(read());

  place(game: string, name: string): Place {
    return this.kept[`${game}/${name}`] ?? { way: [], done: false };
  }

  /** Tells whether a lesson of a game was ever finished. */
  knows(game: string): boolean {
    return Object.entries(this.kept).some(([key, { done }]) => done && key.startsWith(`${game}/`));
  }

  keep(game: string, name: string, place: Place): void {
    this.kept = { ...this.kept, [`${game}/${name}`]: place };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

function read(): Record<string, Place> {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Place> | null>);
    return Object.fromEntries(found.map(([key, place]) => [key, { way: Array.isArray(place?.way) ? place.way.map(String) : [], done: place?.done === true }]));
  } catch {
    return {};
  }
}

export const learnt = new Learnt();
