"""The order in which sets are shown: runs by colour, then groups by number, at the beginning of a turn."""

from __future__ import annotations

from magehall.games.rummikub.difference import NOWHERE, Difference
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import RUN, TileSet, first_natural, group_number, run_start, shape
from magehall.games.rummikub.tiles import colour_of


def tidy(table: list[TileSet], rules: Rules) -> list[TileSet]:
    """Sort the legal sets of a table, so that a player finds them; the rules require no order."""
    return sorted(table, key=lambda one: (*_place(one, rules), one.text))


def _place(one: TileSet, rules: Rules) -> tuple[int, int, int]:
    if shape(one, rules) != RUN:
        return 1, int(group_number(one)), 0
    return 0, int(colour_of(one.tiles[first_natural(one)])), int(run_start(one, rules))


def in_places(before: list[TileSet], after: list[TileSet], rules: Rules) -> list[TileSet]:
    """Order a new table so that what became of a set lies where the set lay; other sets come last."""
    heirs = [heir for heir in dict.fromkeys(Difference(before, after, rules).heirs) if heir != NOWHERE]
    return [after[number] for number in [*heirs, *(n for n in range(len(after)) if n not in heirs)]]
