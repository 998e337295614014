import { expect, test } from "vitest";
import { knots, mark, pieces, plain } from "./marks";
import { Words } from "./words";

test("a mark is a picture for those who see and a word for those who listen", () => {
  const sentence = `You lay ${mark("tile energy/wand", "energy/wand")}.`;
  expect(pieces(sentence).map(({ text, picture }) => picture ?? text)).toEqual(["You lay ", "tile energy/wand", "."]);
  expect(plain(sentence)).toBe("You lay energy/wand.");
});

test("what touches a picture stays on its line with it", () => {
  const groups = knots(pieces(`You lay (${mark("a", "A")}), 4\u00a0×\u00a0${mark("b", "B")}.`)).map((group) => group.map(({ text }) => text).join(""));
  expect(groups).toEqual(["You", " ", "lay", " ", "(A),", " ", "4\u00a0×\u00a0B."]);
});

test("words with pictures mark what the messages say, wherever it is said", () => {
  const words = new Words("en", ["chip = { $chip ->\n    [vp3] 3 points\n   *[other] { $chip }\n}\ntaken = You take { chip }."]);
  const said = ["taken", { chip: "vp3" }] as const;
  expect(words.withPictures({ chip: "chip { $chip }" }).say(...said)).toBe("You take ⟦chip vp3|3 points⟧.");
  expect(words.say(...said)).toBe("You take 3 points.");
});
