/** What the frame asks about a view: what to do, points, how far we are, and the table as text. */
import type { Words } from "$lib/i18n/words";
import type { Letter, Seat, SpokenPart, Status, StatusButton } from "../board";
import { boardOf, isBoost, scrollOf, type BoardData } from "./boards";
import { chainName, describe, doneLabel, placeName, scrollTitle, signName, tileTitle } from "./labels";
import { sortMoves, type Sorted } from "./moves";
import { capacity } from "./rack";
import { isSign, playerOf, SHELVES, SYMBOLS, topOf, type Player, type WitchstoneView } from "./view";

export function status(view: WitchstoneView, moves: readonly string[], words: Words, me: Letter | null, seats: readonly Seat[]): Status {
  if (view.phase === "over") return { sentence: ending(view, words, seats), buttons: [] };
  if (me !== null && view.acting.includes(me)) {
    // While a move is on its way there are none: the sentence stays calm, the buttons go.
    if (moves.length === 0) return { sentence: words.say("witchstone-web-on-its-way", { open: view.phase }), buttons: [] };
    const sorted = sortMoves(moves);
    return { sentence: duty(view, sorted, words, me), buttons: buttons(view, sorted, words) };
  }
  const seat = seats.find((each) => view.acting.includes(each.letter));
  return { sentence: seat ? words.say("witchstone-web-waits", { name: seat.name, open: view.phase }) : "", buttons: [] };
}

function ending(view: WitchstoneView, words: Words, seats: readonly Seat[]): string {
  const best = winners(view);
  const names = seats.filter((seat) => best.includes(seat.letter)).map((seat) => seat.name);
  return words.say("witchstone-web-over", { names: words.list(names), points: Math.max(...scores(view)) });
}

/** Most points, then further on the wand, then there first. */
export function winners(view: WitchstoneView): Letter[] {
  const beats = (a: Player, b: Player) => (a.total ?? 0) - (b.total ?? 0) || a.wand - b.wand || b.stamp - a.stamp;
  return view.players.filter((player) => view.players.every((other) => beats(player, other) >= 0)).map((player) => player.seat);
}

/** What I must do now, in one sentence. */
export function duty(view: WitchstoneView, sorted: Sorted, words: Words, me: Letter): string {
  const top = topOf(view);
  const say = (name: string, facts = {}) => words.say(`witchstone-web-do-${name}`, facts);
  if (!top) return "";
  if (isSign(top.kind)) return actionDuty(view, sorted, words, playerOf(view, me));
  switch (top.kind) {
    case "turn":
      return say(sorted.tiles.size > 0 ? "tile" : sorted.discards.size > 0 ? "discard" : "remove");
    case "tower":
      return say("tower");
    case "shelf":
      return say("shelf", { symbol: top.about.split(" ")[0] ?? "", actions: top.about.endsWith("black") ? boardOf(view).rack.black : boardOf(view).rack.own });
    case "chip":
      return top.about === "black" ? words.say("witchstone-web-do-chip-black", { extra: boardOf(view).rack.blackExtra }) : say("chip");
    case "special-tile":
      return say("special", { tile: tileTitle(top.about, words), actions: boardOf(view).once });
    case "empty-space":
      return say("empty", { actions: boardOf(view).pentagram.specialEmpty });
    default:
      return "";
  }
}

/** What is held while nothing needs confirming yet. */
interface Held {
  /** It is my turn to act, and no move is chosen. */
  mine: boolean;
  takesOut: boolean;
  tile: string | null;
  crystal: string | null;
}

/** The next step after a tile, a crystal or a tool was chosen; null if the task itself says it. */
export function nextStep(view: WitchstoneView, words: Words, { mine, takesOut, tile, crystal }: Held): string | null {
  if (!mine) return null;
  if (takesOut) return words.say("witchstone-web-step-remove", { points: playerOf(view, view.seat).removed + 1 });
  if (tile !== null) return words.say("witchstone-web-step-tile", { tile: tileTitle(tile, words) });
  if (crystal !== null) return words.say("witchstone-web-step-crystal", { left: topOf(view)?.amount ?? 0 });
  return null;
}

