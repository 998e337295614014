import type { WitchstoneView } from "./view";

export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Rail } from "./Rail.svelte";
export { default as Told } from "./Told.svelte";
export { drawn } from "./drawn";
export { moveLabel, moveName } from "./labels";
export { joined, places, retold } from "./log";
export { categories, progress, scores, spoken, status, stretch } from "./told";
export const sounds = { "tile-placed": "tile", "segment-placed": "tile", "witch-laid": "tile", "special-placed": "tile", "chain-finished": "score", "prophecy-counted": "score" } as const;
/** Tiles may be agreed to lie before the screens. */
export const isOpen = ({ options }: WitchstoneView) => options.screens === "open";
/** Hints speak of the boards, not of the hand. */
export const hintsBelow = true;
