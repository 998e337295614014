/** The words for what is seen and done on the board. */
import { mark } from "$lib/i18n/marks";
import type { Facts, GameEvent, Words } from "$lib/i18n/words";
import type { Choice } from "../board";
import { priceOf } from "./ball";
import { boardNamed, boardOf, isBoost, scrollOf, type BoardData } from "./boards";
import { giftsOf, stepsOut } from "./cauldron";
import { drawn } from "./drawn";
import { distance, rowAndPlace } from "./hex";
import { readPlacement } from "./moves";
import { isSign, pairOf, playerOf, topOf, type ChipFace, type Sign, type WitchstoneView } from "./view";

export function signName(sign: Sign, words: Words): string {
  return words.say("witchstone-symbol", { symbol: sign });
}

export function tileTitle(tile: string, words: Words): string {
  const [symbol_a, symbol_b] = pairOf(tile);
  return words.say("witchstone-tile", { symbol_a, symbol_b });
}

export function placeName(place: string, words: Words): string {
  return words.say("witchstone-web-place", { place });
}

/** "row 2, hex 3": all boards have cauldrons of one size. */
export function hexName(cell: string, words: Words): string {
  return words.say("witchstone-web-hex", rowAndPlace(cell, boardNamed("reconstructed").cauldron.radius));
}

/** Both hexes of a tile. */
function hexNames(cells: readonly string[], words: Words): string {
  return words.list(cells.map((cell) => hexName(cell, words)));
}

export function chainName(id: string, board: BoardData, words: Words): string {
  const chain = board.map.chains.find((each) => each.id === id);
  return chain ? `${placeName(chain.a, words)} – ${placeName(chain.b, words)}` : "";
}

/** A scroll with the numbers it asks for. */
export function scrollTitle(name: string, board: BoardData, words: Words): string {
  const scroll = scrollOf(board, name);
  const title = words.say("witchstone-scroll", { scroll: name });
  return !isBoost(scroll) && scroll.levels ? `${title} ${scroll.levels.join(", ")}` : title;
}

/** "4 pentagram, then 2 energy". */
export function giftSentence(gifts: readonly { sign: Sign; cells: readonly string[] }[], words: Words): string {
  const [first, second] = gifts;
  if (!first || !second) return "";
  const facts = { first: first.cells.length, symbol_a: first.sign, second: second.cells.length, symbol_b: second.sign };
  return words.say("witchstone-web-gives", facts);
}

/** A move as a choice to confirm: the button's words, and what it will do. */
export function describe(move: string, view: WitchstoneView, words: Words): Choice {
  const [verb = "", ...rest] = move.split(" ");
  const made = TELLERS[verb]?.(rest, view, words, move);
  return { move, ...(made ?? { label: words.say("web-hint-play") }) };
}

type Told = { label: string; sentence?: string };
type Teller = (rest: string[], view: WitchstoneView, words: Words, move: string) => Told;

const TELLERS: Readonly<Record<string, Teller>> = {
  tile: (_, view, words, move) => {
    const placement = readPlacement(move);
    const gifts = placement === null ? [] : giftsOf(playerOf(view, view.seat), boardOf(view), placement);
    return { label: words.say("witchstone-web-lay-here"), sentence: giftSentence(gifts, words) };
  },
  discard: ([tile = ""], _, words) => plain(words, "discard", { tile: tileTitle(tile, words) }),
  remove: (_, view, words) => plain(words, "remove", { points: playerOf(view, view.seat).removed + 1 }),
  place: (_, view, words) => plain(words, "place", { tile: tileTitle(topOf(view)?.about ?? "", words) }),
  keep: (_, view, words) => plain(words, "keep", { actions: boardOf(view).once }),
  energy: ([id = ""], view, words) => energy(id, view, words),
  witch: ([way = "", place = ""], view, words) => (way === "lay" ? plain(words, "lay", {}) : send(place, view, words)),
  tower: ([place = ""], view, words) => tower(place, view, words),
  crystal: ([from = "", way = "", to = ""], view, words) => crystal(from, way, to, view, words),
  pentagram: ([steps = "1"], _, words) => plain(words, "pentagram", { steps: Number(steps) }),
  wand: ([steps = "1"], view, words) => wand(Number(steps), view, words),
  scroll: ([shelf = "1"], view, words) => {
    const name = view.library[Number(shelf) - 1] ?? "";
    return plain(words, "scroll", { scroll: name, title: scrollTitle(name, boardOf(view), words) });
  },
  shelf: ([shelf = "bottom"], view, words) => shelved(shelf, view, words),
  take: ([chip = "vp3"], _, words) => plain(words, "take", { chip }),
  chip: ([chip = "energy", black = ""], view, words) => plain(words, "chip", { chip, actions: black ? 1 + boardOf(view).rack.blackExtra : 1 }),
  use: ([tile = "", , symbol = "energy"], view, words) => plain(words, "use", { tile: tileTitle(tile, words), symbol, actions: boardOf(view).once }),
  choose: ([symbol = "energy"], view, words) => plain(words, "choose", { symbol, actions: boardOf(view).pentagram.specialEmpty }),
  boost: ([scroll = ""], _, words) => plain(words, "boost", { scroll }),
  done: (_, view, words) => ({ label: doneLabel(view, words) }),
};