function actionDuty(view: WitchstoneView, sorted: Sorted, words: Words, player: Player): string {
  const left = topOf(view)?.amount ?? 0;
  const say = (name: string, facts = {}) => words.say(`witchstone-web-do-${name}`, { left, ...facts });
  const { chains, locations, lay, crystals, pentagram, wand, scrolls } = sorted;
  if (chains.size > 0) return player.open_chain === null ? say("energy") : say("chain", { chain: chainName(player.open_chain, boardOf(view), words) });
  if (lay !== null || locations.size > 0) return say(lay === null ? "send" : locations.size > 0 ? "witch" : "lay");
  if (crystals.size > 0) return say("crystal");
  if (pentagram.size > 0) return say("pentagram");
  if (wand.size > 0) return say("wand");
  if (scrolls.size > 0) return say("scroll", { shelves: scrolls.size });
  const open = topOf(view)?.kind ?? "energy";
  if (sorted.chips.length + sorted.uses.length > 0) return say("waiting", { action: open });
  if (sorted.boosts.size > 0) return say("boost", { action: open });
  return say("idle", { action: open });
}

function buttons(view: WitchstoneView, sorted: Sorted, words: Words): StatusButton[] {
  const { lay, keep, done } = sorted;
  const more = sorted.chains.size + sorted.locations.size + sorted.crystals.size + sorted.pentagram.size + sorted.wand.size + sorted.scrolls.size;
  const rest = more + sorted.chips.length + sorted.uses.length + sorted.boosts.size + (lay === null ? 0 : 1) + sorted.chooses.size;
  return [
    ...(done === null ? [] : [{ label: doneLabel(view, words), move: done, primary: rest === 0 }]),
    ...(keep === null ? [] : [{ label: describe(keep, view, words).label, move: keep, primary: sorted.places.size === 0 }]),
    ...(lay === null || sorted.locations.size > 0 ? [] : [{ label: describe(lay, view, words).label, move: lay, primary: true }]),
  ];
}

/** The points on the track; with all that counts at the end once it is over. */
export function scores(view: WitchstoneView): readonly number[] {
  return view.players.map((player) => (view.phase === "over" ? (player.total ?? player.score) : player.score));
}

export function progress(view: WitchstoneView, words: Words): string {
  return words.say("witchstone-label-round", { round: view.round, rounds: view.rounds });
}

/** Each round is a stretch of its own, and the final scoring another. */
export function stretch(view: WitchstoneView): string {
  return view.phase === "over" ? "end" : String(view.round);
}

/** The points by source (witchstone-103 to 106). */
export function categories(view: WitchstoneView, words: Words): readonly { label: string; points: readonly number[] }[] {
  if (view.phase !== "over") return [];
  const board = boardOf(view);
  const rows = view.players.map((player) => parts(player, board));
  const names = ["track", "owls", "chips", "boosts", "prophecies"] as const;
  return names.map((name) => ({ label: words.say(`witchstone-result-${name}`), points: rows.map((row) => row[name]) }));
}

function parts(player: Player, board: BoardData): Record<"track" | "owls" | "chips" | "boosts" | "prophecies", number> {
  const used = [...player.used];
  const unused = player.scrolls.filter((name) => {
    const at = used.indexOf(name);
    if (at >= 0) used.splice(at, 1);
    return at < 0 && isBoost(scrollOf(board, name));
  });
  const found = {
    track: player.score,
    owls: player.owls.reduce((sum, value) => sum + value, 0),
    chips: player.chips.length * board.rack.chipEnd,
    boosts: unused.length * board.scrolls.unused,
  };
  return { ...found, prophecies: (player.total ?? 0) - found.track - found.owls - found.chips - found.boosts };
}

