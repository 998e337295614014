import { expect, test } from "vitest";
import { Kept } from "./kept.svelte";

test("what was chosen for one view is forgotten with the next, and comes back with the first", () => {
  const [one, other] = [{}, {}];
  let view = one;
  const kept = new Kept<string>(() => view, () => "nothing");
  expect(kept.now).toBe("nothing");
  kept.now = "tile";
  expect(kept.now).toBe("tile");
  view = other;
  expect(kept.now).toBe("nothing");
  view = one;
  expect(kept.now).toBe("tile");
});
