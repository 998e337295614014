import { expect, test, vi } from "vitest";
import { address } from "./hall";

test("the socket's address names the table, for a proxy that leads all of one table to one node", () => {
  vi.stubGlobal("location", new URL("https://games.example/t/K7QXM2"));
  const url = new URL(address("K7QXM2"));
  expect(url.protocol).toBe("wss:");
  expect(url.pathname).toBe("/api/v1/socket");
  expect(url.searchParams.get("table")).toBe("K7QXM2");
  expect(url.searchParams.has("lang")).toBe(true);
});
