import { expect, test } from "vitest";
import { buries, type Box } from "./spacing";

const PART = { left: 0, top: 0, right: 360, bottom: 350 };
const labels = (count: number): Box[] => Array.from({ length: count }, (_, place) => ({ x: (place * 53) % 360, y: (place * 29) % 350, width: 54, height: 27 }));

test("fifty labels bury the land of a phone, ten do not; those out of sight bury nothing", () => {
  expect(buries(labels(50), PART)).toBe(true);
  expect(buries(labels(10), PART)).toBe(false);
  expect(buries(labels(50).map((box) => ({ ...box, x: box.x + 400 })), PART)).toBe(false);
});
