/** What the pictures of the rules show, clause by clause: small landscapes, read and valued as the board does it. */
import { readLand, type Area, type Land } from "./land";
import type { CarcassonneView } from "./view";

export interface Shown {
  /** As in a view: `D 0,0 r90`. */
  tiles: readonly string[];
  /** For each seat the segments its meeples stand on. */
  meeples?: readonly (readonly string[])[];
  mage?: string;
  witch?: string;
  /** Areas that are pointed at, by a segment of each, and what each is worth. */
  marks?: Readonly<Record<string, number>>;
  /** Is it allowed? */
  good?: boolean;
}

const SMALL = ["E 0,0 r180", "E 0,1 r0"];
const LONG = ["E 0,0 r90", "G 1,0 r0", "E 2,0 r270"];
const ROUND = ["V 0,0 r270", "U 1,0 r0", "V 2,0 r0", "U 2,1 r90", "V 2,2 r90", "U 1,2 r0", "V 0,2 r180", "U 0,1 r90", "B 1,1 r0"];
const GREAT = ["C 0,0 r0", "F 1,0 r0", "E 2,0 r270", "G -1,0 r0", "E -2,0 r90", "E 0,-1 r180", "G 0,1 r90", "E 0,2 r0"];
const ROADS = ["W -2,0 r0", "U -1,0 r0", "W 0,0 r0", "U 1,0 r0", "U 2,0 r0", "U 3,0 r0", "W 4,0 r0"];

export const PICTURES: Readonly<Record<string, readonly Shown[]>> = {
  "carcassonne-7": [
    { tiles: ["D 0,0 r0", "D 1,0 r0"], good: true },
    { tiles: ["D 0,0 r0", "E 1,0 r0"], good: false },
  ],
  "carcassonne-12": [
    { tiles: ["D 0,0 r0"], meeples: [["0,0 road.0"]] },
    { tiles: ["E 0,0 r0"], meeples: [["0,0 city.0"]] },
    { tiles: ["B 0,0 r0"], meeples: [["0,0 monastery.0"]] },
    { tiles: ["E 0,0 r0"], meeples: [["0,0 field.0"]] },
  ],
  "carcassonne-13": [
    { tiles: ["U 0,0 r0", "U 1,0 r0"], meeples: [["0,0 road.0"], ["1,0 road.0"]], good: false },
    { tiles: ["U 0,0 r0", "U 1,0 r0"], meeples: [["0,0 road.0"], ["1,0 field.1"]], good: true },
  ],
  "carcassonne-16": [{ tiles: LONG, meeples: [["0,0 city.0"], ["2,0 city.0"]], marks: { "1,0 city.0": 6 } }],
  "carcassonne-19": [
    { tiles: ["W 0,0 r0", "U 1,0 r0", "W 2,0 r0"], meeples: [["1,0 road.0"]], marks: { "1,0 road.0": 3 } },
    { tiles: ["V 0,0 r270", "V 1,0 r0", "V 0,1 r180", "V 1,1 r90"], meeples: [["1,0 road.0"]], marks: { "1,0 road.0": 4 } },
  ],
  "carcassonne-20": [
    { tiles: SMALL, meeples: [["0,0 city.0"]], marks: { "0,0 city.0": 4 } },
    { tiles: ["E 0,0 r90", "F 1,0 r0", "E 2,0 r270"], meeples: [["0,0 city.0"]], marks: { "1,0 city.0": 8 } },
  ],
  "carcassonne-21": [{ tiles: ROUND, meeples: [["1,1 monastery.0"]], marks: { "1,1 monastery.0": 9 } }],
  "carcassonne-24": [{ tiles: ["E 0,0 r90", "F 1,0 r0", "E 2,0 r270"], meeples: [["0,0 city.0"], ["2,0 city.0"]], marks: { "1,0 city.0": 8 } }],
  "carcassonne-28": [{ tiles: ["U 0,0 r0", "U 1,0 r0"], meeples: [["0,0 field.0"], ["1,0 field.1"]], marks: { "0,0 field.0": 0 } }],
  "carcassonne-31": [{ tiles: ["W 0,0 r0", "U 1,0 r0", "U 2,0 r0"], meeples: [["1,0 road.0"]], marks: { "1,0 road.0": 3 } }],
  "carcassonne-32": [{ tiles: ["E 0,0 r90", "F 1,0 r0"], meeples: [["0,0 city.0"]], marks: { "1,0 city.0": 3 } }],
  "carcassonne-33": [{ tiles: ["U 0,0 r0", "V 1,0 r0", "U 1,1 r90", "B 0,1 r0"], meeples: [["0,1 monastery.0"]], marks: { "0,1 monastery.0": 4 } }],
  "carcassonne-34": [{ tiles: [...SMALL, "E 1,0 r180", "E 1,1 r0", "E 2,0 r180"], meeples: [["1,0 field.0"]], marks: { "1,0 field.0": 6 } }],
  "carcassonne-46": [{ tiles: ["MW1 0,0 r0"] }, { tiles: ["MW2 0,0 r0"] }, { tiles: ["MW5 0,0 r0"] }],
  "carcassonne-52": [
    { tiles: ["E 0,0 r90", "G 1,0 r0"], mage: "0,0 city.0", witch: "1,0 city.0", good: false },
    { tiles: ["D 0,0 r90", "G 1,0 r0"], mage: "1,0 city.0", witch: "0,0 road.0", good: true },
  ],
  "carcassonne-57": [{ tiles: LONG, meeples: [["0,0 city.0"]], mage: "1,0 city.0", marks: { "1,0 city.0": 9 } }],
  "carcassonne-58": [{ tiles: LONG, meeples: [["0,0 city.0"]], witch: "1,0 city.0", marks: { "1,0 city.0": 3 } }],
  "carcassonne-61": [{ tiles: GREAT, meeples: [["1,0 city.0"], ["0,1 city.0"]], mage: "0,0 city.0", marks: { "0,0 city.0": 28 } }],
  "carcassonne-62": [{ tiles: ROADS, meeples: [["-1,0 road.0"], ["1,0 road.0"]], mage: "-2,0 road.0", witch: "3,0 road.0", marks: { "-1,0 road.0": 6, "2,0 road.0": 3 } }],
  "carcassonne-81": [{ tiles: ["CC1 0,0 r0"] }, { tiles: ["CC5 0,0 r0"] }, { tiles: ["CC3 0,0 r0"] }],
};

const OPTIONS: CarcassonneView["options"] = {
  "two-tile-city": "4", fields: "third", tie: "shared", "start-player": "A", "tile-list": "shown", "crop-circles": "0", "circles-by": "lot", "mage-witch": "on",
};

/** The view of which a picture is a part. */
export function viewOf({ tiles, meeples = [], mage = "beside", witch = "beside" }: Shown): CarcassonneView {
  const seats = [0, 1].map((seat) => [...(meeples[seat] ?? [])]);
  return {
    game: "carcassonne", seat: null, seats: 2, options: OPTIONS, phase: "over", turn: "A", starter: "A", acting: [], drawn: null, stack: 0, remaining: null, discarded: [],
    placed: [...tiles], meeples: seats, supply: [7, 7], scores: [0, 0], moment: null, asking: null, expansions: { "mage-witch": { mage, witch } },
  };
}

export function markedIn({ marks = {} }: Shown, land: Land): { area: Area; points: number }[] {
  return Object.entries(marks).flatMap(([spot, points]) => {
    const area = land.of.get(spot);
    return area ? [{ area, points }] : [];
  });
}

export function pictured(shown: Shown): Land {
  return readLand(viewOf(shown));
}
