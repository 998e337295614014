// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Letter } from "$lib/boards/board";
import type { Picture } from "$lib/wire/types";
import { hasOurShare, newPromise, promiseOf, shareFor, Shuffle } from "./shuffle";

beforeEach(() => localStorage.clear());

function picture(promises: (string | null)[], more: Partial<Picture> = {}): Picture {
  const seats = promises.map((promise) => ({ name: "Ann", promise }));
  return { terms: { game: "wizard", seats: seats.length }, host: "", status: "gathering", seats, acting: [], ...more } as unknown as Picture;
}

function followed() {
  const telling = { promise: vi.fn(() => Promise.resolve()), share: vi.fn(() => Promise.resolve()) };
  return { telling, shuffle: new Shuffle(telling) };
}

test("a promise is the SHA-256 of the share's digits, as the server reckons it", () => {
  expect(promiseOf("00".repeat(32))).toBe("60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55");
});

test("a share is known by its promise and by nothing else", () => {
  const promise = newPromise();
  expect(promiseOf(shareFor(promise) ?? "")).toBe(promise);
  expect(shareFor("0".repeat(64))).toBeNull();
  expect(shareFor(null)).toBeNull();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("each of our seats is promised for once, those of others never", async () => {
  const { telling, shuffle } = followed();
  const mine: Letter[] = ["A"];
  shuffle.follow(picture([null, null]), mine);
  shuffle.follow(picture([null, null]), mine); // somebody spoke meanwhile
  await settled();
  shuffle.follow(picture([(telling.promise.mock.lastCall as unknown as string[])[1] ?? null, null]), mine);
  expect(telling.promise).toHaveBeenCalledOnce();
  shuffle.follow(picture([null, null]), mine); // the game was called off
  expect(telling.promise).toHaveBeenCalledTimes(2);
});

test("a share that another browser keeps is replaced by ours, once", async () => {
  const { telling, shuffle } = followed();
  const theirs = promiseOf("11".repeat(32));
  shuffle.follow(picture([theirs]), ["A"]);
  await settled();
  shuffle.follow(picture([theirs]), ["A"]);
  expect(telling.promise).toHaveBeenCalledOnce();
});

test("shares are told when they are called for, and once for each call", () => {
  const { telling, shuffle } = followed();
  const promise = newPromise();
  const called = picture([promise, newPromise()], { called: 17 });
  shuffle.follow(called, ["A"]);
  shuffle.follow(called, ["A"]);
  expect(telling.share.mock.calls).toEqual([["A", shareFor(promise)]]);
});

test("our share is found in a verdict only as it was promised", () => {
  const promise = newPromise();
  const share = shareFor(promise) ?? "";
  const verdict = { verified: true, draws: 1, promises: { A: promise }, shares: { A: share } };
  expect(hasOurShare(verdict)).toBe(true);
  expect(hasOurShare({ ...verdict, promises: { A: promiseOf("22".repeat(32)) } })).toBe(false);
  expect(hasOurShare({ verified: true, draws: 1 })).toBe(false);
});
