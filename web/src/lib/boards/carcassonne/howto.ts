/** How the game is played in ten pictures, each with the clause that says it in full. */
import type { Component } from "svelte";
import type { Step } from "../howto";
import Picture from "./Picture.svelte";
import { PICTURES, type Shown } from "./pictures";

const drawn = (...shown: readonly Shown[]): Component => ((internals) => Picture(internals, { shown })) as Component;
const known = (clause: string): Component => drawn(...(PICTURES[clause] ?? []));

export const howto: readonly Step[] = [
  { say: "carcassonne-howto-turn", clause: "carcassonne-4", picture: drawn({ tiles: ["D 0,0 r0", "U 1,0 r90", "E 0,-1 r180"], meeples: [["0,-1 city.0"]] }) },
  { say: "carcassonne-howto-fit", clause: "carcassonne-7", picture: known("carcassonne-7") },
  { say: "carcassonne-howto-meeple", clause: "carcassonne-12", picture: known("carcassonne-12") },
  { say: "carcassonne-howto-claimed", clause: "carcassonne-13", picture: known("carcassonne-13") },
  { say: "carcassonne-howto-road", clause: "carcassonne-19", picture: known("carcassonne-19") },
  { say: "carcassonne-howto-city", clause: "carcassonne-20", picture: known("carcassonne-20") },
  { say: "carcassonne-howto-monastery", clause: "carcassonne-21", picture: known("carcassonne-21") },
  { say: "carcassonne-howto-return", clause: "carcassonne-23", picture: known("carcassonne-24") },
  { say: "carcassonne-howto-field", clause: "carcassonne-34", picture: known("carcassonne-34") },
  { say: "carcassonne-howto-end", clause: "carcassonne-37", picture: known("carcassonne-32") },
];