/** The table as text: what is open, my tiles, cauldron and map, the tracks, the shelves, the players. */
export function spoken(view: WitchstoneView, words: Words, me: Letter | null, seats: readonly Seat[]): readonly SpokenPart[] {
  const board = boardOf(view);
  const say = (key: string, facts = {}) => words.say(key, facts);
  const own = me === null ? null : playerOf(view, me);
  const hand = own?.hand ?? [];
  return [
    { heading: say("witchstone-web-your-tiles"), lines: hand.map((tile) => `${tileTitle(tile, words)} (${tile})`) },
    ...seats.map((seat, place) => ({ heading: say("witchstone-web-cauldron-of", { name: seat.name }), lines: potLines(view.players[place] as Player, board, words) })),
    { heading: say("witchstone-web-map"), lines: seats.flatMap((seat, place) => mapLines(view.players[place] as Player, seat, board, words)).concat(chipLines(view, words)) },
    { heading: say("witchstone-web-wand"), lines: seats.map((seat, place) => say("witchstone-web-wand-owl", { name: seat.name, space: view.players[place]?.wand ?? 0 })).concat(wandLines(board, words)) },
    { heading: say("witchstone-web-pentagram"), lines: seats.map((seat, place) => `${seat.name}: ${view.players[place]?.pentagram ?? 0}`) },
    { heading: say("witchstone-web-library"), lines: view.library.map((name, number) => say("witchstone-web-shelf-scroll", { shelf: number + 1, scroll: scrollTitle(name, board, words) })) },
    { heading: say("witchstone-web-shelves"), lines: SHELVES.map((shelf) => say("witchstone-web-shelf", { shelf, free: view.flasks[shelf], all: capacity(board, shelf, view.seats) })) },
    { heading: words.say("web-players"), lines: seats.map((seat, place) => playerLine(view.players[place] as Player, seat, board, words)) },
  ].filter((part) => part.lines.length > 0);
}

function potLines(player: Player, board: BoardData, words: Words): string[] {
  const laid = player.tiles.flatMap((text) => (text === null ? [] : [text]));
  const tiles = laid.map((text) => {
    const [pair = "", a = "", b = ""] = text.split(" ");
    return `${tileTitle(pair, words)}: ${a} ${b}`;
  });
  const specials = Object.entries(player.specials).map(([cell, tile]) => `${tileTitle(tile, words)}: ${cell}`);
  const printed = Object.entries(board.cauldron.printed).map(([cell, sign]) => `${signName(sign, words)} ${cell}`);
  const crystals = [...player.crystals, ...(player.black ? [`${player.black} (${words.say("witchstone-crystal", { crystal: "black" })})`] : [])];
  const groups = SYMBOLS.map((sign) => `${signName(sign, words)} ${player.groups[sign]}`).join(", ");
  return [...tiles, ...specials, printed.join(", "), words.say("witchstone-web-crystals-at", { hexes: crystals.join("; ") }), words.say("witchstone-web-groups", { groups })];
}

function mapLines(player: Player, seat: Seat, board: BoardData, words: Words): string[] {
  const say = (key: string, facts = {}) => words.say(key, facts);
  const chains = player.chains.map((id) => `${chainName(id, board, words)} (${id})`);
  const places = player.standing.map((place) => placeName(place, words));
  return [
    ...(player.tower === null ? [] : [`${seat.name}: ${placeName(player.tower, words)}`]),
    ...(chains.length > 0 ? [`${seat.name}: ${chains.join("; ")}`] : []),
    ...(player.open_chain ? [`${seat.name}: ${say("witchstone-web-chain-begun", { chain: `${chainName(player.open_chain, board, words)} (${player.open_chain})`, laid: player.open_links })}`] : []),
    ...(places.length > 0 ? [`${seat.name}: ${say("witchstone-web-standing", { places: places.join(", ") })}`] : []),
    ...(player.lying > 0 ? [say("witchstone-web-lying-of", { name: seat.name, lying: player.lying })] : []),
  ];
}

function chipLines(view: WitchstoneView, words: Words): string[] {
  return Object.entries(view.map_chips).map(([place, chip]) => `${placeName(place, words)} (${place}): ${words.say("witchstone-web-chip", { chip })}`);
}

function wandLines(board: BoardData, words: Words): string[] {
  const spaces = Array.from({ length: board.wand.length + 1 }, (_, space) => space);
  return spaces.flatMap((space) => {
    const bonus = board.wand.bonus[space];
    const silver = board.wand.silver[space];
    if (bonus) return [words.say("witchstone-web-wand-bonus", { space, action: bonus.action, amount: bonus.amount, leading: bonus.leading })];
    return silver ? [words.say("witchstone-web-wand-silver", { space, counted: silver.counts, points: silver.points })] : [];
  });
}

function playerLine(player: Player, seat: Seat, board: BoardData, words: Words): string {
  const scrolls = player.scrolls.map((name) => scrollTitle(name, board, words)).join(", ");
  const counts = { name: seat.name, score: player.score, energy: player.energy, reserve: player.reserve, chips: player.chips.length, owls: player.owls.length, specials: player.beside.length + Object.keys(player.specials).length };
  return words.say("witchstone-web-player", counts) + (scrolls ? ` ${words.say("witchstone-label-own-scrolls")} ${scrolls}.` : "");
}
