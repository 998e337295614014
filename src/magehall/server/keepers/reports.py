"""Takes down what players report: an entry of a table's log, kept as it was, within bounds."""

from __future__ import annotations

from typing import Final

import msgspec

from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Person, Report
from magehall.server.store.keepers import new_id
from magehall.server.tables.hall import Hall
from magehall.server.tables.questions import allowed
from magehall.server.tables.room import Room
from magehall.server.wire import entries
from magehall.server.wire.admin import Reporting

HOUR: Final = 3_600_000
MOST_AN_HOUR: Final = 10
"""Reports that one player may make in an hour."""
MOST_OPEN: Final = 3
"""Reports by one player about another that may wait for a decision."""
LATEST: Final = 200

Line = entries.Said | entries.Sat | entries.Renamed


async def take_down(hall: Hall, who: Person, code: str, asked: Reporting) -> str:
    """Keep a report with the entry it is about; return its id."""
    if who.owner:
        raise Refused("people-only")
    room = await hall.room(code)
    async with room.lock:  # whatever is folded has been stored
        entry, about = _reported(room, who, asked.n)
    if about == who.id:
        raise Refused("not-yourself")
    now = wallclock.now()
    await _check_bounds(hall, who, about, (code, asked.n), now)
    body = msgspec.json.encode(entry.shown()).decode()
    report = Report(new_id(now), code, asked.n, who.id, about, asked.why, asked.words.strip(), body, now)
    await hall.store.add_report(report)
    return report.id


def _reported(room: Room, who: Person, n: int) -> tuple[Line, str]:
    """Find what somebody said, or the name they sat down with, and who that was."""
    table = room.table
    if who.id not in table.company.removed:  # anyone removed may still say why they should not have been
        allowed(table, who.id, None)
    told = table.story.told(None, n - 1, n + 1) if 0 < n <= table.n else []
    entry = entries.decode(msgspec.json.encode(told[0].entry)) if told else None
    if isinstance(entry, entries.Said | entries.Sat) and entry.player is not None:
        return entry, entry.player
    if isinstance(entry, entries.Renamed):
        player = table.seats[table.seat(entry.seat)].player
        if player is not None and table.seats[table.seat(entry.seat)].name == entry.name:
            return entry, player
    raise Refused("nothing-to-report")


async def _check_bounds(hall: Hall, who: Person, about: str, place: tuple[str, int], now: int) -> None:
    latest = await hall.store.reports_by(who.id, LATEST)
    if any((report.table, report.n) == place for report in latest):
        raise Refused("already-reported")
    if sum(report.at > now - HOUR for report in latest) >= MOST_AN_HOUR:
        raise Refused("too-many")
    if sum(report.about == about and not report.decision for report in latest) >= MOST_OPEN:
        raise Refused("already-reported")
