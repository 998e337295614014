/** Where things lie on the crystal ball, in a box from −250 to 250. */
import type { BoardData, Chain, Place } from "./boards";
import type { Point } from "./hex";
import { playerOf, type Player, type WitchstoneView } from "./view";

export const REACH = 236;
export const NODE = 21;
export const STONE = 37;

/** Drawn a little further out than measured, so that chains of three near the middle have room. */
export function spot({ x, y }: { x: number; y: number }): Point {
  const far = Math.hypot(x, y);
  const scale = far === 0 ? 0 : (REACH * far ** 0.86) / far;
  return { x: x * scale, y: y * scale };
}

export function spots(board: BoardData): Map<string, Point> {
  return new Map(board.map.places.map((place) => [place.id, spot(place)]));
}

export function radiusOf(place: Place): number {
  return place.kind === "witchstone" ? STONE : NODE;
}

export interface Link extends Point {
  /** Degrees, never upside down. */
  angle: number;
  length: number;
}

/** The links of a chain from its first end to its second. */
export function linksOf(chain: Chain, board: BoardData): Link[] {
  const [a, b] = [chain.a, chain.b].map((id) => board.map.places.find((place) => place.id === id) as Place) as [Place, Place];
  const [from, to] = [spot(a), spot(b)];
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const gap = 3.5;
  const start = radiusOf(a) + 3;
  const room = whole - start - radiusOf(b) - 3;
  const length = (room - gap * (chain.links - 1)) / chain.links;
  const across = (to.x - from.x) / whole;
  const down = (to.y - from.y) / whole;
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  const angle = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
  return Array.from({ length: chain.links }, (_, number) => {
    const at = start + length / 2 + number * (length + gap);
    return { x: from.x + across * at, y: from.y + down * at, angle, length };
  });
}

/** Whose a chain is, and how many of its links are laid, from which end. */
export interface Claim {
  place: number;
  laid: number;
  /** Laid from the second end. */
  back: boolean;
}

export function claims(view: WitchstoneView, board: BoardData): Map<string, Claim> {
  const found = new Map<string, Claim>();
  const links = (id: string) => board.map.chains.find((chain) => chain.id === id)?.links ?? 0;
  view.players.forEach((player, place) => {
    for (const id of player.chains) found.set(id, { place, laid: links(id), back: false });
    const open = board.map.chains.find((chain) => chain.id === player.open_chain);
    if (open) found.set(open.id, { place, laid: player.open_links, back: !network(player, board).has(open.a) });
  });
  return found;
}

/** The locations that a player's finished chains connect with their tower. */
export function network(player: Player, board: BoardData): Set<string> {
  const found = new Set(player.tower === null ? [] : [player.tower]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { id, a, b } of board.map.chains) {
      if (player.chains.includes(id) && found.has(a) !== found.has(b)) {
        found.add(a).add(b);
        grown = true;
      }
    }
  }
  return found;
}

/**
 * What a witch's journey costs: chains of one's own cost one action together, every foreign chain one (witchstone-37, 38); null if there is
 * no way.
 */
export function priceOf(place: string, view: WitchstoneView, board: BoardData): number | null {
  const player = playerOf(view, view.turn);
  const foreign = new Set(view.players.flatMap((each) => (each === player ? [] : each.chains)));
  const chains = board.map.chains.filter(({ id }) => foreign.has(id));
  const over = (start: ReadonlySet<string>) => stepsTo(place, start, chains);
  const price = Math.max(1, Math.min(1 + over(network(player, board)), over(new Set(player.tower === null ? [] : [player.tower]))));
  return Number.isFinite(price) ? price : null;
}

/** How many of these chains lie between a place and the nearest of some others. */
function stepsTo(place: string, start: ReadonlySet<string>, chains: readonly Chain[]): number {
  let found = new Set(start);
  for (let steps = 0; ; steps++) {
    if (found.has(place)) return steps;
    const wider = new Set(found);
    for (const { a, b } of chains) if (found.has(a) !== found.has(b)) wider.add(a).add(b);
    if (wider.size === found.size) return Infinity;
    found = wider;
  }
}

/** How far a point is from the stretch between two others. */
export function distanceTo(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}
