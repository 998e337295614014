// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { others } from "$lib/wire/others.svelte";
import type { GameLine } from "$lib/wire/types";
import GameCover from "./GameCover.svelte";

vi.setConfig({ testTimeout: 60_000 });

let leave = () => undefined as unknown;
afterEach(() => {
  leave();
  others.lines = [];
});

function shown(game: string) {
  const cover = mount(GameCover, { target: document.body, props: { game } });
  leave = () => unmount(cover);
  flushSync();
}
const drawn = () => document.body.querySelector("svg")?.outerHTML ?? "";

test("a game that brings a cover is shown by it; where it cannot be read by the picture for any game", async () => {
  others.lines = [{ key: "nim", cover: true } as GameLine];
  shown("nim");
  const picture = document.body.querySelector("img");
  expect(picture?.getAttribute("src")).toBe("/api/v1/games/nim/cover.svg");
  expect(picture?.alt).toBe("");
  picture?.dispatchEvent(new Event("error"));
  flushSync();
  await vi.waitFor(() => expect(drawn()).toContain("<svg"));
  expect(document.body.querySelector("img")).toBeNull();
});

test("a game that brings none has the picture for any game, ours have their own", async () => {
  others.lines = [{ key: "nim", cover: false } as GameLine];
  shown("nim");
  await vi.waitFor(() => expect(drawn()).toContain("<svg"));
  const any = drawn();
  leave();
  shown("wizard");
  await vi.waitFor(() => expect(drawn()).toContain("<svg"));
  expect(drawn()).not.toBe(any);
});
