/**
 * How the log describes a game of Witchstone: pieces by pictures, places by pointing at them, what belongs together on one line.
 */
import type { Fact, Facts, GameEvent, Words } from "$lib/i18n/words";
import type { Letter } from "../board";
import { boardNamed } from "./boards";
import { joins } from "./joins";
import { drawnChain } from "./labels";

/** The word by which sentences leave a place out, since it can be pointed at. */
const POINTED = "here";
/** The facts that hold cells of a cauldron. */
const CELLS = ["hexes", "hex", "from"] as const;
/** A chip that does not lie on the map. */
const CLOTH = "cloth";

/** Events that have shorter words here (`witchstone-web-log-…`), with the facts that only a joined one has. */
const SHORT: Readonly<Record<string, [name: string, facts: Facts]>> = {
  "tile-placed": ["laid", { round: 0, actions: 0, action: "energy" }],
  "action-opened": ["has", {}],
  "bonus-reached": ["has", {}],
  "actions-lost": ["leaves", {}],
  "segment-placed": ["segments", {}],
  "chain-finished": ["chains", { count: 1 }],
  "witch-laid": ["witches", { count: 1 }],
  "witch-sent": ["sent", { chip: "none", used: 0 }],
  "tower-taken": ["settled", { chip: "none" }],
  "chip-taken": ["chip", { used: 0 }],
  "crystal-brought-out": ["out", { gain: 0, chip: "none", used: 0 }],
  "crystal-moved": ["moved", {}],
  "owl-stepped": ["owl", { found: "nothing", value: 0, symbol_a: "energy", symbol_b: "witch" }],
  "wand-stepped": ["wand", {}],
  "silver-scored": ["silver", {}],
  "scroll-taken": ["scroll", {}],
  "prophecy-counted": ["prophecies", { count: 1 }],
};

/** All boards have the same map. */
export function retold(event: GameEvent, words: Words): GameEvent {
  const [name, facts] = SHORT[event.event] ?? [null, {}];
  const chains = chainsOf(event);
  const pointed = Object.fromEntries(CELLS.filter((fact) => event[fact] !== undefined).map((fact) => [fact, POINTED]));
  return {
    ...facts,
    ...event,
    ...pointed,
    ...(chains.length > 0 ? { chain: words.list(chains.map((chain) => drawnChain(chain, boardNamed("reconstructed"), words))) } : {}),
    ...(event.event === "prophecy-counted" ? { scrolls: prophecies(event, words) } : {}),
    ...(event.event === "crystal-moved" ? { steps: event["actions"] ?? 0 } : {}),
    shape: isSpecial(event) ? "special" : "tile",
    owner: event["seat"] ?? "",
    event: name === null ? event.event : `witchstone-web-log-${name}`,
  };
}

/** A special tile is one hex with both symbols. */
function isSpecial(event: GameEvent): boolean {
  return event.event.startsWith("special-") || event.event === "owl-stepped";
}

/** Each prophecy with the points it scores. */
function prophecies(event: GameEvent, words: Words): string {
  const points = listed(event["each"] ?? event["points"]);
  return listed(event["scrolls"] ?? event["scroll"]).map((scroll, place) => `${words.say("witchstone-scroll", { scroll })}\u00a0+${points[place]}`).join(", ");
}

function chainsOf(event: GameEvent): readonly string[] {
  return listed(event["chains"] ?? event["chain"]);
}

function listed(fact: Fact | undefined): readonly string[] {
  return [fact ?? []].flat().map(String);
}

/** On the crystal ball everyone's places are visible, in the cauldron only the viewer's own. */
export function places(event: GameEvent, me: Letter | null): readonly string[] {
  const map = [...chainsOf(event).map((chain) => `[data-chain="${chain}"]`), ...listed(event["place"]).filter((place) => place !== CLOTH).map((place) => `[data-place="${place}"]`)];
  if (event["seat"] !== me) return map;
  return [...map, ...CELLS.flatMap((fact) => listed(event[fact])).map((cell) => `[data-piece="hex-${cell}"]`)];
}

/** The supply shrinks by the tile you draw; of others you know only that they draw one. */
export function joined(before: GameEvent, event: GameEvent, me: Letter | null): GameEvent | null {
  if (event.event === "supply-shrank" && event["seat"] !== me) return before;
  return joins(before, event);
}
