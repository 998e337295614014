/** The words for what is seen and done on the board. */
import type { Facts, GameEvent, Words } from "$lib/i18n/words";
import type { Choice } from "../board";
import { priceOf } from "./ball";
import { boardNamed, boardOf, isBoost, scrollOf, type BoardData } from "./boards";
import { giftsOf } from "./cauldron";
import { distance, hexName } from "./hex";
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

export function chainName(id: string, board: BoardData, words: Words): string {
  const chain = board.map.chains.find((each) => each.id === id);
  return chain ? `${placeName(chain.a, words)} – ${placeName(chain.b, words)}` : id;
}

/** Chains are named by their ends; all boards have the same map. */
export function retold(event: GameEvent, words: Words): GameEvent {
  const chain = event["chain"];
  return typeof chain === "string" ? { ...event, chain: chainName(chain, boardNamed("reconstructed"), words) } : event;
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
  return made ? { move, ...made } : { move, label: move };
}

type Told = { label: string; sentence?: string };
type Teller = (rest: string[], view: WitchstoneView, words: Words, move: string) => Told;

const TELLERS: Readonly<Record<string, Teller>> = {
  tile: (_, view, words, move) => {
    const placement = readPlacement(move);
    if (!placement) return { label: move };
    const gifts = giftsOf(playerOf(view, view.seat), boardOf(view), placement);
    return { label: words.say("witchstone-web-lay-here"), sentence: giftSentence(gifts, words) };
  },
  discard: ([tile = ""], _, words) => plain(words, "discard", { tile: tileTitle(tile, words) }),
  remove: ([cell = ""], view, words) => plain(words, "remove", { hex: hexName(cell), points: playerOf(view, view.seat).removed + 1 }),
  place: ([cell = ""], view, words) => {
    const tile = tileTitle(topOf(view)?.about ?? "", words);
    return plain(words, "place", { tile, hex: hexName(cell) });
  },
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
  const price = priceOf(place, view, board);
  const told = words.say(chip ? "witchstone-web-will-send-chip" : "witchstone-web-will-send", facts);
  return { label: words.say("witchstone-web-button-send"), sentence: price > 1 ? `${told} ${words.say("witchstone-web-journey", { actions: price })}` : told };
}

function tower(place: string, view: WitchstoneView, words: Words): Told {
  const facts = { name: placeName(place, words), points: boardOf(view).bigWitch, chip: view.map_chips[place] ?? "vp3" };
  return plain(words, "tower", facts);
}

function crystal(from: string, way: string, to: string, view: WitchstoneView, words: Words): Told {
  const board = boardOf(view);
  if (way === "to") return plain(words, "crystal", { hex: hexName(to), actions: distance(from, to) });
  const exit = board.cauldron.exits.find((each) => each.side === to);
  const black = playerOf(view, view.seat).black === from;
  const price = 1 + Math.min(...(exit?.from ?? []).map((cell) => distance(from, cell)));
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

/** A move in a few words, without the table it is made at: what is done, and with what. */
export function moveLabel(move: string, words: Words): string {
  const [verb = "", ...rest] = move.split(" ");
  const [first = "", way = "", last = ""] = rest;
  const board = boardNamed("reconstructed");
  const button = (name: string, facts: Facts = {}) => words.say(`witchstone-web-button-${name}`, facts);
  const steps = { steps: Number(first) };
  switch (verb) {
    case "tile":
      return words.say("witchstone-web-move-tile", { tile: tileTitle(first, words), hexes: hexName(`${way} ${last}`) });
    case "remove":
      return words.say("witchstone-web-move-remove", { hex: hexName(first) });
    case "discard":
      return `${button("discard")}: ${tileTitle(first, words)}`;
    case "place":
      return `${button("place")}: ${hexName(first)}`;
    case "keep":
      return button("keep", { actions: board.once });
    case "energy":
      return `${button("energy")}: ${chainName(first, board, words)}`;
    case "witch":
      return first === "lay" ? button("lay") : `${button("send")}: ${placeName(way, words)}`;
    case "tower":
      return `${button("tower")}: ${placeName(first, words)}`;
    case "crystal":
      return `${button(way === "out" ? "out" : "crystal")}: ${hexName(first)} → ${way === "out" ? last : hexName(last)}`;
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