function plain(words: Words, name: string, facts: Facts): Told {
  return { label: words.say(`witchstone-web-button-${name}`, facts), sentence: words.say(`witchstone-web-will-${name}`, facts) };
}

export function doneLabel(view: WitchstoneView, words: Words): string {
  const top = topOf(view);
  const left = top && isSign(top.kind) ? top.amount : 0;
  return left > 0 && top?.kind !== "scroll" ? words.say("witchstone-web-give-up", { left }) : words.say("witchstone-web-finish");
}

function energy(id: string, view: WitchstoneView, words: Words): Told {
  const board = boardOf(view);
  const chain = board.map.chains.find((each) => each.id === id);
  const player = playerOf(view, view.seat);
  const links = chain?.links ?? 1;
  const laid = (player.open_chain === id ? player.open_links : 0) + 1;
  const facts = { chain: chainName(id, board, words), laid, links, points: board.map.chainPoints[links] ?? 0 };
  return { label: words.say("witchstone-web-button-energy"), sentence: words.say(laid === links ? "witchstone-web-will-finish-chain" : "witchstone-web-will-energy", facts) };
}

function send(place: string, view: WitchstoneView, words: Words): Told {
  const board = boardOf(view);
  const taken = view.players.filter((player) => player.slot > 0).length;
  const slot = place === "witchstone" ? (board.map.slots[taken] ?? 0) : 0;
  const chip: ChipFace | undefined = view.map_chips[place];
  const facts = { name: placeName(place, words), points: board.map.standUp + slot, chip: chip ?? "none" };
  const price = priceOf(place, view, board) ?? 1;
  const told = words.say(chip ? "witchstone-web-will-send-chip" : "witchstone-web-will-send", facts);
  return { label: words.say("witchstone-web-button-send"), sentence: price > 1 ? `${told} ${words.say("witchstone-web-journey", { actions: price })}` : told };
}

function tower(place: string, view: WitchstoneView, words: Words): Told {
  const facts = { name: placeName(place, words), points: boardOf(view).bigWitch, chip: view.map_chips[place] ?? "vp3" };
  return plain(words, "tower", facts);
}

function crystal(from: string, way: string, to: string, view: WitchstoneView, words: Words): Told {
  const board = boardOf(view);
  if (way === "to") return plain(words, "crystal", { actions: distance(from, to) });
  const exit = board.cauldron.exits.find((each) => each.side === to);
  const black = playerOf(view, view.seat).black === from;
  const price = stepsOut(board, to, from) ?? 1;
  return plain(words, "out", { symbol: exit?.symbol ?? "energy", actions: price, gain: black ? board.rack.black : board.rack.own });
}

function shelved(shelf: string, view: WitchstoneView, words: Words): Told {
  const { rack } = boardOf(view);
  const black = topOf(view)?.about.endsWith("black") === true;
  if (shelf === "bottom") return plain(words, "bottom", {});
  return plain(words, "shelf", { symbol: shelf, actions: black ? rack.black : rack.own });
}

function wand(steps: number, view: WitchstoneView, words: Words): Told {
  const at = playerOf(view, view.seat).wand;
  const { bonus, silver } = boardOf(view).wand;
  const passed = Array.from({ length: steps }, (_, number) => at + number + 1);
  const found = passed.flatMap((space) => {
    const action = bonus[space]?.action;
    const counted = silver[space]?.counts;
    return action ? [signName(action, words)] : counted ? [words.say("witchstone-counted", { counted })] : [];
  });
  const sentence = found.length > 0 ? words.say("witchstone-web-will-wand-passing", { steps, spaces: words.list(found) }) : words.say("witchstone-web-will-wand", { steps });
  return { label: words.say("witchstone-web-button-wand", { steps }), sentence };
}

/** A gate of the rim is named by its symbol. */
function gateName(side: string, board: BoardData, words: Words): string {
  const exit = board.cauldron.exits.find((each) => each.side === side);
  return exit ? signName(exit.symbol, words) : "";
}

/** A tile with its picture; a special tile is one hex with both symbols. */
export function drawnTile(tile: string, words: Words, shape: "tile" | "special" = "tile"): string {
  return mark(`${shape} ${tile}`, tileTitle(tile, words));
}

/** A chain with a picture of its two ends. */
export function drawnChain(id: string, board: BoardData, words: Words): string {
  const chain = board.map.chains.find((each) => each.id === id);
  return chain ? mark(`chain ${chain.a} ${chain.b}`, chainName(id, board, words)) : "";
}

