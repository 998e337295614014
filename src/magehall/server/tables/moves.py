"""The moves shown to a seat with its view, so that nobody has to ask for them."""

from __future__ import annotations

from magehall.core import Seat
from magehall.server.tables.table import Table, Viewer


def moves_of(table: Table, viewer: Viewer) -> list[str]:
    """List the moves a viewer may choose from: those of a seat that must act, else none."""
    return [] if viewer is None or viewer not in table.acting() else moves_to_choose(table, viewer)


def moves_to_choose(table: Table, seat: Seat) -> list[str]:
    """List the moves of a seat that must act."""
    if table.game.lists_all_moves:
        return list(map(str, table.state.moves(seat)))
    return _plain(table, seat)


def _plain(table: Table, seat: Seat) -> list[str]:
    """Return what a seat may do without composing a turn: what its turn comes to when nothing was touched.

    A list of proposals would be a hint nobody asked for, and takes a solver's time for every turn.
    """
    found = table.state.time_is_up(None)
    return [str(found[1])] if found is not None and found[0] == seat else []
