"""Peers of the Rummikub solver: two integer-programming solvers on one model, and a package from PyPI.

The model is that of Den Hertog and Hulshof (2006): a variable for every set of three to five tiles. Only
the solver call is timed, not the building of the model. All play jokers by the rule `free`, the only one the
peers know.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

from tests.games.rummikub.oracle import JOKER, Programme, templates

TILE, POINT = 1000, 1


class Position(NamedTuple):
    """A table and a rack as names."""

    table: list[list[str]]
    rack: list[str]


class Answer(NamedTuple):
    """What a peer found and the CPU seconds it took, including its child processes."""

    tiles: int
    points: int | None
    seconds: float


def cpu() -> float:
    """Return the CPU seconds of this process and its children so far."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def timed(run: Callable[[], Any]) -> tuple[Any, float]:
    """Run something and give its result with the CPU seconds it took."""
    began, children = time.process_time(), cpu()
    own_before = sum(os.times()[:2])
    result = run()
    own, every = sum(os.times()[:2]) - own_before, cpu() - children
    return result, time.process_time() - began + max(0.0, every - own)


def weight(name: str) -> int:
    """Weigh a tile: most tiles, then most points."""
    return TILE + POINT * (30 if name == JOKER else int(name[1:]))


def model(position: Position) -> tuple[Programme, dict[str, tuple[dict[int, int], int, int]]]:
    """Build the integer programme of a position, and its rows by tile."""
    laid = [name for tiles in position.table for name in tiles]
    programme = Programme()
    uses: dict[str, dict[int, int]] = {}
    for one in templates(laid.count(JOKER) + position.rack.count(JOKER)):
        if all(name in laid or name in position.rack for name in one.tiles):
            names = [*one.tiles, *[JOKER] * len(one.jokers)]
            column = programme.column(2, -sum(map(weight, names)))
            for name in names:
                uses.setdefault(name, {})[column] = uses.get(name, {}).get(column, 0) + 1
    rows = {
        name: (uses.get(name, {}), laid.count(name), laid.count(name) + position.rack.count(name))
        for name in sorted({*laid, *position.rack})
    }
    for entries, low, high in rows.values():
        programme.row(entries, low, high)
    return programme, rows


def told(position: Position, total: float, seconds: float) -> Answer:
    """Work out tiles and points from the total weight of a table."""
    gain = round(total) - sum(weight(name) for tiles in position.table for name in tiles)
    return Answer(gain // TILE, gain % TILE, seconds)


def scipy_highs(position: Position) -> Answer:
    """Solve by HiGHS as it comes with SciPy."""
    programme, _ = model(position)
    found, seconds = timed(programme.solve)
    return told(position, -found, seconds)


def cbc(position: Position) -> Answer:
    """Solve by CBC, called through PuLP."""
    import pulp  # type: ignore[import-not-found]

    programme, rows = model(position)
    problem = pulp.LpProblem("rummikub", pulp.LpMaximize)
    columns = [pulp.LpVariable(f"x{number}", 0, 2, "Integer") for number in range(len(programme.cost))]
    problem += pulp.lpSum(-cost * column for cost, column in zip(programme.cost, columns, strict=True))
    for entries, low, high in rows.values():
        used = pulp.lpSum(times * columns[column] for column, times in entries.items())
        problem += used >= low
        problem += used <= high
    solver = pulp.PULP_CBC_CMD(msg=False, gapRel=0.0)
    _, seconds = timed(lambda: problem.solve(solver))
    return told(position, float(pulp.value(problem.objective)), seconds)


class Package:
    """The package `rummikub-solver`; it returns the most tiles, and says nothing about points."""

    def __init__(self) -> None:
        from rummikub_solver import RuleSet, SolverMode  # type: ignore[import-not-found]

        self.rules = RuleSet()
        self.mode = SolverMode.TILE_COUNT

    def tile(self, name: str) -> int:
        """Number a tile as the package does: colour by colour, the joker last."""
        return 53 if name == JOKER else "KBGR".index(name[0]) * 13 + int(name[1:])

    def __call__(self, position: Position) -> Answer:
        """Solve a position."""
        game = self.rules.new_game()
        game.initial = False
        game.add_table(*[self.tile(name) for tiles in position.table for name in tiles])
        game.add_rack(*[self.tile(name) for name in position.rack])
        found, seconds = timed(lambda: self.rules.solve(game, mode=self.mode))
        return Answer(0 if found is None else len(found.tiles), None, seconds)


def peers() -> dict[str, Callable[[Position], Answer]]:
    """Name the peers that are installed."""
    found: dict[str, Callable[[Position], Answer]] = {"HiGHS, scipy.optimize.milp": scipy_highs}
    if find_spec("pulp") is not None:
        found["CBC, through PuLP"] = cbc
    if find_spec("rummikub_solver") is not None:
        found["rummikub-solver from PyPI"] = Package()
    return found
