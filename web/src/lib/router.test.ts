import { expect, test } from "vitest";
import { match, pathOf, placeOf } from "./router";

test("a pattern gives its parts", () => {
  expect(match("rules/:game", "rules/wizard")).toEqual({ game: "wizard" });
  expect(match("rules/:game", "rules")).toBeNull();
  expect(match("", "")).toEqual({});
  expect(match("table/:id", "table/a%20b")).toEqual({ id: "a b" });
  expect(match("table/:id", "table/%zz")).toBeNull();
});

const path = (address: string, base: string, hashed = false) => pathOf(placeOf(address, { base, hashed }));

test("the path is what follows the base", () => {
  expect(path("https://hall.example/", "/")).toBe("");
  expect(path("https://hall.example/rules/wizard/", "/")).toBe("rules/wizard");
  expect(path("https://hall.example/games/hall/rules?x#y", "/games/hall/")).toBe("rules");
});

test("on a static site page, query and place stand behind the hash", () => {
  const found = placeOf("https://friends.example/games/#/rules/wizard?lang=bg#wizard-40", { hashed: true });
  expect([pathOf(found), found.searchParams.get("lang"), found.hash]).toEqual(["rules/wizard", "bg", "#wizard-40"]);
  expect(path("https://friends.example/games/", "/games/", true)).toBe("");
  expect(path("https://friends.example/games/index.html", "/games/", true)).toBe("");
  expect(path("https://friends.example/games/#main", "/games/", true)).toBe("");
});
