import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("the types are those of the server's own description", () => {
  expect(() => execFileSync("node", ["scripts/wire-types.mjs", "--check"], { stdio: "pipe" })).not.toThrow();
}, 60_000);
