import { expect, test } from "vitest";
import { match, pathOf } from "./router";

test("a pattern gives its parts", () => {
  expect(match("rules/:game", "rules/wizard")).toEqual({ game: "wizard" });
  expect(match("rules/:game", "rules")).toBeNull();
  expect(match("", "")).toEqual({});
  expect(match("table/:id", "table/a%20b")).toEqual({ id: "a b" });
});

test("the path is what follows the base", () => {
  expect(pathOf({ pathname: "/" })).toBe("");
  expect(pathOf({ pathname: "/rules/wizard/" })).toBe("rules/wizard");
});
