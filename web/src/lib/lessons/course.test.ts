import { expect, test } from "vitest";
import { around, selectorOf, sideFor } from "$lib/table/taught";
import type { LessonPage } from "$lib/wire/types";
import { Course } from "./course";

globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

const page: LessonPage = {
  game: "nim", name: "first", minutes: 1, seat: "A", names: ["Ann", "Bob"], facts: { b: "Bob" }, view: { left: 3 },
  steps: [{ say: "look", look: [], clause: "" }, { say: "take", look: [], clause: "nim-1", shown: "take 1", tries: { "take 3": "all" } }, { say: "end", look: [], clause: "" }],
  positions: [
    { step: 0, plies: [], onward: { "": 1 } },
    { step: 1, plies: [{ seat: "B", events: [], changes: [["views", 0, "left", 2]] }], moves: ["take 1", "take 2"], refused: { "take 3": { clause: "nim-1", sentence: "Too many." } }, onward: { "take 1": 2, "take 2": 3 } },
    { step: 2, plies: [{ seat: "A", changes: [["views", 0, "left", 1]] }], onward: {} },
    { step: 2, plies: [{ seat: "A", changes: [["views", 0, "left", 0]] }], onward: {} },
  ],
};
const left = (course: Course | null) => course?.frames.map(({ view }) => (view as { left: number }).left);

test("each choice leads to a table of its own, and one step back to where it was made", () => {
  const asked = new Course(page).after("");
  expect(left(asked)).toEqual([3, 2]);
  expect(asked?.reads).toBe(false);
  expect(left(asked?.after("take 1") ?? null)).toEqual([3, 2, 1]);
  expect(asked?.after("take 1")?.frames[1]).toBe(asked?.frames[1]); // what is shown stays as it lies
  const end = asked?.after("take 2");
  expect(left(end ?? null)).toEqual([3, 2, 0]);
  expect(end?.isLast).toBe(true);
  expect(end?.before().way).toEqual([""]);
});

test("a try that does not go on is answered by the judge and the lesson", () => {
  const asked = new Course(page, [""]);
  expect(asked.after("take 3")).toBeNull();
  expect(asked.answer("take 3")).toEqual({ sentence: "Too many.", clause: "nim-1", word: "all" });
  expect(asked.answer("fly")).toEqual({ sentence: "", clause: "", word: "" });
  expect(asked.isLegal("take 2")).toBe(true);
});

test("a way kept from another edition of the lesson is followed as far as it goes", () => {
  expect(new Course(page, ["", "take 9", ""]).way).toEqual([""]);
});

test("a speech lies where it hides least of what is looked at", () => {
  const top = [{ left: 0, top: 0, width: 50, height: 60 }];
  expect(sideFor(top, 600, 200)).toBe("below");
  expect(sideFor([{ left: 0, top: 450, width: 50, height: 100 }], 600, 200)).toBe("above");
  expect(sideFor([], 600, 200)).toBe("below");
  expect(around([...top, { left: 100, top: 10, width: 10, height: 10 }], 5)).toEqual({ left: -5, top: -5, width: 120, height: 70 });
  expect(selectorOf("hand")).toBe('[data-spot~="hand"]');
  expect(selectorOf("seat B")).toBe('[data-seat="B"]');
});
