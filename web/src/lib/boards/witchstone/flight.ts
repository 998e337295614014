/** Moves pieces on top of a picture that is already correct: from where they were to where they are drawn now. */
import type { GameEvent } from "$lib/i18n/words";
import { onStage } from "$lib/tv/stage";

/** Where pieces stood before, by their names. */
export type Places = Map<string, DOMRect>;

const TRAVEL = 240;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const STAGGER = 60;

/** Measures the places from which something travels at these events; only those, since measuring is expensive. */
export function remember(root: Element | undefined, events: readonly GameEvent[]): Places {
  const found: Places = new Map();
  for (const name of new Set(events.flatMap(tripsOf).flatMap(({ from }) => from))) {
    const around = name.startsWith("seat-") ? document : root;
    const piece = around?.querySelector(`[data-piece="${CSS.escape(name)}"]`);
    if (piece) found.set(name, piece.getBoundingClientRect());
  }
  return found;
}

/** A piece that arrives, and the names of where it may come from, the best first. */
export interface Trip {
  piece: string;
  from: readonly string[];
}

/** What travels at an event. */
export function tripsOf(event: GameEvent): Trip[] {
  const fact = (name: string) => String(event[name] ?? "");
  const seat = fact("seat");
  const home = `seat-${seat}`;
  const hexes = Array.isArray(event["hexes"]) ? event["hexes"].map(String) : [];
  switch (event.event) {
    case "tile-placed":
      return hexes.map((cell) => ({ piece: `hex-${cell}`, from: [`hand-${fact("tile")}`, home] }));
    case "special-placed":
      return [{ piece: `hex-${fact("hex")}`, from: ["display-0", home] }];
    case "crystal-moved":
      return [{ piece: `crystal-${fact("hex")}`, from: [`crystal-${fact("from")}`] }];
    case "segment-placed":
      return [{ piece: `link-${fact("chain")}-${fact("links")}`, from: ["supply-energy", home] }];
    case "witch-laid":
      return [{ piece: `lying-${seat}`, from: ["supply-reserve", home] }];
    case "witch-sent":
      return [{ piece: `witch-${seat}-${fact("place")}`, from: [`lying-${seat}`, home] }];
    case "tower-taken":
      return [{ piece: `witch-${seat}-${fact("place")}`, from: [home] }];
    case "wand-stepped":
      return [{ piece: `wand-${seat}`, from: [`wand-${seat}`] }];
    case "owl-stepped":
      return [{ piece: `pentagram-${seat}`, from: [`pentagram-${seat}`] }];
    case "crystal-shelved":
      return [{ piece: `rack-${fact("shelf")}-${fact("crystal") === "black" ? "black" : seat}`, from: [`exit-${fact("shelf")}`, home] }];
    case "tile-drawn":
      return [{ piece: `hand-${fact("tile")}`, from: [home] }];
    default:
      return [];
  }
}

/** Lets everything that moved arrive, one thing after another; with motion off it fades in. */
export function fly(root: Element | undefined, events: readonly GameEvent[], before: Places, motion: boolean): void {
  const trips = events.flatMap(tripsOf);
  trips.forEach((trip, number) => {
    const piece = root?.querySelector(`[data-piece="${CSS.escape(trip.piece)}"]`);
    const from = trip.from.map((name) => before.get(name)).find((rect) => rect !== undefined);
    if (piece) arrive(piece, from, motion, Math.min(number * STAGGER, 400));
  });
}

function arrive(piece: Element, from: DOMRect | undefined, motion: boolean, delay: number): void {
  if (!piece.animate) return;
  if (!motion || !from) {
    piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120, fill: "backwards" });
    return;
  }
  const here = piece.getBoundingClientRect();
  const drawn = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
  const way = new DOMPoint(from.x + from.width / 2 - here.x - here.width / 2, from.y + from.height / 2 - here.y - here.height / 2, 0, 0);
  const { x, y } = drawn ? way.matrixTransform(drawn.inverse()) : onStage(piece, way.x, way.y);
  if (Math.hypot(x, y) < 2) return;
  const steps = [{ transform: `translate(${x}px, ${y}px)` }, { transform: `translate(${x * 0.45}px, ${y * 0.45 - 18 / scale}px)`, offset: 0.5 }, { transform: "none" }];
  piece.animate(steps, { duration: TRAVEL, delay, easing: EASE, fill: "backwards" });
}
