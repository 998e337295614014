import { expect, test } from "vitest";
import type { Happened } from "$lib/wire/types";
import { Story } from "./story.svelte";

const LIMIT = 100;
const entry = (n: number): Happened =>
  ({ n, at: n, entry: n % 3 === 0 ? { kind: "said", player: "p", name: "Mira", text: `line ${n}` } : { kind: "played", seat: "A" }, events: n % 3 === 0 ? [] : [{ event: "moved", number: n }] }) as unknown as Happened;
const log = Array.from({ length: 350 }, (_, place) => entry(place + 1));

/** A server that has this many entries; it counts the requests. */
function serving(length = log.length) {
  const asked: number[] = [];
  const pages = (before: number) => {
    asked.push(before);
    return Promise.resolve({ news: log.slice(0, length).filter(({ n }) => n < before && n >= before - LIMIT) });
  };
  return { asked, story: new Story(pages, () => null) };
}
const numbers = (story: Story) => story.log.map(({ n }) => n);

test("the end is there at once, earlier pages when they are wanted, without gap or duplicate", async () => {
  const { asked, story } = serving();
  await story.reach(350);
  expect(story.log[0]?.n).toBe(251);
  expect(story.log.at(-1)?.n).toBe(350);
  expect(story.whole).toBe(false);
  while (!story.whole) await story.earlierLines();
  expect(asked).toEqual([351, 251, 151, 51]);
  expect(story.chat.map(({ n }) => n)).toEqual(log.filter(({ n }) => n % 3 === 0).map(({ n }) => n));
  expect(numbers(story)).toEqual(log.filter(({ n }) => n % 3 !== 0).map(({ n }) => n));
  await story.earlierLines();
  expect(asked).toHaveLength(4);
});

test("news that come while a page is on its way fall into their place", async () => {
  const { story } = serving(200);
  const reaching = story.reach(200);
  story.add(entry(202));
  story.add(entry(201));
  await reaching;
  expect(numbers(story).slice(-3)).toEqual([199, 200, 202]);
  story.add(entry(202));
  expect(new Set(numbers(story)).size).toBe(numbers(story).length);
});

test("after a break the gap is filled, or what lies before it is fetched anew", async () => {
  const { asked, story } = serving();
  for (const n of [1, 2, 3]) story.add(entry(n));
  await story.reach(80);
  expect(numbers(story)).toEqual(log.filter(({ n }) => n <= 80 && n % 3 !== 0).map(({ n }) => n));
  await story.reach(350);
  expect(story.whole).toBe(false);
  while (!story.whole) await story.earlierLines();
  expect(numbers(story)).toHaveLength(log.filter(({ n }) => n % 3 !== 0).length);
  expect(asked.length).toBeLessThan(8);
});

test("what was asked for another viewer is not shown to the next", async () => {
  const { story } = serving();
  const first = story.reach(350);
  story.forget();
  await first;
  expect(story.log).toEqual([]);
  await story.reach(30);
  expect(story.whole).toBe(true);
});

test("a line that breaks leaves nothing half done", async () => {
  let broken = true;
  const story = new Story((before) => (broken ? Promise.reject(new Error("gone")) : Promise.resolve({ news: log.filter(({ n }) => n < before && n <= 50) })), () => null);
  await story.reach(50);
  expect(story.log).toEqual([]);
  broken = false;
  await story.mend();
  expect(story.whole).toBe(true);
  expect(story.loading).toBe(false);
});

test("whoever looks for talk is given as many pages as it takes", async () => {
  const quiet = log.map((one) => (one.n > 10 ? { ...one, entry: { kind: "played", seat: "A" } } : one)) as Happened[];
  const story = new Story((before) => Promise.resolve({ news: quiet.filter(({ n }) => n < before && n >= before - LIMIT) }), () => null);
  await story.reach(350);
  await story.earlierTalk();
  expect(story.chat.map(({ n }) => n)).toEqual([3, 6, 9]);
});

test("whoever looks for moves is not stopped by pages of talk", async () => {
  const lively = log.map((one) => (one.n > 10 ? { ...one, entry: { kind: "said", player: "p", name: "Mira", text: "hi" }, events: [] } : one)) as Happened[];
  const story = new Story((before) => Promise.resolve({ news: lively.filter(({ n }) => n < before && n >= before - LIMIT) }), () => null);
  await story.reach(350);
  await story.earlierLines();
  expect(numbers(story)).toEqual([1, 2, 4, 5, 7, 8, 10]);
});

test("where the first page did not come it is asked for by whoever wants to read", async () => {
  let answers = false;
  const story = new Story((before) => (answers ? Promise.resolve({ news: log.filter(({ n }) => n < before && n >= before - LIMIT) }) : Promise.reject(new Error("too many"))), () => null);
  await story.reach(350);
  expect(story.log).toEqual([]);
  answers = true;
  await story.earlierLines();
  expect(story.log.at(-1)?.n).toBe(350);
});
