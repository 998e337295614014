import { expect, test, vi } from "vitest";
import { openSocket } from "./hall";

test("the socket's address names the table, for a proxy that leads all of one table to one node", () => {
  vi.stubGlobal("location", new URL("https://games.example/t/K7QXM2"));
  const made: string[] = [];
  vi.stubGlobal("WebSocket", function (url: URL) {
    made.push(url.href);
    return { close: () => undefined };
  });
  const socket = openSocket("K7QXM2");
  socket.connect();
  socket.close();
  vi.unstubAllGlobals();
  const url = new URL(made[0] ?? "");
  expect(url.protocol).toBe("wss:");
  expect(url.pathname).toBe("/api/v1/socket");
  expect(url.searchParams.get("table")).toBe("K7QXM2");
  expect(url.searchParams.has("lang")).toBe(true);
});
