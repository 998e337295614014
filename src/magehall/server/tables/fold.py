"""Folds entries into a table, one small function a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from magehall.core import read_seat
from magehall.server.store import Row
from magehall.server.tables.table import FINISHED, Table
from magehall.server.wire import entries
from magehall.server.wire.messages import Chair


def fold(table: Table, row: Row) -> entries.AnyEntry:
    """Take one entry in; `table.told` then holds what it made happen in the game."""
    entry = entries.read(row.body)
    before = table.waiting
    table.n, table.at = row.n, row.at
    table.told = []
    FOLDS[type(entry)](table, entry)
    moved = read_seat(entry.seat) if isinstance(entry, entries.Played) else None
    table.faced(moved, before)
    return entry


def folded(code: str, seed: str, rows: Iterable[Row]) -> Table:
    """Make a table from its log."""
    table = Table(code, seed)
    for row in rows:
        fold(table, row)
    return table


def _opened(table: Table, entry: entries.Opened) -> None:
    table.open(entry.terms, entry.host)


def _sat(table: Table, entry: entries.Sat) -> None:
    table.seats[read_seat(entry.seat)] = Chair(name=entry.name, player=entry.player, bot=entry.bot)


def _stood(table: Table, entry: entries.Stood | entries.Kicked) -> None:
    table.seats[read_seat(entry.seat)] = Chair()


def _renamed(table: Table, entry: entries.Renamed) -> None:
    table.seats[read_seat(entry.seat)].name = entry.name


def _left(table: Table, entry: entries.Left) -> None:
    others = [player for player in table.people() if player != entry.player]
    if table.host == entry.player and others:
        table.host = others[0]


def _started(table: Table, entry: entries.Started) -> None:
    table.start(entry.commitment)


def _played(table: Table, entry: entries.Played) -> None:
    for letter, text in entry.plies:
        table.make(read_seat(letter), table.game.read(text))


def _finished(table: Table, entry: entries.Finished) -> None:
    table.status = FINISHED
    table.finish = entry
    assert table.record is not None, "only a game that started can finish"
    table.record.seed = entry.seed


def _rematched(table: Table, entry: entries.Rematched) -> None:
    table.rematch = entry.table


FOLDS: dict[type, Callable[[Table, Any], None]] = {
    entries.Opened: _opened,
    entries.Sat: _sat,
    entries.Stood: _stood,
    entries.Kicked: _stood,
    entries.Renamed: _renamed,
    entries.Left: _left,
    entries.Started: _started,
    entries.Played: _played,
    entries.Finished: _finished,
    entries.Rematched: _rematched,
}
