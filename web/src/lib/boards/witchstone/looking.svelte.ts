/** Whose cauldron is looked at; the rail asks for it and the board shows it. */
import type { Letter } from "../board";

class Looking {
  seat = $state<Letter | null>(null);
}

export const looking = new Looking();
