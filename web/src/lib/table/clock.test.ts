import { expect, test } from "vitest";
import { leftText } from "./clock";

const days = (count: number) => `${count} d`;

test("what is left on a clock", () => {
  expect(leftText(38_000, days)).toBe("0:38");
  expect(leftText(37_001, days)).toBe("0:38");
  expect(leftText(725_000, days)).toBe("12:05");
  expect(leftText(3_600_000, days)).toBe("1:00:00");
  expect(leftText(3 * 86_400_000, days)).toBe("3 d");
  expect(leftText(-5, days)).toBe("0:00");
});
