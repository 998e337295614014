// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Held } from "./held.svelte";

describe("what is held", () => {
  it("belongs to the moment it was made for, and to no other", () => {
    let view = { ply: 1 };
    const held = new Held<string | null>(() => view, () => null);
    held.value = "place D 1,0 r0";
    expect(held.value).toBe("place D 1,0 r0");
    const before = view;
    view = { ply: 1 };
    expect(held.value).toBeNull();
    view = before;
    expect(held.value).toBe("place D 1,0 r0");
  });

  it("falls back on what is true now", () => {
    let best = 1;
    let view = {};
    const held = new Held(() => view, () => best);
    best = 2;
    expect(held.value).toBe(2);
    held.value = 3;
    expect(held.value).toBe(3);
    view = {};
    expect(held.value).toBe(2);
  });

  it("is chosen by an effect without making it wait for the next moment", () => {
    let view = $state.raw({});
    const held = new Held<string | null>(() => view, () => null);
    let runs = 0;
    const leave = $effect.root(() => {
      $effect(() => {
        runs++;
        held.value = "tile";
      });
    });
    flushSync();
    expect(held.value).toBe("tile");
    view = {};
    flushSync();
    expect([runs, held.value]).toEqual([1, null]);
    leave();
  });
});
