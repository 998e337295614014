import { expect, test } from "vitest";
import { once } from "./once";

test("a second tap does nothing while the first is under way; after it, also after a failure, it may be done again", async () => {
  let begun = 0;
  let end: (error?: Error) => void = () => undefined;
  const tap = once(() => {
    begun++;
    return new Promise((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
  });
  const [first, second] = [tap(), tap()];
  expect(begun).toBe(1);
  end();
  await Promise.all([first, second]);
  const third = tap();
  expect(begun).toBe(2);
  end(new Error("no line"));
  await expect(third).rejects.toThrow("no line");
  void tap();
  expect(begun).toBe(3);
});
