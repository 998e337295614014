"""A turn being tried out: the table as the player would leave it, with every step that led there."""

from __future__ import annotations

from magehall.cli.screens.rummikub.bench import Bench
from magehall.cli.screens.rummikub.order import in_places, tidy
from magehall.cli.screens.rummikub.typed import Step
from magehall.core import Refusal
from magehall.games.rummikub import referee
from magehall.games.rummikub.difference import Difference
from magehall.games.rummikub.moves import Table
from magehall.games.rummikub.sets import TileSet, fault
from magehall.games.rummikub.tiles import KINDS, listed
from magehall.games.rummikub.view import RummikubView
from magehall.games.rummikub.worlds import rack_of, rules_of, table_of


class Draft:
    """The tables of one turn, from the one it began with to the one that lies there now."""

    def __init__(self, view: RummikubView) -> None:
        self.view = view
        self.rules = rules_of(view)
        self.tables = [tidy(table_of(view), self.rules)]
        self.hint: list[TileSet] | None = None

    def is_of(self, view: RummikubView) -> bool:
        """Tell whether a view shows the turn that is tried out here."""
        return view == self.view

    @property
    def before(self) -> list[TileSet]:
        """Return the table at the beginning of the turn."""
        return self.tables[0]

    @property
    def sets(self) -> list[TileSet]:
        """Return the table as it lies now."""
        return self.tables[-1]

    def is_begun(self) -> bool:
        """Tell whether there is a step to take back."""
        return len(self.tables) > 1

    def is_changed(self) -> bool:
        """Tell whether the table is not as it was."""
        return self.sets != self.before

    def rack(self) -> list[int]:
        """List the tiles that are still on the rack."""
        left, laid = rack_of(self.view), referee.laid_from_rack(self.before, self.sets)
        for kind in range(KINDS):
            left[kind] -= laid[kind]
        return listed(left)

    def laid(self) -> list[int]:
        """List the tiles that were laid from the rack."""
        return listed(referee.laid_from_rack(self.before, self.sets))

    def after(self, steps: list[Step], lenient: bool = False) -> list[TileSet]:
        """Return the table after some steps, or raise a Snag; if lenient, tiles may come from nowhere."""
        bench = Bench(self.before, self.sets, self.rack(), self.rules, lenient)
        for step in steps:
            bench.carry_out(step)
        return bench.sets()

    def go_on(self, sets: list[TileSet]) -> None:
        """Lay the table like this."""
        self.tables.append(sets)

    def keep_hint(self, sets: list[TileSet]) -> None:
        """Keep a proposed table at hand, its sets where they lay before."""
        self.hint = in_places(self.before, sets, self.rules)

    def step_back(self) -> None:
        """Lay the table as before the last step."""
        self.tables.pop()

    def signs(self, marks: list[list[str]], laid: str) -> list[list[str]]:
        """Return each tile's sign: the one it had at the beginning, or that of tiles laid now."""
        fresh = [laid] * len(self.laid())
        return Difference(self.before, self.sets, self.rules).follow(marks, fresh)

    def faults(self) -> list[Refusal | None]:
        """Say of each set what is wrong with it."""
        return [fault(one, number, self.rules) for number, one in enumerate(self.sets, 1)]

    def refusal(self) -> Refusal | None:
        """Ask the referee about the table as it lies."""
        opened = self.view.opened[self.view.me]
        return referee.judge(self.before, rack_of(self.view), self.sets, opened, self.rules)

    def text(self) -> str:
        """Write the table as the move that leaves it."""
        return str(Table(self.sets))
