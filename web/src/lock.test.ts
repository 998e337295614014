/** The lock must work everywhere: no registry host in it, and no platform binding left out. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf-8")) as { packages: Record<string, Entry> };

test("no entry names where it was fetched from", () => {
  expect(Object.entries(lock.packages).filter(([, entry]) => entry.resolved)).toEqual([]);
});

test("every optional dependency has an entry of its own", () => {
  const names = new Set(Object.keys(lock.packages).map((path) => path.split("node_modules/").at(-1)));
  const wanted = Object.values(lock.packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});
