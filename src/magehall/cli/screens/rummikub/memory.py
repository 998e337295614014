"""What each player saw at the last look, to mark the tiles that are new since then."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.cli.screens.rummikub.pictures import FRESH, PLAIN
from magehall.games.rummikub.difference import Difference
from magehall.games.rummikub.referee import laid_from_rack
from magehall.games.rummikub.sets import TileSet
from magehall.games.rummikub.tiles import KINDS, listed, total
from magehall.games.rummikub.view import RummikubView
from magehall.games.rummikub.worlds import rack_of, rules_of, table_of

OLD: Final = 0
NEW: Final = 1


class Memory:
    """For each seat the view of this turn and the one before it."""

    def __init__(self) -> None:
        self.now: dict[str | None, RummikubView] = {}
        self.last: dict[str | None, RummikubView] = {}

    def look(self, view: RummikubView) -> None:
        """Remember a view as the newest of its seat."""
        if view.seat in self.now:
            self.last[view.seat] = self.now[view.seat]
        self.now[view.seat] = view

    def _before(self, view: RummikubView) -> RummikubView | None:
        """Return the last view, if this one can have come from it: the same round, no tile gone."""
        last = self.last.get(view.seat)
        if last is None or last.round != view.round:
            return None
        return None if min(_laid(last, view)) < 0 else last

    def marks(self, view: RummikubView, table: list[TileSet]) -> list[list[str]]:
        """Return a sign for each tile of the table, its sets in this order: new since last look, or not."""
        last = self._before(view)
        if last is None:
            return [[PLAIN] * len(one.tiles) for one in table]
        own = listed(_gone(last, view))
        count, before = int(total(_laid(last, view))), table_of(last)
        steps = Difference(before, table, rules_of(view))
        ages = steps.follow([[OLD] * len(one.tiles) for one in before], [NEW] * count)
        return [
            [_mark(age, int(kind), own) for age, kind in zip(row, one.tiles, strict=True)]
            for row, one in zip(ages, table, strict=True)
        ]

    def fresh_tiles(self, view: RummikubView) -> list[int]:
        """List the tiles on the player's rack that were not there at the last look."""
        last = self._before(view)
        return [] if last is None else listed(_gone(view, last))


def _mark(age: int, kind: int, own: list[int]) -> str:
    """Mark a new tile, unless it is one of the player's own."""
    if age == OLD:
        return PLAIN
    if kind in own:
        own.remove(kind)
        return PLAIN
    return FRESH


def _laid(last: RummikubView, view: RummikubView) -> vec[i64]:
    """Count the tiles laid on the table since the last look; negative if one is missing."""
    return laid_from_rack(table_of(last), table_of(view))


def _gone(one: RummikubView, other: RummikubView) -> vec[i64]:
    """Count the tiles of one view's rack that are not on the other's."""
    left, there = rack_of(one), rack_of(other)
    for kind in range(KINDS):
        left[kind] = max(0, left[kind] - there[kind])
    return left
