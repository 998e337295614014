"""What is due at a table, and when: a bot's turn, the end of a clock, of patience, of a question or call."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from magehall.core import CHANCE, Seat
from magehall.server.tables.asking import bots_wait
from magehall.server.tables.clocks import deadline
from magehall.server.tables.table import PLAYING, Table

BOT: Final = "bot"
CLOCK: Final = "clock"
ABSENCE: Final = "absence"
CALL: Final = "call"
LAPSE: Final = "lapse"

PAUSES: Final[dict[bool | str, tuple[int, int]]] = {
    True: (500, 1500),
    "slow": (1500, 3500),
    "fast": (150, 400),
}
"""A human-like pause, in milliseconds: the shortest and the longest."""


class Duty(NamedTuple):
    """Something to be done at a time, for a seat, or for none."""

    at: int
    kind: str
    seat: Seat


def duties(table: Table) -> list[Duty]:
    """List what is due, the earliest first."""
    if table.called:
        return [Duty(table.called, CALL, 0)]
    if table.status != PLAYING:
        return []
    found = [duty for duty in (_duty(table, seat) for seat in table.acting()) if duty is not None]
    if table.asking is not None:
        found.append(Duty(table.asking.until, LAPSE, CHANCE))
    return sorted(found, key=lambda duty: (duty.at, duty.kind != LAPSE, duty)) if len(found) > 1 else found


def due(table: Table) -> int:
    """Say when somebody must look at the table next; 0 for never."""
    found = duties(table)
    return found[0].at if found else 0


def _duty(table: Table, seat: Seat) -> Duty | None:
    if table.bot_on(seat) is not None:
        return Duty(max(table.since_at[seat] + pause(table, seat), bots_wait(table)), BOT, seat)
    ends = 0 if table.seats[seat].late else deadline(table, seat)
    leaves = _absence_ends(table, seat)
    if leaves and (not ends or leaves < ends):
        return Duty(leaves, ABSENCE, seat)
    return Duty(ends, CLOCK, seat) if ends else None


def _absence_ends(table: Table, seat: Seat) -> int:
    """Say when somebody who is gone is dealt with; a bot that plays single turns waits in each of them.

    If all are gone nobody waits: the game sleeps until one of them is back.
    """
    clock, allowed = table.terms.clock, table.terms.absence * 1000
    if not allowed or not table.gone_at[seat] or clock.mode == "days" or clock.expiry == "wait":
        return 0
    if table.is_deserted:
        return 0
    begun = table.gone_at[seat] if clock.expiry == "deputy" else max(table.gone_at[seat], table.turn_at[seat])
    return begun + allowed


def pause(table: Table, seat: Seat) -> int:
    """Return how long a bot pretends to think: the same whenever it is asked, even after a restart."""
    if not table.terms.pause:
        return 0
    shortest, longest = PAUSES[table.terms.pause]
    digest = hashlib.sha256(f"{table.code}/{table.since[seat]}/{seat}".encode()).digest()
    return shortest + int.from_bytes(digest[:4], "big") % (longest - shortest)
