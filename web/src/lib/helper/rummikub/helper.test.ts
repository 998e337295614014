import { afterEach, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "$lib/wire/http";
import { added, after, asked, EMPTY, isReady, isWrong, leftOf, removed, withoutSet, type Position } from "./position";
import { solve } from "./solve";

const put = (goal: number | "rack", text: string, from: Position = EMPTY) => text.split(" ").reduce((position, kind) => added(position, goal, kind), from);

test("tiles are tapped in and come into order by themselves", () => {
  const position = put("rack", "R1 K9 K2", put(1, "G7 K7 R7", put(0, "B6 B4 B5")));
  expect(position.sets).toEqual([["B4", "B5", "B6"], ["K7", "R7", "G7"]]);
  expect(position.rack).toEqual(["K2", "K9", "R1"]);
  expect(isReady(position)).toBe(true);
  expect(asked(position)).toEqual({ table: ["B4 B5 B6", "K7 R7 G7"], rack: ["K2", "K9", "R1"], opening: false });
});

test("a box has two of each tile", () => {
  const position = put("rack", "K7 K7 K7");
  expect(position.rack).toEqual(["K7", "K7"]);
  expect(leftOf(position, "K7")).toBe(0);
  expect(leftOf(position, "J")).toBe(2);
});

test("what is no set yet cannot be asked about", () => {
  const position = put("rack", "K1", put(0, "B4 B5"));
  expect(isWrong(position.sets[0] ?? [])).toBe(true);
  expect(isReady(position)).toBe(false);
  expect(isReady(withoutSet(position, 0))).toBe(true);
  expect(removed(removed(position, 0, 0), 0, 0).sets).toEqual([]);
  expect(removed(position, "rack", 0).rack).toEqual([]);
});

test("after a play the table and the rack are as it left them", () => {
  const position = { ...put("rack", "B7 K1", put(0, "B4 B5 B6")), opening: true };
  const answer = { count: 1, points: 7, played: ["B7"], table: ["B4 B5 B6 B7"], kept: 0 };
  expect(after(position, answer)).toEqual({ sets: [["B4", "B5", "B6", "B7"]], rack: ["K1"], opening: false });
});

afterEach(() => vi.unstubAllGlobals());

test("the solver is asked through the server's door", async () => {
  const answer = { count: 1, points: 7, played: ["B7"], table: ["B4 B5 B6 B7"], kept: 0 };
  const fetch = vi.fn(async (_path: string, _request: RequestInit) => Response.json({ facts: answer }));
  vi.stubGlobal("fetch", fetch);
  expect(await solve({ table: ["B4 B5 B6"], rack: ["B7"], opening: false })).toEqual(answer);
  const [path, request] = fetch.mock.calls[0] ?? [];
  expect(path).toMatch(/api\/v1\/helpers\/rummikub$/);
  expect(JSON.parse(String(request?.body))).toEqual({ facts: { table: "B4 B5 B6", rack: "B7", opening: "off" } });
});

test("refusals come in words, silence is told apart", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: { code: "refused", message: "no" } }, { status: 409 }));
  await expect(solve({ table: [], rack: ["B7"], opening: false })).rejects.toBeInstanceOf(Refused);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  await expect(solve({ table: [], rack: ["B7"], opening: false })).rejects.toBeInstanceOf(Unreachable);
});
