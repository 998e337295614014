"""Folds entries into a table, with one small function for each kind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Any, Final

from msgspec import Raw

from magehall.core import CHANCE, Seat, read_seat
from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Row
from magehall.server.tables import bounds, clocks
from magehall.server.tables.asking import may_answer, patience, to_be_asked
from magehall.server.tables.table import FINISHED, GATHERING, PLAYING, Table, encode
from magehall.server.wire import entries
from magehall.server.wire.messages import Asking, Chair

NATURE = "*"
SLICE: Final = 0.004
"""Seconds that a log is folded at a stretch while others wait."""


def fold(table: Table, row: Row, entry: entries.AnyEntry | None = None) -> entries.AnyEntry:
    """Take in one entry; `table.shown` and `table.ear.told` then hold it and what it caused in the game.

    A caller that already has the row's entry can pass it, so that it is not read again.
    """
    entry = entries.decode(row.body) if entry is None else entry
    table.n, table.at = row.n, row.at
    table.ear.told = []
    ended = _ended(table, entry)
    if table.asking is not None and _settles(table.asking, table, entry):
        _close(table)
    clocks.charge(table, ended)
    FOLDS[type(entry)](table, entry)
    table.face(ended, keeps_time=isinstance(entry, entries.Undone) and table.terms.clock.mode != "bank")
    table.shown = _shown(entry)
    table.story.add(row.n, row.at, table.shown, table.ear.told)
    bounds.count(table, entry)
    return entry


def _shown(entry: entries.AnyEntry) -> Raw:
    """Write an entry as everybody may see it."""
    return _moved(entry.seat) if isinstance(entry, entries.Played) else Raw(encode(entry.shown()))


@cache
def _moved(seat: str) -> Raw:
    """Write that a seat has moved, which is all that everybody may see of a move."""
    return Raw(encode(entries.Played(seat=seat).shown()))


def fold_log(code: str, seed: str, rows: Iterable[Row]) -> Table:
    """Make a table from its log."""
    table = Table(code, seed)
    for row in rows:
        fold(table, row)
    return table


async def fold_log_aside(code: str, seed: str, rows: Iterable[Row], stretch: float = SLICE) -> Table:
    """Make a table from its log, however long, and let everything else go on meanwhile."""
    table = Table(code, seed)
    begun = wallclock.ticks()
    for row in rows:
        fold(table, row)
        if wallclock.ticks() - begun > stretch:
            await asyncio.sleep(0)
            begun = wallclock.ticks()
    return table


def _ended(table: Table, entry: entries.AnyEntry) -> Collection[Seat]:
    """Say which seats' decisions an entry ends."""
    if isinstance(entry, entries.Played):
        return table.waiting if entry.seat == NATURE else (read_seat(entry.seat),)
    return table.waiting if isinstance(entry, entries.Undone) else ()


def _settles(asking: Asking, table: Table, entry: entries.AnyEntry) -> bool:
    """Tell whether an entry ends what was asked; a person's move says no to a takeback."""
    if isinstance(entry, entries.Lapsed | entries.Undone | entries.Finished):
        return True
    if isinstance(entry, entries.Answered):
        return not entry.yes
    if not isinstance(entry, entries.Played) or entry.seat == NATURE:
        return False
    return asking.what == "takeback" and table.bot_on(read_seat(entry.seat)) is None


def _close(table: Table) -> None:
    """Close what was asked; clocks that stood still meanwhile get the time back."""
    held_up = [seat for seat in table.acting() if seat != CHANCE and clocks.is_held_up(table, seat)]
    clocks.stand_still(table, held_up, table.asked_at)
    table.asking = None


def _hurry(table: Table) -> None:
    """Let a question lapse at once if nobody is left to answer it."""
    asking = table.asking
    if asking is not None and not any(may_answer(table, player) for player in asking.missing):
        asking.until = min(asking.until, table.at)


