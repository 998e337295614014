import { expect, test } from "vitest";
import { makeSeats } from "$lib/boards/seats";
import { loadWords } from "$lib/i18n/catalogues";
import type { News } from "$lib/wire/types";
import { happeningsOf, Teller, withoutUndone } from "./log";

const news = (n: number, entry: object, events: object[] = []) => ({ type: "news", table: "K7QXM2", seat: "A", n, at: 0, entry, events }) as unknown as News;
const nobody = () => null;

test("events and what happens around them are told", async () => {
  const seats = makeSeats([{ name: "Mira", bot: null }, { name: "Toma", bot: "easy" }]);
  const teller = new Teller("wizard", await loadWords("en", ["wizard"]), seats, "A");
  const told = [
    ...happeningsOf(news(4, { kind: "played", seat: "B" }, [{ event: "bid-made", seat: "B", bid: 1 }]), nobody),
    ...happeningsOf(news(5, { kind: "said", player: "x", name: "Mira", text: "hi" }), nobody),
    ...happeningsOf(news(6, { kind: "resigned", seat: "A", bot: "medium" }), nobody),
  ];
  expect(teller.lines(told).map((line) => [line.text, line.seat, line.kind])).toEqual([
    ["Toma bids 1.", "B", "game"],
    ["Mira gives the game up; a bot plays on.", "A", "table"],
  ]);
});

test("an undone decision leaves the log with all that followed", () => {
  const log = [
    ...happeningsOf(news(3, { kind: "played", seat: "A" }, [{ event: "one" }]), nobody),
    ...happeningsOf(news(4, { kind: "played", seat: "B" }, [{ event: "two" }]), nobody),
    ...happeningsOf(news(5, { kind: "played", seat: "A" }, [{ event: "three" }]), nobody),
    ...happeningsOf(news(6, { kind: "played", seat: "B" }, [{ event: "four" }]), nobody),
  ];
  expect(withoutUndone(log, "A").map((happening) => happening.event?.event)).toEqual(["one", "two"]);
  expect(withoutUndone(log, "B").map((happening) => happening.event?.event)).toEqual(["one", "two", "three"]);
});
