/** What the pictures of the rules show, by clause: small tables, drawn with the board's own parts. */
import type { Laid } from "./cauldron";
import type { Player, Shelf, WitchstoneView } from "./view";

/** What lights up, by hex, location or gate, with a short note such as a price. */
type Lights = Readonly<Record<string, string>>;

export type Shown =
  | { part: "cauldron"; own?: Partial<Player>; tried?: Laid; picked?: string; lit?: Lights; gates?: Lights }
  | { part: "map"; a?: Partial<Player>; b?: Partial<Player>; view?: Partial<WitchstoneView>; places?: Lights; chains?: readonly string[] }
  | { part: "pentagram"; a: number; b: number; view: Partial<WitchstoneView> }
  | { part: "wand"; a: number; b: number }
  | { part: "rack"; a: Player["rack"]; b: Player["rack"]; view?: Partial<WitchstoneView>; lit?: readonly Shelf[] }
  | { part: "library"; library: string[]; lit?: readonly number[]; own?: Partial<Player> };

const OWLS = [[6, 5, 4, 3], [7, 6, 5, 4, 3]];

export const PICTURES: Readonly<Record<string, Shown>> = {
  "witchstone-8": { part: "cauldron" },
  "witchstone-14": { part: "map", view: { map_chips: { tower_n: "witch", tower_s: "vp3", village_w: "energy", forest_w: "scroll", castle_nw: "crystal", castle_sw: "wand", village_e: "pentagram", forest_e: "vp3" } } },
  "witchstone-22": { part: "cauldron", own: { tiles: ["energy/wand 1,-3 0,-2"], crystals: ["2,0", "0,2", "-2,2", "-2,0"] }, tried: { first: "energy", second: "witch", a: "1,-2", b: "2,-2" } },
  "witchstone-26": { part: "cauldron", own: { tiles: ["energy/witch 1,-3 2,-3"] }, tried: { first: "wand", second: "pentagram", a: "1,0", b: "0,1" } },
  "witchstone-28": { part: "map", chains: ["c04", "c08", "c12", "c20", "c24"] },
  "witchstone-30": { part: "map", a: { chains: ["c20", "c12", "c04"], open_chain: "c31", open_links: 2 }, b: { open_chain: "c06", open_links: 1 } },
  "witchstone-34": { part: "map", a: { chains: ["c20", "c39"] }, chains: ["c04", "c08", "c12", "c24", "c28", "c31", "c07", "c15", "c35"] },
  "witchstone-36": { part: "map", a: { chains: ["c20", "c39", "c15"], lying: 2 }, places: { village_w: "", castle_sw: "", witchstone: "" } },
  "witchstone-38": { part: "map", a: { chains: ["c12"], lying: 1 }, b: { chains: ["c07", "c23"] }, places: { castle_sw: "1", tower_s: "2", forest_s: "3" } },
  "witchstone-40": {
    part: "map",
    a: { chains: ["c20", "c12", "c04", "c39"], lying: 2, standing: ["village_w", "witchstone"], slot: 1 },
    b: { chains: ["c18", "c22"], lying: 1, standing: ["forest_e"] },
    view: { map_chips: { castle_sw: "wand", forest_w: "vp3", village_n: "energy", castle_se: "scroll", forest_s: "pentagram" } },
  },
  "witchstone-43": { part: "map", a: { chains: ["c04"], standing: ["witchstone"], slot: 2 }, b: { chains: ["c02"], standing: ["witchstone"], slot: 1 } },
  "witchstone-51": { part: "pentagram", a: 4, b: 9, view: { owl_stacks: OWLS } },
  "witchstone-53": { part: "cauldron", own: { specials: { "1,-3": "energy/witch" }, crystals: ["2,0", "0,2", "-2,2", "-2,0"] }, tried: { first: "energy", second: "witch", a: "1,-2", b: "2,-3" } },
  "witchstone-57": { part: "pentagram", a: 8, b: 2, view: { owl_stacks: [[], [4, 3]], display: ["energy/witch", null, null], special_stack: 0 } },
  "witchstone-59": { part: "rack", a: { energy: 1 }, b: { wand: 2 }, lit: ["crystal", "bottom"], view: { cloth: ["energy", "vp3", "scroll", "scroll"] } },
  "witchstone-67": { part: "cauldron", own: { tiles: ["energy/wand -1,0 0,-1"], crystals: ["-2,0", "2,0", "0,2", "2,-2"] }, picked: "-2,0", lit: { "-1,-1": "1", "-2,1": "1", "-3,1": "1", "-1,1": "2", "0,-2": "2", "1,-1": "3" } },
  "witchstone-69": { part: "cauldron", own: { tiles: ["witch/energy 2,-3 1,-3"], crystals: ["2,-2", "2,0", "0,2", "-2,2", "-2,0"] }, picked: "2,-2", lit: { "3,-2": "1", "2,-1": "1", "1,-1": "1", "1,-2": "1" }, gates: { a: "2", b: "2" } },
  "witchstone-70": { part: "rack", a: { energy: 3, witch: 1, scroll: 2, bottom: 1 }, b: { energy: 1, wand: 2, scroll: 1, bottom: 3 }, view: { cloth: ["crystal", "pentagram"] } },
  "witchstone-75": { part: "wand", a: 9, b: 5 },
  "witchstone-91": { part: "library", library: ["p_occ_villages", "b2_witch", "p_chips", "b1_any", "p_con_ccv", "b2_energy"], lit: [1, 2, 3] },
  "witchstone-98": {
    part: "library",
    library: ["p_cluster_energy", "p_occ_fvc", "p_special", "p_witches", "p_lying", "p_silver"],
    own: { groups: { energy: 6, witch: 1, pentagram: 1, crystal: 1, wand: 1, scroll: 1 }, standing: ["forest_w", "village_w"], reserve: 7, wand: 4 },
  },
  "witchstone-108": {
    part: "cauldron",
    own: { tiles: ["energy/witch 1,-3 2,-3", "energy/wand 0,-2 -1,-1", "energy/scroll -1,-2 -2,-1", "energy/pentagram 0,-1 1,-1"], crystals: ["2,0", "0,2", "-2,2"] },
    lit: { "0,-3": "", "1,-3": "", "0,-2": "", "-1,-2": "", "0,-1": "" },
  },
};
