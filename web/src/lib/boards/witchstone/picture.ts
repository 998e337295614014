/** A small table for the pictures of the rules. */
import type { Player, WitchstoneView } from "./view";

/** A player at the start, with what is given besides. */
export function player(given: Partial<Player> = {}): Player {
  return {
    seat: "A", score: 0, total: null, wand: 0, stamp: 0, pentagram: 0, tower: null, energy: 20, chains: [], open_chain: null, open_links: 0,
    reserve: 11, lying: 0, standing: [], slot: 0, tiles: [], specials: {}, groups: { energy: 1, witch: 1, pentagram: 1, crystal: 1, wand: 1, scroll: 1 },
    crystals: ["0,-2", "2,-2", "2,0", "0,2", "-2,2", "-2,0"], black: "0,0", black_at: "cauldron", rack: {}, boxed: 0, removed: 0, hand: null, hand_size: 5, played: [], supply: 10,
    scrolls: [], used: [], beside: [], chips: [], owls: [],
    ...given,
  };
}

const OPTIONS: WitchstoneView["options"] = {
  board: "reconstructed", screens: "closed", chips: "turn", "handicap-A": "none", "handicap-B": "none", "handicap-C": "none", "handicap-D": "none",
};

export function table(players: readonly Player[], given: Partial<WitchstoneView> = {}): WitchstoneView {
  return {
    game: "witchstone", seat: null, seats: players.length, options: OPTIONS, phase: "over", round: 1, rounds: 11, turn: "A", acting: [], stack: [],
    wand_queue: [], wand_double: [], library: [], pile: 34, display: ["energy/witch", "crystal/wand", "witch/scroll"], special_stack: 12,
    owl_stacks: [[7, 6, 5, 4, 3], [7, 6, 5, 4, 3]], map_chips: {}, cloth: [], flasks: { energy: 4, witch: 4, pentagram: 4, crystal: 4, wand: 4, scroll: 4, bottom: 4 },
    players: [...players],
    ...given,
  };
}
