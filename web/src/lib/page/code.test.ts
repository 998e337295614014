import { expect, test } from "vitest";
import { readCode } from "./code";

test("codes are read as people write them", () => {
  expect(readCode(" k7q xm2 ")).toBe("K7QXM2");
  expect(readCode("https://example.org/hall/table/K7QXM2?lang=bg")).toBe("K7QXM2");
  expect(readCode("http://192.168.1.7:8000/hand/K7QXM2")).toBe("K7QXM2");
  expect(readCode("K7QXM")).toBeNull();
  expect(readCode("K7QXM20")).toBeNull();
  expect(readCode("I0OOOO")).toBeNull();
});
