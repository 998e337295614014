import { expect, test } from "vitest";
import { PICTURES } from "./pictures";
import { agreedOf, shapeOf } from "./sets";

const plain = agreedOf({});
const tiles = (sets: readonly string[]) => sets.flatMap((set) => set.split(" ")).sort();
const isSet = (text: string) => shapeOf(text.split(" "), false, plain) !== null;

test.each(Object.entries(PICTURES))("the pictures of %s are right", (_, examples) => {
  for (const { rack, table = [], after, good = [], bad = [] } of examples) {
    expect([...table, ...(after ?? []), ...good].filter((text) => !isSet(text))).toEqual([]);
    expect(bad.filter(isSet)).toEqual([]);
    if (after) expect(tiles(after)).toEqual(tiles([...table, ...(rack ? [rack] : [])]));
  }
});
