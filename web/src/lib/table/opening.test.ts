// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { GameLine } from "$lib/wire/types";
import { againstBots, fit, forOneDevice, forPeople, keepPlan, lastPlan, settled, usualPlan } from "./opening";

const wizard: GameLine = {
  key: "wizard", least: 3, most: 6, editions: [], variants: {}, bots: ["random", "easy", "medium"], helper: false, timeout: false,
  options: [{ name: "bids", values: ["open", "hidden"] }],
};

beforeEach(() => localStorage.clear());

test("the usual table: four at Wizard, bots of the middle level", () => {
  expect(usualPlan(wizard)).toEqual({ terms: { game: "wizard", seats: 4, options: {} }, sitters: ["me", "bot:medium", "bot:medium", "bot:medium"] });
});

test("the last choice is remembered, as far as it still exists", () => {
  keepPlan({ terms: { game: "wizard", seats: 3, options: { bids: "hidden", gone: "x" } }, sitters: ["me", "person", "bot:grandmaster"] });
  expect(lastPlan(wizard)).toEqual({ terms: { game: "wizard", seats: 3, options: { bids: "hidden" } }, sitters: ["me", "person", "bot:medium"] });
});

test("play now fills the seats of people with bots", () => {
  const plan = fit(wizard, { terms: { game: "wizard", seats: 9 }, sitters: ["me", "person", "bot:easy"] });
  expect(againstBots(wizard, plan).sitters).toEqual(["me", "bot:medium", "bot:easy", "bot:medium", "bot:medium", "bot:medium"]);
});

test("who invites gets seats for people, and those who go are seen to unless days are counted", () => {
  const plan = forPeople(usualPlan(wizard));
  expect(plan.sitters).toEqual(["me", "person", "person", "person"]);
  expect(settled(plan).absence).toBe(120);
  expect(settled({ ...plan, terms: { ...plan.terms, clock: { mode: "days", seconds: 86_400 } } }).absence).toBe(0);
  expect(settled(againstBots(wizard, plan)).absence).toBe(0);
});

test("who passes one device round gets a seat for each name of the last evening, and no clock", () => {
  const plan = { ...usualPlan(wizard), terms: { ...usualPlan(wizard).terms, clock: { mode: "turn", seconds: 60 } as const } };
  const found = forOneDevice(wizard, plan, ["Kalin", "Ada", "Ivo", "Rosa"]);
  expect(found.sitters).toEqual(["me", "here:Kalin", "here:Ada", "here:Ivo", "here:Rosa"]);
  expect([found.terms.seats, found.terms.clock]).toEqual([5, undefined]);
  expect(forOneDevice(wizard, plan, []).sitters).toEqual(["me", "here:", "here:"]);
});

test("bots that sat at one device stay where they were, and play on where people are asked for none", () => {
  const plan = fit(wizard, { terms: { game: "wizard", seats: 4 }, sitters: ["me", "here:Kalin", "bot:easy", "here:Ada"] });
  expect(forOneDevice(wizard, plan, ["Rosa"]).sitters).toEqual(["me", "here:Rosa", "bot:easy", "here:Ada"]);
  expect(againstBots(wizard, plan).sitters).toEqual(["me", "bot:medium", "bot:easy", "bot:medium"]);
  expect(settled(plan).absence).toBe(0);
});
