import { describe, expect, it } from "vitest";
import type { ReplayPage } from "$lib/wire/types";
import { History } from "./history";
import { lastTurn, Lookback } from "./lookback.svelte";

const movers = (text: string) => ({ steps: [...text].map((seat) => ({ seat, move: "", events: [] })) });

describe("the last turn of a seat", () => {
  it("ends before what others did", () => expect(lastTurn(movers("ABCABC"), "A")).toBe(4));
  it("is the one before, while the seat is in the middle of another", () => expect(lastTurn(movers("AABBAA"), "A")).toBe(2));
  it("is not ended by nature", () => expect(lastTurn(movers("*AB*A*"), "A")).toBe(2));
  it("is the start of the game for who has not moved yet", () => expect(lastTurn(movers("*BC"), "A")).toBe(0));
});

describe("looking back", () => {
  const step = (seat: string, points: number, ...events: string[]) => ({ seat, events: events.map((event) => ({ event })), changes: [["views", 0, "points", points]] });
  const page = { game: "wizard", names: ["Mira", "Toma"], viewers: ["A"], views: [{ points: 0, acting: ["A"] }], steps: [step("A", 1, "mine"), step("B", 2), step("B", 3, "one", "two"), step("B", 4, "three")] };

  it("shows the table as it was left, then every step that brought news", () => {
    const back = new Lookback(new History(page as unknown as ReplayPage), "A", (events) => events.map(({ event }) => event).join(" "));
    const seen = [0, 1, 2].map((number) => {
      back.go(number);
      return [back.sentence, back.events.length];
    });
    expect(back.steps).toBe(2);
    expect(seen).toEqual([["", 0], ["one two", 2], ["three", 1]]);
    back.go(1);
    expect([back.step, back.sentence, back.events.length]).toEqual([1, "one two", 0]);
  });
});
