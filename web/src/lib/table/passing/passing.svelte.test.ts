// @vitest-environment happy-dom
/** Whose eyes a device has that people pass round. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Letter } from "$lib/boards/board";
import { LINGER, Passing } from "./passing.svelte";

let leave = () => undefined as unknown;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** A table of A and B at one device; who looks from where is written down. */
function passed(isOpen: boolean, more: object = {}) {
  const looks: string[] = [];
  const table = $state({ seats: ["A", "B"] as Letter[], due: ["A"] as Letter[], me: null as Letter | null, view: {} as unknown, busy: false, ...more });
  const look = (seat: Letter | null, keeps: boolean) => {
    looks.push(`${seat ?? "nobody"}${keeps ? " keeps" : ""}`);
    table.me = seat;
  };
  let passing!: Passing;
  leave = $effect.root(() => {
    passing = new Passing(() => ({ seats: table.seats, due: table.due, me: table.me, view: table.view, busy: table.busy, isOpen: () => isOpen, look }));
  });
  flushSync();
  return { table, passing, looks };
}

function wait(milliseconds: number) {
  flushSync();
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test("it lies covered until somebody says that they have it, and again after their move", () => {
  const { table, passing, looks } = passed(false);
  expect([passing.covered, passing.next]).toEqual([true, "A"]);
  passing.take("A");
  expect([passing.covered, passing.holder]).toEqual([false, "A"]);
  table.due = ["B"];
  wait(LINGER - 1);
  expect(passing.covered, "what came of the move is still seen").toBe(false);
  wait(1);
  expect([passing.covered, passing.next, passing.mover]).toEqual([true, "B", "A"]);
  expect(looks).toEqual(["A", "nobody"]);
});

test("whose seat is looked from when the game begins is covered at once, and not even held", () => {
  const { passing, looks } = passed(false, { me: "A" });
  expect(passing.covered).toBe(true);
  expect(looks).toEqual(["nobody"]);
});

test("who is still to decide among several keeps it, then it goes to the next", () => {
  const { table, passing } = passed(false, { due: ["A", "B"] });
  passing.take("B");
  wait(LINGER);
  expect([passing.covered, passing.next]).toEqual([false, "B"]);
  table.due = ["A"];
  wait(LINGER);
  expect([passing.covered, passing.next]).toEqual([true, "A"]);
});

test("while others move it stays with who had it, and the end of a trick is seen first", () => {
  const { table, passing } = passed(false);
  passing.take("A");
  table.due = [];
  wait(10 * LINGER);
  expect(passing.holder).toBe("A");
  [table.due, table.busy] = [["B"], true];
  wait(10 * LINGER);
  expect(passing.covered).toBe(false);
  table.busy = false;
  wait(LINGER);
  expect(passing.covered).toBe(true);
});

test("it stays covered while the table is fetched anew, and when its holder gives up", () => {
  const { table, passing } = passed(false);
  table.view = null;
  flushSync();
  expect(passing.covered).toBe(true);
  passing.take("B");
  table.seats = ["A"];
  flushSync();
  expect([passing.covered, passing.next]).toEqual([true, "A"]);
});

test("where nothing is secret, nothing is covered: the table is shown to whoever comes next, without a gap", () => {
  const { table, passing, looks } = passed(true);
  wait(0);
  expect([passing.covered, looks]).toEqual([false, ["A keeps"]]);
  table.due = ["B"];
  wait(LINGER);
  expect([passing.covered, looks]).toEqual([false, ["A keeps", "B keeps"]]);
});
