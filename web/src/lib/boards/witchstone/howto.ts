/** How the game is played in ten pictures, each with the clause that says it in full. */
import type { Component } from "svelte";
import type { Step } from "../howto";
import Picture from "./Picture.svelte";
import { PICTURES, type Shown } from "./pictures";

const drawn = (shown: Shown): Component => ((internals) => Picture(internals, { shown })) as Component;
const known = (clause: string): Component => drawn(PICTURES[clause] ?? { part: "cauldron" });

export const howto: readonly Step[] = [
  { say: "witchstone-howto-goal", clause: "witchstone-1", picture: known("witchstone-40") },
  { say: "witchstone-howto-tile", clause: "witchstone-16", picture: known("witchstone-26") },
  { say: "witchstone-howto-group", clause: "witchstone-22", picture: known("witchstone-22") },
  { say: "witchstone-howto-energy", clause: "witchstone-27", picture: known("witchstone-28") },
  { say: "witchstone-howto-chain", clause: "witchstone-30", picture: known("witchstone-30") },
  { say: "witchstone-howto-witch", clause: "witchstone-36", picture: known("witchstone-36") },
  { say: "witchstone-howto-pentagram", clause: "witchstone-48", picture: known("witchstone-51") },
  { say: "witchstone-howto-crystal", clause: "witchstone-59", picture: known("witchstone-59") },
  { say: "witchstone-howto-wand", clause: "witchstone-73", picture: known("witchstone-75") },
  { say: "witchstone-howto-scroll", clause: "witchstone-91", picture: known("witchstone-91") },
];
