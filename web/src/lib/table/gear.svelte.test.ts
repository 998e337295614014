// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Gear from "./Gear.svelte";
import type { Pace } from "./terms";

test("the pace one taps stays chosen while others move, and is the server's once it has answered", async () => {
  const answers: ((held: Pace | null) => void)[] = [];
  const set = () =>
    new Promise<void>((heard) => {
      answers.push((held) => {
        if (held) props.pace = { value: held, set };
        heard();
      });
    });
  const props: { open: boolean; pace: { value: Pace; set: typeof set } } = $state({ open: true, pace: { value: "normal", set } });
  const target = document.createElement("div");
  document.body.append(target);
  const shown = mount(Gear, { target, props });
  flushSync();
  const radios = [...target.querySelector("[role=radiogroup]")!.querySelectorAll("input")];
  const chosen = () => radios.flatMap((radio, place) => (radio.checked ? [["slow", "normal", "fast", "none"][place]] : []));
  const settle = async () => {
    await new Promise((done) => setTimeout(done));
    flushSync();
  };
  const tap = (place: number) => {
    radios[place]!.click();
    flushSync();
  };
  tap(2);
  props.pace = { value: "normal", set };
  flushSync();
  expect(chosen()).toEqual(["fast"]);
  answers.pop()!("fast");
  await settle();
  expect(chosen()).toEqual(["fast"]);
  tap(0);
  answers.pop()!(null);
  await settle();
  expect(chosen()).toEqual(["fast"]);
  void unmount(shown);
});
