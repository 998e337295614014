/** A board for any game: made from what its view says and from the moves it allows. */
export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { isOpen } from "./shape";
export { moveLabel, progress, scores, spoken, status } from "./status";
