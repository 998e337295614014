"""The medium player: the best play that changes at most two sets of the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.rummikub.limited import LimitedBot
from magehall.bots.rummikub.sight import Sight
from magehall.games.rummikub.sets import TileSet, tally
from magehall.games.rummikub.solver.answer import Play, kept_sets, laid_tiles, task_for
from magehall.games.rummikub.solver.arrange import arranged
from magehall.games.rummikub.solver.search import Search
from magehall.games.rummikub.solver.task import TILES_FIRST

NO_BOUND: Final = 1_000_000


@final
class MediumBot(LimitedBot):
    """Looks at every two sets of the table, and leaves the others alone."""

    def __init__(self) -> None:
        super().__init__("nothing-with-two-sets")

    def see(self, sight: Sight) -> Play | None:
        """Find the best play with few sets changed."""
        return modest_play(sight)


def modest_play(sight: Sight) -> Play | None:
    """Find the best opening, or the best play that changes at most two sets."""
    if not sight.has_opened:
        return sight.opening(sight.rack)
    looking = Looking(sight)
    looking.look()
    return looking.found


@final
class Looking:
    """The search for the best play with few sets changed; if tied the first, with the fewest, stays."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.best: i64 = 0
        self.found: Play | None = None

    def look(self) -> None:
        """Try no set, each one, and each pair, until nothing more could be gained."""
        most = self._most()
        places = range(len(self.sight.table))
        self._try([])
        for one in places:
            if self.best < most:
                self._try([one])
        for one in places:
            for other in range(one):
                if self.best < most:
                    self._try([other, one])

    def _most(self) -> i64:
        """Bound the gain by what the whole table allows; not if runs wrap, which takes long."""
        sight = self.sight
        if sight.rules.wrap:
            return NO_BOUND
        return Search(task_for(sight.table, [], sight.rack, sight.rules, TILES_FIRST)).run(0)

    def _try(self, changing: list[int]) -> None:
        """Solve with these sets free to be rebuilt and the others left alone."""
        sight = self.sight
        loose = [sight.table[place] for place in changing]
        alone = [laid for place, laid in enumerate(sight.table) if place not in changing]
        search = Search(task_for(loose, alone, sight.rack, sight.rules, TILES_FIRST))
        gain = search.run(self.best)
        if gain > self.best:
            self._keep(alone + arranged(search.steps), gain)

    def _keep(self, table: list[TileSet], gain: i64) -> None:
        sight = self.sight
        laid = laid_tiles(tally(sight.table), table)
        play = Play(laid, table, len(kept_sets(sight.table, table, sight.rules)))
        if sight.is_legal(play):
            self.best = gain
            self.found = play
