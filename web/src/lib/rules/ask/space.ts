/** Compares texts by what they have in common: the browser's twin of magehall.ask.space. */

/** How much long texts are held back: 1 is by all of their length, 0 not at all. */
const LENGTH = 0.75;

/** The features of a text, each with how much it counts. */
export type Bag = Map<string, number>;

export function add(bag: Bag, feature: string, weight: number): void {
  bag.set(feature, (bag.get(feature) ?? 0) + weight);
}

export class Space {
  private readonly rarity: Bag;
  private readonly nowhere: number;
  private readonly count: number;
  private readonly found = new Map<string, { place: number; weight: number }[]>();

  /** The first texts stand for all others when it comes to what is rare. */
  constructor(texts: readonly Bag[], first: number) {
    this.rarity = rarity(texts.slice(0, first));
    this.nowhere = Math.log(1 + first);
    this.count = texts.length;
    const weighed = texts.map((text) => this.weighed(text));
    const sizes = weighed.map(size);
    const mean = sizes.slice(0, first).reduce((sum, each) => sum + each, 0) / Math.max(1, first);
    for (const [place, text] of weighed.entries()) {
      const own = sizes[place] ?? 0;
      const held = place >= first ? own : own ** LENGTH * mean ** (1 - LENGTH);
      for (const [feature, weight] of text) {
        const others = this.found.get(feature);
        const here = { place, weight: weight / held };
        if (others) others.push(here);
        else this.found.set(feature, [here]);
      }
    }
  }

  /** Says of each text how much it has in common with this one, about 0 to 1. */
  match(text: Bag): number[] {
    const alike = new Array<number>(this.count).fill(0);
    const weighed = this.weighed(text);
    const own = size(weighed) || 1;
    for (const [feature, weight] of weighed) {
      for (const other of this.found.get(feature) ?? []) alike[other.place] = (alike[other.place] ?? 0) + (weight * other.weight) / own;
    }
    return alike;
  }

  private weighed(text: Bag): Bag {
    const bag: Bag = new Map();
    for (const [feature, weight] of text) bag.set(feature, (weight > 1 ? Math.sqrt(weight) : weight) * (this.rarity.get(feature) ?? this.nowhere));
    return bag;
  }
}

/** Weighs features by how few texts have them. */
function rarity(texts: readonly Bag[]): Bag {
  const counted: Bag = new Map();
  for (const text of texts) for (const feature of text.keys()) add(counted, feature, 1);
  for (const [feature, count] of counted) counted.set(feature, Math.log(1 + texts.length / count));
  return counted;
}

function size(weighed: Bag): number {
  let sum = 0;
  for (const weight of weighed.values()) sum += weight * weight;
  return Math.sqrt(sum);
}
