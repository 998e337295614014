/** Who else sits at a table, read from its picture. */
import type { Letter } from "$lib/boards/board";
import { LETTERS } from "$lib/boards/seats";
import type { Happened, Picture } from "$lib/wire/types";

export interface Person {
  player: string;
  /** The name they use here: that of their first seat. */
  name: string;
  /** Null for those who have left. */
  seat: Letter | null;
  isHost: boolean;
  /** The host has muted them here. */
  isMuted: boolean;
}

/** The other people at the table, each once, however many seats they have; not those who were removed. */
export function otherPeople(picture: Picture, me: string | undefined): Person[] {
  const found = new Map<string, Person>();
  for (const [place, { player, name, removed }] of picture.seats.entries()) {
    if (player == null || player === me || removed || found.has(player)) continue;
    found.set(player, { player, name: name ?? "", seat: LETTERS[place] as Letter, isHost: player === picture.host, isMuted: picture.muted?.includes(player) ?? false });
  }
  return [...found.values()];
}

/** Tells whether the host has removed somebody from the table. */
export function isRemoved(picture: Picture, player: string | undefined): boolean {
  return player !== undefined && (picture.removed ?? []).some((each) => each.player === player);
}

/** The entry that gave somebody the name they use, the last of these; undefined if it is not among them. */
export function namingOf(entries: readonly Happened[], { player, seat }: Person): Happened | undefined {
  return entries.findLast(({ entry }) => (entry.kind === "sat" && entry.player === player && (seat === null || entry.seat === seat)) || (entry.kind === "renamed" && entry.seat === seat));
}
