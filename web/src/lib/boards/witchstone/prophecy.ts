/** What scrolls are worth as things stand: the level a player has reached of each prophecy. */
import { network } from "./ball";
import { isBoost, scrollOf, type BoardData, type Place, type Prophecy } from "./boards";
import type { Player } from "./view";

/** The level, from 0 to 3, at which a player fulfils a prophecy now; null for a spell. */
export function levelOf(name: string, player: Player, board: BoardData): number | null {
  const scroll = scrollOf(board, name);
  if (isBoost(scroll)) return null;
  if (scroll.sequence) return inOrder(scroll.sequence, scroll.test === "connected_sequence" ? network(player, board) : new Set(player.standing), player, board);
  const levels = scroll.levels ?? [];
  if (scroll.test === "witchstone_rank") return player.slot > 0 ? levels.filter((rank) => player.slot <= rank).length : 0;
  const number = measure(scroll, player, board);
  return levels.filter((least) => number >= least).length;
}

/** Points a scroll would bring if the game ended now. */
export function worthOf(name: string, player: Player, board: BoardData): number {
  const level = levelOf(name, player, board);
  return level === null ? board.scrolls.unused : (board.scrolls.points[level] ?? 0);
}

function measure({ test, symbol, place }: Prophecy, player: Player, board: BoardData): number {
  switch (test) {
    case "largest_cluster":
      return symbol ? player.groups[symbol] : 0;
    case "occupied_same":
      return player.standing.filter((id) => serves(id, place ?? "", player, board)).length;
    case "witches_on_board":
      return board.witches - player.reserve + 1;
    case "lying_witches":
      return player.lying;
    case "silver_spaces_reached":
      return Object.keys(board.wand.silver).filter((space) => Number(space) <= player.wand).length;
    case "special_tiles":
      return player.beside.length + Object.keys(player.specials).length;
    case "scrolls_owned":
      return player.scrolls.length;
    case "chips_owned":
      return player.chips.length;
    case "own_crystals_on_rack":
      return Object.values(player.rack).reduce((sum, count) => sum + count, 0);
    default:
      return 0;
  }
}

/** How many of the locations shown are there, from the first on, each by a different place. */
function inOrder(sequence: readonly string[], places: ReadonlySet<string>, player: Player, board: BoardData): number {
  const left = [...places];
  for (const [reached, wanted] of sequence.entries()) {
    const at = left.findIndex((id) => serves(id, wanted, player, board));
    if (at < 0) return reached;
    left.splice(at, 1);
  }
  return sequence.length;
}

/** Whether a location counts as one shown on a scroll; towers are foreign ones. */
function serves(id: string, wanted: string, player: Player, board: BoardData): boolean {
  const kind = (board.map.places.find((place) => place.id === id) as Place).kind;
  return wanted === "foreign_tower" ? kind === "tower" && id !== player.tower : kind === wanted;
}
