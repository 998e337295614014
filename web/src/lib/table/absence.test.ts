import { expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import type { Chair, Picture, Terms } from "$lib/wire/types";
import { askedSeats, awaited, awayText, missingSeats, mustAskOthers, requestFor } from "./absence";
import { timeOf } from "./clock";

const ann: Chair = { name: "Ann", player: "a" };
const bob: Chair = { name: "Bob", player: "b" };
const cat: Chair = { name: "Cat", bot: "easy" };

function picture(seats: Chair[], more: Partial<Picture> = {}): Picture {
  return { terms: { game: "wizard", seats: 3 }, host: "a", status: "playing", acting: ["B"], seats, ...more };
}

test("the table waits for somebody who is gone or late, and is in turn", () => {
  const gone = picture([ann, { ...bob, gone: true }, cat]);
  expect(awaited(gone, "a")).toEqual({ letter: "B", name: "Bob", why: "gone" });
  expect(awaited({ ...gone, acting: ["A"] }, "a")).toBeNull();
  expect(missingSeats({ ...gone, acting: ["A"] }, "a")).toHaveLength(1);
  expect(awaited(gone, "b")).toBeNull();
  expect(awaited(picture([ann, { ...bob, late: true }, cat]), "a")?.why).toBe("late");
  expect(awaited(picture([ann, { ...bob, gone: true, deputy: "medium" }, cat]), "a")).toBeNull();
  const days = { game: "wizard", seats: 3, clock: { mode: "days", seconds: 86_400 } } as const;
  expect(awaited({ ...gone, terms: days }, "a")).toBeNull();
});

test("while a bot plays for us, and when the game is over, nothing is asked of us", () => {
  const asked = (seats: Chair[], more: Partial<Picture> = {}) => askedSeats(picture(seats, { acting: ["A", "B"], ...more }), ["A"]);
  expect(asked([ann, bob, cat])).toEqual(["A", "B"]);
  expect(asked([{ ...ann, deputy: "medium" }, bob, cat])).toEqual(["B"]);
  expect(asked([ann, { ...bob, deputy: "medium" }, cat])).toEqual(["A", "B"]);
  expect(asked([ann, bob, cat], { status: "finished" })).toEqual([]);
});

test.each([...LANGUAGES])("who waits is told what will happen, by what was agreed: %s", async (language) => {
  const words = await loadWords(language, []);
  const said = (terms: Partial<Terms>, why: "gone" | "late" = "gone") => awayText({ letter: "B", name: "Bob", why }, { game: "wizard", seats: 3, absence: 120, ...terms }, words);
  const ways = [said({}), said({ absence: 45 }), said({ clock: { expiry: "move" } }), said({ absence: 0 }), said({}, "late")];
  expect(new Set(ways).size).toBe(ways.length);
  for (const way of ways) expect(way).not.toMatch(/web-|[{}$]/);
  expect(said({})).toMatch(/Bob.*\D2\D/);
  expect(said({ absence: 45 })).toMatch(/\D45\D/);
  expect(said({ clock: { expiry: "rule" } })).toBe(said({ clock: { expiry: "move" } }));
  expect(said({ clock: { expiry: "wait" } })).toBe(said({ absence: 0 }));
});

test("who is alone with bots or with people who are gone asks nobody", () => {
  expect(mustAskOthers(picture([ann, bob, cat]), "a")).toBe(true);
  expect(mustAskOthers(picture([ann, { ...bob, gone: true }, cat]), "a")).toBe(false);
  expect(mustAskOthers(picture([ann, cat]), "a")).toBe(false);
  expect(mustAskOthers(picture([ann, { ...bob, gone: true }], { terms: { game: "wizard", seats: 3, rated: true } }), "a")).toBe(true);
});

test("a request is the asker's, mine to answer, or another's", () => {
  const asking = { what: "takeback", seat: "A", ply: 3, missing: ["b"], until: 9 } as const;
  const asked = picture([ann, bob, cat], { asking: { ...asking, missing: ["b"] } });
  const seen = (player: string | undefined) => {
    const found = requestFor(asked, player, async () => undefined);
    return found && [found.isMine, found.asksMe, found.missing];
  };
  expect(seen("a")).toEqual([true, false, ["Bob"]]);
  expect(seen("b")).toEqual([false, true, ["Bob"]]);
  expect(seen(undefined)).toEqual([false, false, ["Bob"]]);
  expect(requestFor(picture([ann, bob, cat]), "a", async () => undefined)).toBeNull();
});

test("all clocks are in sight; those of who is asked stand still", () => {
  const bank = { mode: "bank", seconds: 600 } as const;
  const seats = [{ ...ann, left: 90_000 }, { ...bob, left: 60_000, deadline: 100_000 }];
  const [first, second] = seats as [Chair, Chair];
  expect(timeOf(first, bank, null, seats)).toEqual({ deadline: null, left: 90_000 });
  expect(timeOf(second, bank, null, seats)).toEqual({ deadline: 100_000, left: null });
  const asking = { what: "takeback", seat: "A", ply: 3, missing: ["b"], until: 58_000 } as const;
  expect(timeOf(second, bank, { ...asking, missing: ["b"] }, seats)).toEqual({ deadline: null, left: 42_000 });
  expect(timeOf({ ...first, deadline: 70_000 }, bank, { ...asking, missing: ["b"] }, seats)?.deadline).toBe(70_000);
  expect(timeOf({ ...second, deputy: "medium", deputy_why: "clock" }, bank, null, seats)).toEqual({ deadline: null, left: 0 });
  expect(timeOf(first, { mode: "turn", seconds: 60 }, null, seats)).toEqual({ deadline: null, left: 60_000 });
  expect(timeOf(cat, bank, null, seats)).toBeNull();
  expect(timeOf(first, undefined, null, seats)).toBeNull();
});
