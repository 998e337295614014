"""Folds entries into a table, one small function a kind."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from magehall.core import Seat, read_seat
from magehall.server.store import Row
from magehall.server.tables import clocks
from magehall.server.tables.table import FINISHED, Table
from magehall.server.wire import entries
from magehall.server.wire.messages import Asking, Chair

NATURE = "*"


def fold(table: Table, row: Row) -> entries.AnyEntry:
    """Take one entry in; `table.told` then holds what it made happen in the game."""
    entry = entries.read(row.body)
    table.n, table.at = row.n, row.at
    table.told = []
    ended = _ended(table, entry)
    clocks.charge(table, ended)
    FOLDS[type(entry)](table, entry)
    table.face(ended)
    return entry


def folded(code: str, seed: str, rows: Iterable[Row]) -> Table:
    """Make a table from its log."""
    table = Table(code, seed)
    for row in rows:
        fold(table, row)
    return table


def _ended(table: Table, entry: entries.AnyEntry) -> Collection[Seat]:
    """Say which seats' decisions an entry puts an end to."""
    if isinstance(entry, entries.Played):
        return table.waiting if entry.seat == NATURE else (read_seat(entry.seat),)
    return table.waiting if isinstance(entry, entries.Undone) else ()


def _opened(table: Table, entry: entries.Opened) -> None:
    table.open(entry.terms, entry.host)
    table.plies = entry.plies


def _agreed(table: Table, entry: entries.Agreed) -> None:
    table.terms = entry.terms
    table.left = [entry.terms.clock.seconds * 1000] * entry.terms.seats


def _sat(table: Table, entry: entries.Sat) -> None:
    chair = Chair(name=entry.name, player=entry.player, bot=entry.bot, program=entry.program)
    table.seats[read_seat(entry.seat)] = chair


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
    table.asking = None
    if entry.seat != NATURE:
        table.note_decision(read_seat(entry.seat))
    for letter, text in entry.plies:
        table.make(read_seat(letter), table.game.read(text))


def _undone(table: Table, entry: entries.Undone) -> None:
    table.asking = None
    table.go_back(entry.ply)


def _asked(table: Table, entry: entries.Asked) -> None:
    asker = table.seats[read_seat(entry.seat)].player
    missing = [player for player in table.humans() if player != asker]
    table.asking = Asking(seat=entry.seat, ply=entry.ply, missing=missing)


def _answered(table: Table, entry: entries.Answered) -> None:
    if table.asking is not None and entry.yes:
        table.asking.missing = [player for player in table.asking.missing if player != entry.player]
    else:
        table.asking = None


def _resigned(table: Table, entry: entries.Resigned) -> None:
    chair = table.seats[read_seat(entry.seat)]
    chair.resigned, chair.deputy = True, entry.bot


def _gone(table: Table, entry: entries.Gone) -> None:
    for seat in table.seats_of(entry.player):
        table.seats[seat].gone = True
        table.gone_at[seat] = table.at


def _back(table: Table, entry: entries.Back) -> None:
    for seat in table.seats_of(entry.player):
        table.seats[seat].gone = False
        table.gone_at[seat] = 0


def _absent(table: Table, entry: entries.Absent) -> None:
    table.seats[read_seat(entry.seat)].deputy = entry.bot


def _returned(table: Table, entry: entries.Returned) -> None:
    seat = read_seat(entry.seat)
    table.seats[seat].deputy = None
    clocks.begin_again(table, seat)


def _paused(table: Table, entry: entries.Paused) -> None:
    clocks.give_back(table, entry.since, entry.until)


def _nothing(table: Table, entry: entries.TimedOut | entries.Said) -> None:
    """Change nothing: the entry is there to be told."""


def _finished(table: Table, entry: entries.Finished) -> None:
    table.status = FINISHED
    table.finish = entry
    assert table.record is not None, "only a game that started can finish"
    table.record.seed = None if table.plies else entry.seed


def _rematched(table: Table, entry: entries.Rematched) -> None:
    table.rematch = entry.table


FOLDS: dict[type, Callable[[Table, Any], None]] = {
    entries.Opened: _opened,
    entries.Agreed: _agreed,
    entries.Sat: _sat,
    entries.Stood: _stood,
    entries.Kicked: _stood,
    entries.Renamed: _renamed,
    entries.Left: _left,
    entries.Started: _started,
    entries.Played: _played,
    entries.Undone: _undone,
    entries.Asked: _asked,
    entries.Answered: _answered,
    entries.Resigned: _resigned,
    entries.Gone: _gone,
    entries.Back: _back,
    entries.Absent: _absent,
    entries.Returned: _returned,
    entries.TimedOut: _nothing,
    entries.Paused: _paused,
    entries.Said: _nothing,
    entries.Finished: _finished,
    entries.Rematched: _rematched,
}