def _opened(table: Table, entry: entries.Opened) -> None:
    table.lay(entry.terms)
    table.host, table.plies = entry.host, entry.plies
    table.rules = entry.rules if entry.plies else None


def _agreed(table: Table, entry: entries.Agreed) -> None:
    if table.status == GATHERING:
        table.lay(entry.terms)
    else:
        table.terms = entry.terms


def _sat(table: Table, entry: entries.Sat) -> None:
    chair = Chair(name=entry.name, player=entry.player, bot=entry.bot, program=entry.program)
    table.seats[read_seat(entry.seat)] = chair
    if not table.host and entry.player is not None and not entry.program:
        table.host = entry.player


def _stood(table: Table, entry: entries.Stood | entries.Kicked) -> None:
    table.seats[read_seat(entry.seat)] = Chair()
    if table.called:
        table.call_off()


def _muted(table: Table, entry: entries.Muted) -> None:
    if entry.yes:
        table.company.muted.add(entry.player)
    else:
        table.company.muted.discard(entry.player)


def _removed(table: Table, entry: entries.Removed) -> None:
    table.company.removed[entry.player] = entry.name
    for letter in entry.seats:
        seat = read_seat(letter)
        if entry.bot is None:
            table.seats[seat] = Chair()
        else:
            table.seats[seat].removed = table.seats[seat].resigned = True
            _stand_in(table, seat, entry.bot, "removed")
    if table.called:
        table.call_off()
    _hurry(table)


def _admitted(table: Table, entry: entries.Admitted) -> None:
    table.company.removed.pop(entry.player, None)


def _handed(table: Table, entry: entries.Handed) -> None:
    table.host = entry.player


def _closed(table: Table, entry: entries.Closed) -> None:
    table.company.closed = entry.why
    if table.called:
        table.call_off()


def _renamed(table: Table, entry: entries.Renamed) -> None:
    table.seats[read_seat(entry.seat)].name = entry.name


def _left(table: Table, entry: entries.Left) -> None:
    if table.host == entry.player:
        programs = {chair.player for chair in table.seats if chair.program}
        others = [player for player in table.still_in() if player != entry.player and player not in programs]
        here = [player for player in others if table.is_here(player)]
        table.host = next(iter([*here, *others]), "")
    _hurry(table)


def _promised(table: Table, entry: entries.Promised) -> None:
    table.seats[read_seat(entry.seat)].promise = entry.promise


def _called(table: Table, entry: entries.Called) -> None:
    table.commitment, table.called = entry.commitment, entry.until


def _shared(table: Table, entry: entries.Shared) -> None:
    table.seats[read_seat(entry.seat)].share = entry.share


def _started(table: Table, entry: entries.Started) -> None:
    table.called, table.rules = 0, entry.rules
    try:
        table.start(entry.commitment, entry.options)
    except Refused as refused:  # the log stays as it is, for a program that knows these rules
        table.status, table.barred = PLAYING, refused


def _played(table: Table, entry: entries.Played) -> None:
    if table.barred is not None:
        return
    if entry.seat != NATURE:
        seat = read_seat(entry.seat)
        table.note_decision(seat)
        clocks.add_increment(table, seat)
        if table.seats[seat].deputy is not None:
            table.seats[seat].deputy_moves += 1
    table.match.take(entry.plies)


def _undone(table: Table, entry: entries.Undone) -> None:
    if table.barred is not None:
        return
    clocks.take_increments_back(table, entry.ply)
    table.match.undo_to(entry.ply)


def _asked(table: Table, entry: entries.Asked) -> None:
    asker = table.seats[read_seat(entry.seat)].player
    table.asked_at = table.at
    table.asking = Asking(
        what=entry.what,
        seat=entry.seat,
        ply=entry.ply,
        missing=[player for player in to_be_asked(table, entry.what) if player != asker],
        until=table.at + patience(table),
    )


