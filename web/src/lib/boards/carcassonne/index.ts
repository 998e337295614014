import type { Words } from "$lib/i18n/words";
import type { Letter, Seat, Status } from "../board";
import type { CarcassonneView } from "./view";

export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";

export function status(
  view: CarcassonneView,
  moves: readonly string[],
  words: Words,
  me: Letter | null,
  seats: readonly Seat[],
): Status {
  const acting = view.acting.filter((letter) => letter !== "*");
  if (acting.length === 0) return { sentence: words.say("web-game-over"), buttons: [] };
  if (me !== null && acting.includes(me)) return { sentence: words.say("web-your-turn"), buttons: [] };
  const names = seats.filter((seat) => acting.includes(seat.letter)).map((seat) => seat.name);
  return { sentence: words.say("web-waiting-for", { names: words.list(names) }), buttons: [] };
}

export function scores(_view: CarcassonneView): readonly number[] {
  return [];
}

export function progress(_view: CarcassonneView, _words: Words): string {
  return "";
}
