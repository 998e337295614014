"""What is due at a table, and when: a bot's turn, the end of a clock, a stand-in for somebody who is gone."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from magehall.core import Seat
from magehall.server.tables.clocks import deadline
from magehall.server.tables.table import PLAYING, Table

BOT: Final = "bot"
CLOCK: Final = "clock"
ABSENCE: Final = "absence"

SHORTEST, LONGEST = 500, 1500
"""A human-like pause, in milliseconds."""


class Duty(NamedTuple):
    """Something to be done for a seat at a time."""

    at: int
    kind: str
    seat: Seat


def duties(table: Table) -> list[Duty]:
    """List what is due, the earliest first."""
    if table.status != PLAYING:
        return []
    found = [_duty(table, seat) for seat in table.acting()]
    return sorted([duty for duty in found if duty is not None])


def due(table: Table) -> int:
    """Say when somebody must look at the table next; 0 for never."""
    found = duties(table)
    return found[0].at if found else 0


def _duty(table: Table, seat: Seat) -> Duty | None:
    if table.bot_on(seat) is not None:
        waits = table.asking is not None
        return None if waits else Duty(table.since_at[seat] + pause(table, seat), BOT, seat)
    ends = deadline(table, seat)
    leaves = _absence_ends(table, seat)
    if leaves and (not ends or leaves < ends):
        return Duty(leaves, ABSENCE, seat)
    return Duty(ends, CLOCK, seat) if ends else None


def _absence_ends(table: Table, seat: Seat) -> int:
    allowed = table.terms.absence * 1000
    return table.gone_at[seat] + allowed if allowed and table.gone_at[seat] else 0


def pause(table: Table, seat: Seat) -> int:
    """Give the time a bot pretends to think: the same whenever it is asked, a restart between or not."""
    if not table.terms.pause:
        return 0
    digest = hashlib.sha256(f"{table.code}/{table.since[seat]}/{seat}".encode()).digest()
    return SHORTEST + int.from_bytes(digest[:4], "big") % (LONGEST - SHORTEST)
