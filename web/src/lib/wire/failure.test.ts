import { expect, test } from "vitest";
import { Words } from "$lib/i18n/words";
import { failureText } from "./failure";
import { Refused, Unreachable } from "./http";

const words = new Words("en", ["web-not-reached = Not reached."]);

test("a refusal is told in the server's words, anything else as a server that was not reached", () => {
  expect(failureText(new Refused({ code: "too-many", message: "Slower." }), words)).toBe("Slower.");
  for (const error of [new Unreachable(), new TypeError("nothing"), undefined]) expect(failureText(error, words)).toBe("Not reached.");
});
