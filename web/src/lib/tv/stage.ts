/**
 * A television stands three metres away: everything on it is laid out on a stage of a fixed size, which then grows to the screen. So
 * sizes are those of the pages near by, and the boards need no others. On a tablet in the middle of a table the stage turns.
 */
import type { Letter } from "$lib/boards/board";
import { place } from "$lib/boards/seats";

/** The sides of a table as one walks round it clockwise, from the one that a screen stands on: bottom, left, top, right. */
export type Side = 0 | 1 | 2 | 3;

export interface Size {
  width: number;
  height: number;
}

export interface Stage extends Size {
  /** So many pixels of the screen are one of the stage. */
  scale: number;
  /** Clockwise, in degrees. */
  turn: number;
  /** Higher than wide: what stands beside the board stands below it. */
  upright: boolean;
}

const LYING: Size = { width: 1280, height: 720 };
const UPRIGHT: Size = { width: 720, height: 1060 };
/** The least scale: letters are never smaller than on a page near by. */
const LEAST = 0.875;

/** The stage on a screen, seen from a side of it. */
export function stageOn(screen: Size, side: Side): Stage {
  const [width, height] = side % 2 === 0 ? [screen.width, screen.height] : [screen.height, screen.width];
  const upright = height > width;
  const least = upright ? UPRIGHT : LYING;
  const scale = Math.max(LEAST, Math.min(width / least.width, height / least.height));
  return { width: width / scale, height: height / scale, scale, turn: side * 90, upright };
}

/** The side on which a seat of so many sits: the seats go clockwise, as evenly as a table of four sides allows. */
export function sideOf(seat: Letter, seats: number): Side {
  return (Math.round((place(seat) * 4) / seats) % 4) as Side;
}

/** A way on the screen as something on the stage has to go it: scaled, and turned back. */
export function onStage(element: Element, x: number, y: number): { x: number; y: number } {
  const stage = element.closest<HTMLElement>("[data-stage]");
  return stage ? turnedBack(x, y, Number(stage.dataset["scale"]), Number(stage.dataset["turn"])) : { x, y };
}

export function turnedBack(x: number, y: number, scale: number, turn: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return { x: (x * cos + y * sin) / scale, y: (y * cos - x * sin) / scale };
}
