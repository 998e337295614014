/** How the game is played in ten pictures, each with the clause that says it in full. */
import type { Component } from "svelte";
import type { Step } from "../howto";
import Picture, { type Example } from "./Picture.svelte";
import { PICTURES } from "./pictures";

const drawn = (...examples: readonly Example[]): Component => ((internals) => Picture(internals, { examples })) as Component;
const known = (clause: string, most = 1): Component => drawn(...(PICTURES[clause] ?? []).slice(0, most));

export const howto: readonly Step[] = [
  { say: "rummikub-howto-goal", clause: "rummikub-3", picture: drawn({ rack: "R7 R8 R9", after: ["R7 R8 R9"] }) },
  { say: "rummikub-howto-start", clause: "rummikub-5", picture: drawn({ rack: "K2 K3 K11 R1 R5 R6 R13 B4 B7 B8 G5 G9 G12 J" }) },
  { say: "rummikub-howto-group", clause: "rummikub-6", picture: known("rummikub-6") },
  { say: "rummikub-howto-run", clause: "rummikub-7", picture: known("rummikub-7") },
  { say: "rummikub-howto-opening", clause: "rummikub-8", picture: known("rummikub-8") },
  { say: "rummikub-howto-draw", clause: "rummikub-38", picture: drawn({ rack: "K2 R9 G12 B5 K8" }) },
  { say: "rummikub-howto-rearrange", clause: "rummikub-14", picture: known("rummikub-14", 2) },
  { say: "rummikub-howto-whole", clause: "rummikub-13", picture: drawn({ good: ["K4 R4 G4", "B3 B4 B5"], bad: ["B3 B4", "K4"] }) },
  { say: "rummikub-howto-joker", clause: "rummikub-16", picture: known("rummikub-16") },
  { say: "rummikub-howto-score", clause: "rummikub-23", picture: drawn({ rack: "K9 R4 J" }) },
];
