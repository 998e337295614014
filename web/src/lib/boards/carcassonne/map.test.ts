// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Camera } from "./camera.svelte";
import LandMap from "./Map.svelte";

const camera = { width: 400, height: 300, k: 1, pose: { x: 0, y: 0 }, glides: false, pan: vi.fn(), zoom: vi.fn(), world: (x: number, y: number) => ({ x, y }) };
const [onhover, ontap] = [vi.fn(), vi.fn()];
let leave = () => undefined as unknown;

beforeEach(() => {
  const children = createRawSnippet(() => ({ render: () => "<button>a place</button>" }));
  const props = { camera: camera as unknown as Camera, label: "The map", motion: false, ontap, onhover, onleave: vi.fn(), onspin: () => false, children };
  const page = mount(LandMap, { target: document.body, props });
  leave = () => unmount(page);
  flushSync();
  surface().setPointerCapture = vi.fn();
});
afterEach(() => {
  leave();
  vi.clearAllMocks();
});

const surface = () => document.querySelector<HTMLElement>(".surface") as HTMLElement;
function point(kind: string, at: number, init: PointerEventInit = {}, target: Element = surface()) {
  target.dispatchEvent(new PointerEvent(`pointer${kind}`, { pointerId: 1, pointerType: "mouse", buttons: 1, clientX: at, clientY: at, bubbles: true, ...init }));
}
const lose = (target: Element, init: PointerEventInit) => target.dispatchEvent(new PointerEvent("lostpointercapture", { bubbles: true, ...init }));

test("a mouse that comes back without its button moves no map, and a key on a place works", () => {
  point("down", 10);
  point("move", 30);
  expect(camera.pan).toHaveBeenCalledTimes(1);
  point("move", 90, { buttons: 0 });
  point("move", 150, { buttons: 0 });
  expect(camera.pan).toHaveBeenCalledTimes(1);
  expect(onhover.mock.calls).toEqual([[90, 90], [150, 150]]);
  const pressed = vi.fn();
  document.querySelector("button")?.addEventListener("click", pressed);
  document.querySelector("button")?.click();
  expect(pressed).toHaveBeenCalled();
});

test.each(["cancelled", "lost"])("a pointer that is %s is forgotten", (how) => {
  const finger = { pointerType: "touch", pointerId: 7 };
  point("down", 10, finger);
  point("move", 30, finger);
  if (how === "lost") lose(surface(), finger);
  else point("cancel", 30, finger);
  point("move", 90, finger);
  expect(camera.pan).toHaveBeenCalledTimes(1);
  point("down", 10, { ...finger, pointerId: 8 });
  point("move", 40, { ...finger, pointerId: 8 });
  expect(camera.zoom, "with one finger").not.toHaveBeenCalled();
});

test("a finger that drags from a place on goes on dragging when the map takes it over", () => {
  const finger = { pointerType: "touch", pointerId: 7 };
  const place = document.querySelector("button") as Element;
  point("down", 10, finger, place);
  point("move", 30, finger, place);
  lose(place, finger);
  point("move", 60, finger);
  expect(camera.pan.mock.calls).toEqual([[20, 20], [30, 30]]);
});
