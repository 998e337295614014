/** What the pictures of the rules show, clause by clause; rummikub-14 and rummikub-20 replace lost drawings. */
import type { Example } from "./Picture.svelte";

export const PICTURES: Readonly<Record<string, readonly Example[]>> = {
  "rummikub-6": [{ good: ["K7 R7 G7", "K12 R12 G12 B12"], bad: ["K7 R7 R7", "R7 B7"] }],
  "rummikub-7": [{ good: ["B3 B4 B5", "R8 R9 R10 R11 R12"], bad: ["B3 B4 R5", "G4 G5 G7"] }],
  "rummikub-8": [{ rack: "R10 G10 B10", after: ["R10 G10 B10"] }, { rack: "K4 K5 K6 R5 G5 B5", after: ["K4 K5 K6", "R5 G5 B5"] }],
  "rummikub-14": [
    { rack: "R6 B7", table: ["R2 R3 R4 R5", "K7 R7 G7"], after: ["R2 R3 R4 R5 R6", "K7 R7 G7 B7"] },
    { rack: "B3 B5", table: ["K4 R4 G4 B4"], after: ["K4 R4 G4", "B3 B4 B5"] },
    { rack: "K6 R3 G3", table: ["K3 K4 K5"], after: ["K4 K5 K6", "K3 R3 G3"] },
    { rack: "B6", table: ["B4 B5 B6 B7 B8"], after: ["B4 B5 B6", "B6 B7 B8"] },
    { rack: "K1 R1", table: ["G1 G2 G3 G4", "K5 K6 K7"], after: ["K1 R1 G1", "G2 G3 G4", "K5 K6 K7"] },
  ],
  "rummikub-16": [{ rack: "R4 K12 K13", table: ["R3 J R5"], after: ["R3 R4 R5", "J K12 K13"] }],
  "rummikub-20": [
    { rack: "G5 K12 K13", table: ["K5 R5 J"], after: ["K5 R5 G5", "J K12 K13"] },
    { rack: "B7 R1 R2", table: ["B6 J B8"], after: ["B6 B7 B8", "R1 R2 J"] },
    { rack: "R4 G9 B9", table: ["R2 R3 J R5 R6 R7"], after: ["R2 R3 R4", "R5 R6 R7", "G9 B9 J"] },
    { rack: "K9 K10", table: ["B1 B2 B3 B4", "J B5 B6 B7"], after: ["B1 B2 B3", "B4 B5 B6 B7", "K9 K10 J"] },
  ],
  "rummikub-34": [{ good: ["R11 R12 R13", "R1 R2 R3"], bad: ["R12 R13 R1"] }],
  "rummikub-51": [{ rack: "K4", table: ["K3 J K5", "K7 R7 G7 B7", "K8 K9 K10 K11"], after: ["K3 K4 K5", "R7 G7 B7", "K7 K8 J", "K9 K10 K11"] }],
  "rummikub-54": [{ good: ["B4 J J B7", "K9 R9 J J"] }],
  "rummikub-57": [{ good: ["B3 B4 B5"], bad: ["B5 B4 B3"] }],
};
