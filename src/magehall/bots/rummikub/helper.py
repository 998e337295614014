"""The best play for a table and a rack, for people who play with the box."""

from __future__ import annotations

from collections.abc import Mapping

from magehall.core.errors import BadInput, BadOptions
from magehall.core.registry import game
from magehall.games.rummikub.proposals import opened
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, fault
from magehall.games.rummikub.solver import OBJECTIVES, Play, best_opening, best_play
from magehall.games.rummikub.solver.read import read_rack, read_table

KNOWN = {"table", "rack", "opening", "objective"}
"""What can be asked besides the options of the game."""


def answer(asked: Mapping[str, str]) -> dict[str, object]:
    """Answer `table` ("K3 K4 K5, R7 G7 B7"), `rack` ("K6 J"), `opening` ("on"), `objective`, and options."""
    found = game("rummikub")
    chosen = {name: value for name, value in asked.items() if name not in KNOWN}
    rules = Rules(found.settle(found.seats[0], chosen))
    sets = read_table(asked.get("table", ""))
    for number, laid in enumerate(sets, 1):
        refusal = fault(laid, number, rules)
        if refusal is not None:
            raise BadOptions(f"this is no set: {refusal}", refusal)
    rack = read_rack(asked.get("rack", ""), sets, rules)
    objective = asked.get("objective", OBJECTIVES[0])
    if objective not in OBJECTIVES:
        raise BadInput(f"{objective[:40]!r} is none of {', '.join(OBJECTIVES)}")
    if asked.get("opening") == "on":
        opening = best_opening(rack, rules, objective)
        return _told(sets, None if opening is None else opened(sets, opening))
    return _told(sets, best_play(sets, rack, rules, objective))


def _told(sets: list[TileSet], play: Play | None) -> dict[str, object]:
    """Put the answer into plain data; if nothing can be laid, the table as it is."""
    table = sets if play is None else play.table
    return {
        "count": 0 if play is None else play.count(),
        "points": 0 if play is None else play.points(),
        "played": [] if play is None else play.played(),
        "kept": len(sets) if play is None else play.kept,
        "table": [laid.text.strip("[]") for laid in table],
    }
