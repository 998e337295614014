"""Bounds a table's log where somebody could write for ever; moves, clocks and the end are never bounded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magehall.server.tables.table import Table
from magehall.server.wire import entries

MOST_BY_ONE: Final = 1000
"""Entries of one kind about one seat or player: a lively game has a few dozen."""
MOST_IN_ALL: Final = 10_000
"""Such entries at a table: a long game with all its moves has fewer than a thousand."""

BACK: Final = entries.kind_of(entries.Returned(seat=""))
"""Counted for each seat separately: nobody else can keep a player from coming back."""
BOUNDED: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (
        entries.Agreed,
        entries.Sat,
        entries.Stood,
        entries.Kicked,
        entries.Muted,
        entries.Removed,
        entries.Admitted,
        entries.Renamed,
        entries.Left,
        entries.Promised,
        entries.Said,
        entries.Asked,
        entries.Answered,
        entries.Undone,
        entries.Gone,
        entries.Returned,
    )
)
"""What can be done again and again without the game advancing."""


def count(table: Table, entry: entries.Entry) -> None:
    """Note an entry that is bounded."""
    kind = entries.kind_of(entry)
    if kind in BOUNDED:
        table.efforts[(kind, _whose(entry))] += 1


def has_room(table: Table, written: Sequence[entries.Entry]) -> bool:
    """Tell whether the log has room for these entries, or their like was written too often."""
    return all(_has_room(table, entry) for entry in written)


def _has_room(table: Table, entry: entries.Entry) -> bool:
    kind = entries.kind_of(entry)
    if kind not in BOUNDED:
        return True
    if table.efforts[(kind, _whose(entry))] >= MOST_BY_ONE:
        return False
    return kind == BACK or table.efforts.total() < MOST_IN_ALL


def _whose(entry: entries.Entry) -> str:
    """Name the seat or the player that an entry is about."""
    return str(getattr(entry, "seat", "") or getattr(entry, "player", ""))
