// @vitest-environment happy-dom
/** No page shows a mark as it is written: it is drawn by `Told`, or put into plain words. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { BoardModule, Letter } from "$lib/boards/board";
import { GAMES, loadBoard, type GameKey } from "$lib/boards/registry";
import { makeSeats } from "$lib/boards/seats";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import { mark } from "$lib/i18n/marks";
import type { GameEvent, Words } from "$lib/i18n/words";
import Spoken from "$lib/spoken/Spoken.svelte";
import { Teller, type Happening } from "./log";
import Log from "./Log.svelte";
import Losing from "./Losing.svelte";
import Notice from "./Notice.svelte";

interface Fixture {
  game: GameKey;
  me: Letter | null;
  seats: { name: string; bot: string | null }[];
  moves: string[];
  log: GameEvent[];
  view: unknown;
}
const files = import.meta.glob<Fixture>(["../../../fixtures/*/*.json", "!../../../fixtures/{sentences,kept,known}/*"], { eager: true, import: "default" });
const RAW = /[⟦⟧]|\{\s?\$|undefined/;
vi.setConfig({ testTimeout: 120_000 });

/** Everything a component writes into the page, including attributes. */
function written<P extends Record<string, unknown>>(component: Component<P>, props: P): string {
  const target = document.createElement("div");
  const shown = mount(component, { target, props });
  flushSync();
  const found = target.innerHTML;
  void unmount(shown);
  return found;
}

function toldBy(board: BoardModule, { game, log, seats, me }: Fixture, words: Words) {
  const happenings = log.map((event, n): Happening => ({ n, part: 0, event, entry: null, mover: "" }));
  return new Teller(game, words, makeSeats(seats), me, board).lines(happenings);
}

describe.each([...GAMES])("%s", (game) => {
  const fixtures = Object.values(files).filter((fixture) => fixture.game === game);

  test.each([...LANGUAGES])("the log is drawn, with words for those who listen: %s", async (language) => {
    const [board, words] = await Promise.all([loadBoard(game), loadWords(language, [game])]);
    let drawn = 0;
    for (const fixture of fixtures.filter((_, place) => place % 5 === 0)) {
      const html = written(Log as unknown as Component<Record<string, unknown>>, { lines: toldBy(board, fixture, words), seats: makeSeats(fixture.seats), words, Told: board.Told });
      expect(html).not.toMatch(RAW);
      expect(html).not.toMatch(/aria-label=""/);
      drawn += html.split('role="img"').length - 1;
    }
    expect(drawn).toBeGreaterThan(10);
  });

  test("what is said in words alone has no mark: status, buttons, the table as text, what is typed", async () => {
    const [board, words] = await Promise.all([loadBoard(game), loadWords("en", [game])]);
    for (const fixture of fixtures) {
      const { view, moves, me } = fixture;
      const seats = makeSeats(fixture.seats);
      const { sentence, buttons } = board.status(view, moves, words, me, seats);
      const parts = board.spoken?.(view, words, me, seats) ?? [];
      const said = [sentence, board.progress(view, words), ...buttons.map(({ label }) => label), ...parts.flatMap(({ heading, lines }) => [heading, ...lines])];
      for (const text of [...said, ...(board.categories?.(view, words, null) ?? []).map(({ label }) => label)]) expect(text).not.toMatch(RAW);
    }
    const { view, moves, me, seats: named } = fixtures.find(({ moves: legal }) => legal.length > 3) ?? (fixtures[0] as Fixture);
    const seats = makeSeats(named);
    const label = (move: string) => board.moveName?.(move, words, view, true) ?? move;
    const spoken = { board, view, moves, me, seats, words, log: toldBy(board, fixtures[0] as Fixture, words), sentence: label(moves[0] ?? ""), progress: "", send: vi.fn(), why: async () => null, label };
    expect(written(Spoken as unknown as Component<Record<string, unknown>>, spoken)).not.toMatch(RAW);
  });

  test.each([true, false])("a move is named in hints and reviews without its signs: with pictures %s", async (pictured) => {
    const [board, words] = await Promise.all([loadBoard(game), loadWords("en", [game])]);
    const Told = pictured ? board.Told : undefined;
    for (const { view, moves } of fixtures.filter((_, place) => place % 3 === 0)) {
      const more = moves.slice(0, 30).flatMap((move) => [true, false].map((lit) => board.moveName?.(move, words, view, lit) ?? ""));
      const notice = { kind: "hint" as const, sentence: more[0] ?? "", more };
      expect(written(Notice as unknown as Component<Record<string, unknown>>, { notice, words, Told, onclause: vi.fn(), onclose: vi.fn() })).not.toMatch(RAW);
    }
  });
});

test("the question before something is lost has words on its button", async () => {
  const words = await loadWords("en");
  const losing = { move: "", label: mark("C 0", "the tile"), loses: mark("C 0", "the tile") };
  expect(written(Losing as unknown as Component<Record<string, unknown>>, { losing, words, onyes: vi.fn() })).not.toMatch(RAW);
});

test("a mark is seen", () => expect(mark("C 0", "the tile")).toMatch(RAW));
