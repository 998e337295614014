/** What the camera must show of a view. */
import { around, boundsOf, type Bounds, type Scene } from "./camera";
import type { Land } from "./land";
import type { Target } from "./targets";
import type { CarcassonneView, Placed } from "./view";

/** The smallest scale at which the whole land is shown, and how close we go if it cannot be. */
interface Scales {
  readable: number;
  close: number;
}
type Doing = "cell" | "meeple" | "figure" | "circle" | "waiting";
const PHONE: Readonly<Record<Doing, Scales>> = {
  cell: { readable: 0.46, close: 0.54 },
  meeple: { readable: 1.15, close: 1.3 },
  figure: { readable: 0.3, close: 0.42 },
  circle: { readable: 0.5, close: 0.6 },
  waiting: { readable: 0.46, close: 0.54 },
};
const WIDE: Readonly<Record<Doing, Scales>> = {
  cell: { readable: 0.4, close: 0.5 },
  meeple: { readable: 0.8, close: 0.8 },
  figure: { readable: 0.4, close: 0.5 },
  circle: { readable: 0.5, close: 0.6 },
  waiting: { readable: 0.4, close: 0.5 },
};

/** The places to choose from, or else the tile just placed; at the end everything. */
export function sceneOf(view: CarcassonneView, land: Land, targets: readonly Target[], phone: boolean): Scene {
  const whole = boundsOf(land.tiles, 0.3);
  if (view.phase === "over") return { land: whole, wanted: [boundsOf(land.tiles, 0)], readable: 0, close: 1 };
  const last = boundsOf([land.tiles.at(-1) as Placed], 0.05);
  const [first] = targets;
  const scales = (phone ? PHONE : WIDE)[first?.kind ?? "waiting"];
  return { land: whole, wanted: targets.length > 0 ? targets.map((target) => (target.kind === "meeple" ? last : reachOf(target))) : [last], ...scales };
}

/** The same where nobody can move the map: all that lies there, however small. */
export function wholly(scene: Scene): Scene {
  return { ...scene, wanted: [scene.land], readable: 0 };
}

/** So far from the middle of a target the map belongs to it: its cell, its label, its ring. */
const REACH: Readonly<Record<Target["kind"], number>> = { cell: 50, meeple: 50, figure: 62, circle: 30 };

/** The part of the map that belongs to a target; labels stay within those of all. */
export function reachOf(target: Target): Bounds {
  return around(target.x, target.y, REACH[target.kind]);
}
