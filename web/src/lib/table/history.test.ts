import { expect, test } from "vitest";
import type { BoardModule } from "$lib/boards/board";
import type { ReplayPage } from "$lib/wire/types";
import { History, scoreLines } from "./history";

const page: ReplayPage = {
  game: "wizard", names: ["Mira", "Toma"], viewers: [null], views: [{ round: 1, totals: [0, 0] }],
  steps: [
    { seat: "A", changes: [] },
    { seat: "B", changes: [["views", 0, "totals", 0, 20], ["views", 0, "round", 2]] },
    { seat: "A", changes: [["views", 0, "totals", 1, 30]] },
  ],
};
interface V { round: number; totals: number[] }
const board = { scores: (view: V) => view.totals, stretch: (view: V) => String(view.round) } as unknown as BoardModule;

test("views are folded from changes and earlier ones stay", () => {
  const history = new History(page);
  expect([0, 1, 2, 3].map((ply) => (history.view(ply) as V).totals)).toEqual([[0, 0], [0, 0], [20, 0], [20, 30]]);
});

test("the final scoring is a leg of its own", () => {
  const ending: ReplayPage = { ...page, steps: [...page.steps, { seat: "B", changes: [["views", 0, "totals", 0, 90], ["views", 0, "round", "end"]] }] };
  expect(scoreLines(new History(ending), board)).toEqual({ labels: ["0", "1", "2", "end"], values: [[0, 20, 20, 90], [0, 0, 30, 30]] });
});

test("the chart has a point at the end of each stretch", () => {
  expect(scoreLines(new History(page), board)).toEqual({ labels: ["0", "1", "2"], values: [[0, 20, 20], [0, 0, 30]] });
});
