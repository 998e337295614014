/**
 * From one table to the next: every tile is traced to where it lay, and every set to what it was. The same reasoning as
 * src/magehall/games/rummikub/difference.py, so that the steps are described alike.
 */
import { alike, rolesOf, type Agreed } from "./sets";
import { JOKER, kindOf } from "./tiles";

const ALIKE = 1000;
/** Steps are listed in this order: first those that set tiles free. */
export const STEPS = ["joker-swapped", "taken-from", "split", "extended", "joined", "rebuilt", "new"] as const;
export type StepKind = (typeof STEPS)[number];

/** Where a tile lay before, counted from 0; null for the rack. */
export type Origin = { set: number; place: number } | null;

export interface Step {
  kind: StepKind;
  /** The new set, counted from 0. */
  number: number;
  tiles: readonly string[];
  /** The old sets it continues, counted from 0. */
  old: number[];
  rack: string[];
  /** Tiles from sets it does not continue, with those sets. */
  taken: { tile: string; from: number }[];
  /** Tiles of its old sets that went elsewhere. */
  left: string[];
}

type Sets = readonly (readonly string[])[];

export class Difference {
  readonly before: Sets;
  readonly after: Sets;
  readonly origins: Origin[][];
  /** For each old set the new one that has most of its tiles; -1 where all are gone. */
  readonly heirs: number[];
  private readonly agreed: Agreed;
  private readonly common: number[][];

  constructor(before: Sets, after: Sets, agreed: Agreed) {
    this.before = before.map((laid) => laid.map(kindOf));
    this.after = after.map((laid) => laid.map(kindOf));
    this.agreed = agreed;
    this.common = this.before.map((old) => this.after.map((laid) => this.weigh(old, laid)));
    this.origins = this.trace();
    this.heirs = this.before.map((_, old) => this.heir(old));
  }

  /** The sets that are not as they were, and how they came about. */
  steps(): Step[] {
    const changed = [...this.after.keys()].filter((place) => !this.stayed(place));
    const steps = changed.map((place) => this.step(place));
    return steps.sort((one, two) => STEPS.indexOf(one.kind) - STEPS.indexOf(two.kind) || one.number - two.number);
  }

  /** The old set that a new one continues, the one with most tiles if there are several; null for a new one. */
  ancestor(place: number): number | null {
    const olds = [...this.heirs.keys()].filter((old) => this.heirs[old] === place);
    const share = (old: number) => this.from(place, old).length;
    return olds.sort((one, two) => share(two) - share(one) || one - two)[0] ?? null;
  }

  private weigh(old: readonly string[], laid: readonly string[]): number {
    return alike(old, laid, this.agreed) ? ALIKE : old.filter((kind) => laid.includes(kind)).length;
  }

  private trace(): Origin[][] {
    const origins: Origin[][] = this.after.map((laid) => laid.map(() => null));
    for (const kind of new Set(this.after.flat())) {
      const [sources, targets] = [spots(this.before, kind), spots(this.after, kind)];
      const straight = zip(sources, targets);
      const crossed = zip(sources, targets.toReversed());
      for (const [source, target] of this.weight(straight) >= this.weight(crossed) ? straight : crossed) {
        const row = origins[target.set];
        if (row) row[target.place] = source;
      }
    }
    return origins;
  }

  private weight(pairs: readonly (readonly [Spot, Spot])[]): number {
    return pairs.reduce((sum, [source, target]) => sum + (this.common[source.set]?.[target.set] ?? 0), 0);
  }

  private heir(old: number): number {
    const shares = this.after.map((_, place) => this.from(place, old).length);
    const most = Math.max(0, ...shares);
    return most > 0 ? shares.indexOf(most) : -1;
  }

  private from(place: number, old: number): Spot[] {
    return (this.origins[place] ?? []).filter((origin): origin is Spot => origin?.set === old);
  }

  private stayed(place: number): boolean {
    const sources = new Set((this.origins[place] ?? []).map((origin) => origin?.set ?? -1));
    const [only = -1] = sources;
    return sources.size === 1 && only >= 0 && alike(this.before[only] ?? [], this.after[place] ?? [], this.agreed);
  }

  private step(number: number): Step {
    const old = [...this.heirs.keys()].filter((place) => this.heirs[place] === number);
    const tiles = this.after[number] ?? [];
    const origins = this.origins[number] ?? [];
    const rack = tiles.filter((_, place) => origins[place] === null);
    const taken = tiles.flatMap((tile, place) => {
      const origin = origins[place];
      return origin && !old.includes(origin.set) ? [{ tile, from: origin.set }] : [];
    });
    const left = old.flatMap((place) => this.lost(place, number).map((at) => this.before[place]?.[at] ?? ""));
    return { kind: this.kind(number, old, rack.length + taken.length > 0, left), number, tiles, old, rack, taken, left };
  }

  private lost(old: number, number: number): number[] {
    const there = this.from(number, old).map((origin) => origin.place);
    return [...(this.before[old] ?? []).keys()].filter((place) => !there.includes(place));
  }

  private kind(number: number, old: readonly number[], gained: boolean, left: readonly string[]): StepKind {
    const [first] = old;
    if (first === undefined) return this.isOtherHalf(number) ? "split" : "new";
    if (old.length > 1) return left.length > 0 ? "rebuilt" : "joined";
    if (left.length === 0) return gained ? "extended" : "rebuilt";
    if (this.isSwap(first, number)) return "joker-swapped";
    if (this.hasOtherHalf(first, number)) return "split";
    return gained ? "rebuilt" : "taken-from";
  }

  private isOtherHalf(number: number): boolean {
    return this.before.some((_, old) => this.from(number, old).length > 1);
  }

  private hasOtherHalf(old: number, number: number): boolean {
    return this.after.some((_, place) => place !== number && this.from(place, old).length > 1);
  }

  /** A joker left the set and a tile it stood for came in its place. */
  private isSwap(old: number, number: number): boolean {
    const before = this.before[old] ?? [];
    const lost = this.lost(old, number);
    if (lost.length === 0 || !lost.every((place) => before[place] === JOKER)) return false;
    const wanted = rolesOf(before, false, this.agreed).filter((_, place) => before[place] === JOKER).flat();
    const came = (this.after[number] ?? []).filter((_, place) => this.origins[number]?.[place]?.set !== old);
    return came.some((kind) => wanted.includes(kind));
  }
}

interface Spot {
  set: number;
  place: number;
}

function spots(sets: Sets, kind: string): Spot[] {
  return sets.flatMap((laid, set) => laid.flatMap((found, place) => (found === kind ? [{ set, place }] : [])));
}

function zip<A, B>(one: readonly A[], two: readonly B[]): [A, B][] {
  return one.slice(0, two.length).map((each, place) => [each, two[place] as B]);
}