/** A move in a few words, without reference to the table: what is done, with what, and where. */
export function moveLabel(move: string, words: Words): string {
  const [verb = "", ...rest] = move.split(" ");
  const [first = "", way = "", last = ""] = rest;
  const board = boardNamed("reconstructed");
  const button = (name: string, facts: Facts = {}) => words.say(`witchstone-web-button-${name}`, facts);
  const steps = { steps: Number(first) };
  switch (verb) {
    case "tile":
      return words.say("witchstone-web-move-tile", { tile: tileTitle(first, words), hexes: hexNames([way, last], words) });
    case "remove":
      return words.say("witchstone-web-move-remove", { hex: hexName(first, words) });
    case "discard":
      return `${button("discard")}: ${tileTitle(first, words)}`;
    case "place":
      return `${button("place")}: ${hexName(first, words)}`;
    case "keep":
      return button("keep", { actions: board.once });
    case "energy":
      return `${button("energy")}: ${chainName(first, board, words)}`;
    case "witch":
      return first === "lay" ? button("lay") : `${button("send")}: ${placeName(way, words)}`;
    case "tower":
      return `${button("tower")}: ${placeName(first, words)}`;
    case "crystal":
      return `${button(way === "out" ? "out" : "crystal")}: ${hexName(first, words)} → ${way === "out" ? gateName(last, board, words) : hexName(last, words)}`;
    case "pentagram":
      return `${button("pentagram", steps)} (${signName("pentagram", words)})`;
    case "wand":
      return `${button("wand", steps)} (${signName("wand", words)})`;
    case "scroll":
      return `${button("scroll")} (${first})`;
    case "shelf":
      return first === "bottom" ? button("bottom") : `${button("shelf")}: ${words.say("witchstone-shelf", { shelf: first })}`;
    case "take":
      return `${button("take")}: ${words.say("witchstone-chip", { chip: first })}`;
    case "chip":
      return button("chip", { chip: first });
    case "use":
      return `${button("use", { symbol: last })} (${tileTitle(first, words)})`;
    case "choose":
      return button("choose", { symbol: first });
    case "boost":
      return `${button("boost")}: ${words.say("witchstone-scroll", { scroll: first })}`;
    case "done":
      return words.say("witchstone-web-finish");
    default:
      return "";
  }
}

/**
 * A move within a sentence, with marks for pictures: what is placed, taken or used; and where, unless that is highlighted on the
 * board.
 */
export function moveName(move: string, words: Words, view?: WitchstoneView, lit = false): string {
  const [verb = "", ...rest] = move.split(" ");
  const [first = "", way = "", last = ""] = rest;
  const board = boardNamed("reconstructed");
  const pictured = drawn(words);
  const named = (what: string, about = "") => words.say("witchstone-web-named", { what }) + (about ? ` (${about})` : "");
  const where = (text: string) => (lit ? "" : text);
  switch (verb) {
    case "tile":
      return drawnTile(first, words) + (lit ? "" : ` (${hexNames([way, last], words)})`);
    case "remove":
    case "place":
      return named(verb, where(hexName(first, words)));
    case "discard":
      return named(verb, drawnTile(first, words));
    case "energy":
      return named(verb, drawnChain(first, board, words));
    case "witch":
      return first === "lay" ? named("lay") : named("send", placeName(way, words));
    case "tower":
      return named(verb, placeName(first, words));
    case "crystal":
      return way === "out" ? named("out", gateName(last, board, pictured)) : named(verb, where(`${hexName(first, words)} → ${hexName(last, words)}`));
    case "pentagram":
    case "wand":
      return `${words.say("witchstone-steps", { steps: Number(first) })} (${signName(verb, pictured)})`;
    case "scroll":
      return scrollName(first, lit ? view : undefined, words);
    case "shelf":
      return first === "bottom" ? named("bottom") : named(verb, pictured.say("witchstone-shelf", { shelf: first }));
    case "take":
    case "chip":
      return named(verb, pictured.say("witchstone-chip", { chip: first }));
    case "use":
      return named(verb, `${drawnTile(first, words, "special")}: ${pictured.say("witchstone-symbol", { symbol: last })}`);
    case "choose":
      return named(verb, pictured.say("witchstone-symbol", { symbol: first }));
    case "boost":
      return pictured.say("witchstone-scroll", { scroll: first });
    case "keep":
    case "done":
      return named(verb);
    default:
      return "";
  }
}

/** A scroll of the library as it lies now; by the number of its shelf if it may be another by then. */
function scrollName(shelf: string, view: WitchstoneView | undefined, words: Words): string {
  const scroll = view?.library[Number(shelf) - 1];
  const name = words.say("witchstone-web-named", { what: "scroll" });
  return scroll === undefined ? `${name} ${shelf}` : `${name} (${drawn(words).say("witchstone-scroll", { scroll })})`;
}
