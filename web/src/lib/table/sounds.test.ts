// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reader } from "$lib/reader.svelte";
import { play, soundOf, type Sound } from "./sounds";

/** What was started, by pitch, or "noise". */
let started: (number | "noise")[] = [];
let contexts = 0;

class FakeAudio {
  currentTime = 0;
  sampleRate = 8000;
  state = "suspended";
  destination = {};
  constructor() {
    contexts++;
  }
  resume = vi.fn(async () => void (this.state = "running"));
  createGain = () => ({ gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: () => ({}) });
  createOscillator() {
    const tone = { type: "", frequency: { value: 0 }, connect: (to: { connect: () => object }) => to, start: () => started.push(tone.frequency.value), stop: vi.fn() };
    return tone;
  }
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => ({ buffer: null, connect: (to: object) => to, start: () => started.push("noise") });
  createBiquadFilter = () => ({ type: "", frequency: { value: 0 }, connect: (to: object) => to });
}

const touched = (hasBeenActive: boolean) => vi.stubGlobal("navigator", { ...navigator, userActivation: { hasBeenActive } });
const { settings } = reader;

beforeEach(() => {
  started = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => {
  reader.settings = settings;
  vi.unstubAllGlobals();
});

function heard(sound: Sound) {
  started = [];
  play(sound);
  return started.join();
}

test("nothing sounds before the first touch, and nothing is made that would stay mute", () => {
  touched(false);
  expect(heard("turn")).toBe("");
  expect(contexts).toBe(0);
  touched(true);
  expect(heard("turn")).not.toBe("");
  expect(contexts).toBe(1);
});

test("every sound is another, and none is heard where the volume is nothing", () => {
  touched(true);
  const sounds: Sound[] = ["card", "tile", "score", "turn", "refuse", "win", "end"];
  expect(new Set(sounds.map(heard)).size).toBe(sounds.length);
  expect(heard("card")).toBe("noise");
  reader.settings = { ...settings, volume: 0 };
  expect(sounds.map(heard).join("")).toBe("");
});

test("points are heard above pieces, and what has no sound is silent", () => {
  const wizard = { sounds: { "card-played": "card", "round-scored": "score" } } as const;
  expect(soundOf([{ event: "card-played" }, { event: "round-scored" }], wizard)).toBe("score");
  expect(soundOf([{ event: "bid-made" }, { event: "card-played" }], wizard)).toBe("card");
  expect(soundOf([{ event: "bid-made" }], wizard)).toBe(null);
  expect([soundOf([{ event: "moved" }], {}), soundOf([], {})]).toEqual(["tile", null]);
});
