import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { qrOf } from "./qr";

/** Length of a text of `k`s that ends in Z and fills its code, version, and the first half of the hash of the code that segno makes of it (M, mask 0). */
const MADE: readonly (readonly [length: number, version: number, hash: string])[] = [
  [14, 1, "3bc55755db0e54e0"], [26, 2, "e9e1632fd2039521"], [42, 3, "2732ebb390abb43e"], [62, 4, "d8c487848511e2d6"],
  [84, 5, "ddf2720e868489a5"], [106, 6, "446663b5f541a4be"], [122, 7, "a5d490ad55912349"], [152, 8, "4c5f1f2e0ee954d3"], [180, 9, "1911e77a33b34d30"], [213, 10, "7db733559216b809"],
];

test.each(MADE)("a text of %i letters makes the same code of version %i as segno does", (length, version, hash) => {
  const grid = qrOf(`${"k".repeat(length - 1)}Z`) ?? [];
  expect(grid.length).toBe(17 + 4 * version);
  const bits = grid.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("\n");
  expect(bytesToHex(sha256(utf8ToBytes(bits))).slice(0, 16)).toBe(hash);
});

test("what is too long has no code", () => {
  expect(qrOf("k".repeat(213))).not.toBeNull();
  expect(qrOf("k".repeat(214))).toBeNull();
});
