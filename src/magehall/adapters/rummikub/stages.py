"""A turn being composed: which tiles may join those put aside, judged by the solver."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.seat import Seat
from magehall.games.rummikub.joker import places
from magehall.games.rummikub.moves import Table
from magehall.games.rummikub.proposals import opened
from magehall.games.rummikub.referee import judge, laid_from_rack
from magehall.games.rummikub.rules import OPENING
from magehall.games.rummikub.sets import TileSet, tally
from magehall.games.rummikub.solver.answer import best_play, is_strict
from magehall.games.rummikub.solver.arrange import arranged
from magehall.games.rummikub.solver.opening import best_opening
from magehall.games.rummikub.solver.search import Search
from magehall.games.rummikub.solver.task import TILES_FIRST, Task
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import JOKER, KINDS, counted, total


@final
class Stages:
    """Some tiles of a rack put aside, and what the solver says to more of them."""

    def __init__(self, state: RummikubState, seat: Seat, staged: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.rules = state.rules
        self.rack: vec[i64] = state.rack(seat)
        self.staged: vec[i64] = counted(staged)
        self.is_open = state.has_opened(seat)
        self.known: list[vec[i64]] = self._proposed() if self.is_plain() else []

    def is_plain(self) -> bool:
        """Tell whether only the game's own proposals count: with rules the search does not know."""
        rules = self.rules
        strict = is_strict(rules) or rules.joker_from_rack or rules.one_opening_set
        return strict or rules.wrap or rules.opening_table_free

    def _proposed(self) -> list[vec[i64]]:
        """Return the tiles that each proposal of the game lays."""
        moves = self.state.moves(self.seat)
        return [laid_from_rack(self.state.table, move.sets) for move in moves if isinstance(move, Table)]

    def open_kinds(self) -> list[int]:
        """List the kinds of which one more may be put aside."""
        found: list[int] = []
        for kind in range(KINDS):
            if self.staged[kind] < self.rack[kind] and self._may_add(kind):
                found.append(kind)
        return found

    def _may_add(self, kind: i64) -> bool:
        wanted = self.staged[:]
        wanted[kind] += 1
        if any(holds(laid, wanted) for laid in self.known):
            return True
        if self.is_plain():
            return False
        laid = self._completed(wanted)
        if laid is None:
            return False
        self.known.append(laid)
        return True

    def _completed(self, wanted: vec[i64]) -> vec[i64] | None:
        """Let the solver lay some tiles with as many more as it can; return everything it lays, or None."""
        table = self.state.table if self.is_open else []
        usable = self.rack[:]
        if not self.is_open and self.rules.opening_joker_forbidden:
            usable[JOKER] = 0
        search = Search(self._task(table, wanted, usable))
        if not holds(usable, wanted) or search.run(-1) < 0:
            return None
        after = arranged(search.steps)
        if not self.is_open:
            after = self.state.table + after
        fits = judge(self.state.table, self.rack, after, self.is_open, self.rules) is None
        return laid_from_rack(self.state.table, after) if fits else None

    def _task(self, table: list[TileSet], wanted: vec[i64], usable: vec[i64]) -> Task:
        """Ask for a table that holds its old tiles and those wanted; the rest of the rack may join."""
        must, left = tally(table), usable[:]
        kind: i64 = 0
        while kind < KINDS:
            must[kind] += wanted[kind]
            left[kind] -= min(wanted[kind], left[kind])
            kind += 1
        task = Task(must, left, self.rules, TILES_FIRST)
        if not self.is_open:
            task.ask_opening(OPENING, 0 if self.rules.opening_joker_zero else 1)
        elif not self.rules.joker_free:
            for place in places(table, self.rules):
                task.add_role(place)
        return task

    def laid(self) -> Table | None:
        """Return the move that lays exactly what was put aside, or None if that is not a legal turn."""
        table, rules = self.state.table, self.rules
        if self.is_open:
            play = best_play(table, self.staged, rules)
        else:
            alone = best_opening(self.staged, rules)
            play = None if alone is None else opened(table, alone)
        if play is None or total(play.laid) != total(self.staged):
            return None
        return Table(play.table) if judge(table, self.rack, play.table, self.is_open, rules) is None else None


def holds(laid: vec[i64], wanted: vec[i64]) -> bool:
    """Tell whether the wanted tiles are among others."""
    kind: i64 = 0
    while kind < KINDS:
        if wanted[kind] > laid[kind]:
            return False
        kind += 1
    return True
