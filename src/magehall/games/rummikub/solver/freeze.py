"""Arrangements people can follow: old sets are left alone as long as the answer stays as good.

Those that a best answer leaves alone anyway are frozen first; then every other old set is tried, smallest
first.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, same, tally
from magehall.games.rummikub.solver.answer import Play, kept_sets, laid_tiles, task_for
from magehall.games.rummikub.solver.arrange import arranged
from magehall.games.rummikub.solver.search import Search


@final
class Freeze:
    """One question being answered with as few changes of the table as can be found."""

    def __init__(self, table: list[TileSet], rack: vec[i64], rules: Rules, objective: str) -> None:
        self.table = table
        self.rack: vec[i64] = rack
        self.rules = rules
        self.objective = objective
        self.frozen: list[int] = []
        self.best: i64 = 0
        self.rest: list[TileSet] = []

    def play(self) -> Play | None:
        """Find a best play, then freeze what can be frozen."""
        if not self._try([], 0):
            return None
        self.frozen = kept_sets(self.table, self.rest, self.rules)
        self.rest = others(self.rest, [self.table[place] for place in self.frozen], self.rules)
        order = [place for place in range(len(self.table)) if place not in self.frozen]
        for place in sorted(order, key=self._size):
            if place not in self.frozen and self._try([*self.frozen, place], self.best - 1):
                self.frozen.append(place)
        return self._told()

    def _size(self, place: int) -> int:
        return len(self.table[place].tiles)

    def _try(self, frozen: list[int], at_least: i64) -> bool:
        """Solve with some sets left alone; keep the arrangement if it gains more than this."""
        loose = [self.table[place] for place in range(len(self.table)) if place not in frozen]
        alone = [self.table[place] for place in frozen]
        search = Search(task_for(loose, alone, self.rack, self.rules, self.objective))
        gain = search.run(at_least)
        if gain <= at_least:
            return False
        self.best = gain
        self.rest = arranged(search.steps)
        return True

    def _told(self) -> Play:
        """Put the new table together: old sets stay in their places, new ones follow."""
        table = self.rest
        moved = [self.table[place] for place in range(len(self.table)) if place not in self.frozen]
        kept = kept_sets(moved, table, self.rules)
        whole = [self.table[place] for place in sorted(self.frozen)] + table
        return Play(laid_tiles(tally(self.table), whole), whole, len(self.frozen) + len(kept))


def others(sets: list[TileSet], without: list[TileSet], rules: Rules) -> list[TileSet]:
    """Return the sets that are not among those, each of which is taken away once."""
    left = list(sets)
    for old in without:
        for place in range(len(left)):
            if same(old, left[place], rules):
                del left[place]
                break
    return left
