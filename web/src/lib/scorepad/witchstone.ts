/** The final sheet of Witchstone. Clauses are those of the game's RULES.md. */
import type { Pad } from "./pads";

/** The values of owl tiles (witchstone-4). */
export const OWLS = [7, 6, 5, 4, 3] as const;
/** What a prophecy is worth at level 0 to 3 (witchstone-98). */
export const PROPHECY = [1, 3, 5, 7] as const;
export const CHIP = 2;
export const BOOST = 2;

export interface WitchstonePlayer {
  /** Points on the track when the last turn was over. */
  track: number;
  /** How many owl tiles of each value in OWLS. */
  owls: number[];
  chips: number;
  /** Boosting spells not used. */
  boosts: number;
  /** How many prophecies at each level in PROPHECY. */
  prophecies: number[];
  /** The place on the wand; 0 is the handle. */
  wand: number;
}

export interface WitchstoneSheet {
  players: WitchstonePlayer[];
}

export type WitchstonePad = Pad<WitchstoneSheet>;

export const PARTS = ["track", "owls", "chips", "boosts", "prophecies"] as const;
export type Part = (typeof PARTS)[number];

export function emptyPlayer(): WitchstonePlayer {
  return { track: 0, owls: OWLS.map(() => 0), chips: 0, boosts: 0, prophecies: PROPHECY.map(() => 0), wand: 0 };
}

/** witchstone-103 to 106 */
export function parts(player: WitchstonePlayer): Record<Part, number> {
  return {
    track: player.track,
    owls: worthOf(player.owls, OWLS),
    chips: player.chips * CHIP,
    boosts: player.boosts * BOOST,
    prophecies: worthOf(player.prophecies, PROPHECY),
  };
}

function worthOf(counts: readonly number[], values: readonly number[]): number {
  return counts.reduce((sum, count, place) => sum + count * (values[place] ?? 0), 0);
}

export function total(player: WitchstonePlayer): number {
  const found = parts(player);
  return PARTS.reduce((sum, part) => sum + found[part], 0);
}

/** Most points, then the furthest on the wand; a remaining tie was decided by who got there first (witchstone-107). */
export function winners(sheet: WitchstoneSheet): number[] {
  const best = Math.max(...sheet.players.map(total));
  const first = sheet.players.flatMap((player, place) => (total(player) === best ? [place] : []));
  const furthest = Math.max(...first.map((place) => sheet.players[place]?.wand ?? 0));
  return first.filter((place) => (sheet.players[place]?.wand ?? 0) === furthest);
}
