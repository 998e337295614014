/** Pictures for the rules reader, keyed by clause: tricks, from the card that was led on. */
import type { Component } from "svelte";
import Picture, { type Shown } from "./Picture.svelte";

export const PICTURES: Readonly<Record<string, readonly Shown[]>> = {
  "wizard-8": [{ cards: ["B13", "R13", "Z1", "Y13"], wins: "Z1" }],
  "wizard-9": [{ cards: ["N1", "G1", "G2"], wins: "G2" }],
  "wizard-14": [{ trump: "R3", cards: ["B9", "B13", "R2"], wins: "R2" }],
  "wizard-23": [{ cards: ["G7"], hand: ["B11", "R12", "G4", "G9"], legal: ["G4", "G9"] }],
  "wizard-25": [{ cards: ["G7"], hand: ["B11", "G4", "N2", "Z3"], legal: ["G4", "N2", "Z3"] }],
  "wizard-30": [
    { trump: "Y5", cards: ["B9", "Z2", "Y12", "Z4"], wins: "Z2" },
    { trump: "Y5", cards: ["B9", "Y2", "B13", "Y4"], wins: "Y4" },
    { trump: "Y5", cards: ["B9", "R13", "B10", "G12"], wins: "B10" },
  ],
  "wizard-31": [{ cards: ["Z1", "R13", "N3", "Z4"], wins: "Z1" }],
  "wizard-33": [{ cards: ["N2", "R5", "R9", "B13"], wins: "R9" }],
  "wizard-34": [{ cards: ["N1", "N4", "N2"], wins: "N1" }],
};

export const examples: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(PICTURES).map(([clause, shown]) => [clause, ((internals) => Picture(internals, { shown })) as Component]),
);
