/** How the game is played in ten pictures, each with the clause that says it in full. */
import type { Component } from "svelte";
import type { Step } from "../howto";
import Picture, { type Shown } from "./Picture.svelte";
import { PICTURES } from "./examples";

const drawn = (...shown: readonly Shown[]): Component => ((internals) => Picture(internals, { shown })) as Component;
const known = (clause: string): Component => drawn(...(PICTURES[clause] ?? []));

export const howto: readonly Step[] = [
  { say: "wizard-howto-goal", clause: "wizard-3", picture: drawn({ cards: ["B3", "B11", "B7"], wins: "B11" }) },
  { say: "wizard-howto-deal", clause: "wizard-10", picture: drawn({ cards: [], hand: ["B2", "R11", "N1"] }) },
  { say: "wizard-howto-trump", clause: "wizard-13", picture: drawn({ trump: "R3", cards: [] }) },
  { say: "wizard-howto-bid", clause: "wizard-18", picture: drawn({ trump: "R3", cards: [], hand: ["R12", "Z1", "B2", "G4"] }) },
  { say: "wizard-howto-follow", clause: "wizard-23", picture: known("wizard-23") },
  { say: "wizard-howto-ruff", clause: "wizard-14", picture: known("wizard-14") },
  { say: "wizard-howto-wizards", clause: "wizard-30", picture: drawn({ cards: ["B13", "Z1", "R13", "Z4"], wins: "Z1" }) },
  { say: "wizard-howto-jesters", clause: "wizard-25", picture: drawn({ cards: ["G7"], hand: ["G4", "G13", "N2"], legal: ["G4", "G13", "N2"] }) },
  { say: "wizard-howto-points", clause: "wizard-35", picture: drawn({ cards: ["R4", "R12", "R7"], wins: "R12" }, { cards: ["G13", "B5", "Z1"], wins: "Z1" }) },
  { say: "wizard-howto-end", clause: "wizard-39", picture: drawn({ cards: [], hand: ["B4", "B9", "R8", "G13", "Y2", "Y10"] }) },
];