def _answered(table: Table, entry: entries.Answered) -> None:
    if table.asking is not None:
        table.asking.missing = [player for player in table.asking.missing if player != entry.player]
        _hurry(table)


def _resigned(table: Table, entry: entries.Resigned) -> None:
    table.seats[read_seat(entry.seat)].resigned = True
    _stand_in(table, read_seat(entry.seat), entry.bot, None)
    _hurry(table)


def _gone(table: Table, entry: entries.Gone) -> None:
    for seat in table.seats_of(entry.player):
        table.seats[seat].gone = True
        table.gone_at[seat] = table.at
    _hurry(table)


def _back(table: Table, entry: entries.Back) -> None:
    was_deserted = table.is_deserted
    for seat in table.seats_of(entry.player):
        table.seats[seat].gone = False
        table.gone_at[seat] = 0
    if was_deserted:  # whoever is back first begins to wait for the others now
        table.gone_at = [at and table.at for at in table.gone_at]


def _absent(table: Table, entry: entries.Absent) -> None:
    seat = read_seat(entry.seat)
    _stand_in(table, seat, entry.bot, entry.why)
    player = table.seats[seat].player
    if entry.why == "forgotten" and player is not None:
        table.company.forgotten.add(player)
    _hurry(table)


def _stand_in(table: Table, seat: Seat, bot: str | None, why: entries.Cause | None) -> None:
    """Let a bot play for a seat from now on, or no longer."""
    chair = table.seats[seat]
    chair.deputy, chair.deputy_why, chair.deputy_moves = bot, why, 0
    chair.deputy_at = table.at if bot is not None else None


def _returned(table: Table, entry: entries.Returned) -> None:
    seat = read_seat(entry.seat)
    chair = table.seats[seat]
    clocks.begin_again(table, seat, chair.deputy_at or 0, chair.deputy_why)
    _stand_in(table, seat, None, None)
    chair.late = False


def _paused(table: Table, entry: entries.Paused) -> None:
    running = [seat for seat in table.acting() if seat == CHANCE or not clocks.is_held_up(table, seat)]
    clocks.give_back(table, running, entry.since, entry.until)


def _timed_out(table: Table, entry: entries.TimedOut) -> None:
    if entry.why == "clock":
        table.seats[read_seat(entry.seat)].late = True


def _nothing(table: Table, entry: entries.Lapsed | entries.Said) -> None:
    """Change nothing: the entry is there to be shown."""


def _finished(table: Table, entry: entries.Finished) -> None:
    table.status = FINISHED
    table.finish = entry
    if table.record is not None:  # a table can be closed before the game, or hold a game not known here
        table.record.seed = None if table.plies else entry.seed


def _rematched(table: Table, entry: entries.Rematched) -> None:
    table.rematch = entry.table


FOLDS: dict[type, Callable[[Table, Any], None]] = {
    entries.Opened: _opened,
    entries.Agreed: _agreed,
    entries.Sat: _sat,
    entries.Stood: _stood,
    entries.Kicked: _stood,
    entries.Muted: _muted,
    entries.Removed: _removed,
    entries.Admitted: _admitted,
    entries.Handed: _handed,
    entries.Closed: _closed,
    entries.Renamed: _renamed,
    entries.Left: _left,
    entries.Promised: _promised,
    entries.Called: _called,
    entries.Shared: _shared,
    entries.Started: _started,
    entries.Played: _played,
    entries.Undone: _undone,
    entries.Asked: _asked,
    entries.Answered: _answered,
    entries.Lapsed: _nothing,
    entries.Resigned: _resigned,
    entries.Gone: _gone,
    entries.Back: _back,
    entries.Absent: _absent,
    entries.Returned: _returned,
    entries.TimedOut: _timed_out,
    entries.Paused: _paused,
    entries.Said: _nothing,
    entries.Finished: _finished,
    entries.Rematched: _rematched,
}
