"""Clocks, computed from the log: how much time a seat has, and when it is over. Bots need none."""

from __future__ import annotations

from collections.abc import Collection

from magehall.core import CHANCE, Seat
from magehall.server.tables.table import PLAYING, Table


def is_timed(table: Table, seat: Seat) -> bool:
    """Tell whether a seat's clock counts: there is one, and a person decides."""
    return table.terms.clock.mode != "none" and table.bot_on(seat) is None


def deadline(table: Table, seat: Seat) -> int:
    """Say when a seat's clock runs out; 0 where none runs."""
    clock = table.terms.clock
    if clock.mode == "none" or table.status != PLAYING:
        return 0
    if seat not in table.acting() or not is_timed(table, seat):
        return 0
    allowed = table.left[seat] if clock.mode == "bank" else clock.seconds * 1000
    return table.since_at[seat] + allowed + _stands_still(table, seat)


def _stands_still(table: Table, seat: Seat) -> int:
    """Say for how long a question may hold a seat's clock up: nobody's runs out because of it."""
    asking = table.asking
    if asking is None or not is_held_up(table, seat):
        return 0
    return asking.until - max(table.asked_at, table.since_at[seat])


def is_held_up(table: Table, seat: Seat) -> bool:
    """Tell whether a clock stands still: a takeback waits for an answer, and another person asked for it.

    The asker's goes on, so that nobody can buy time by asking.
    """
    asking = table.asking
    if asking is None or asking.what != "takeback":
        return False
    return table.seats[seat].player != table.seats[table.seat(asking.seat)].player


def charge(table: Table, ended: Collection[Seat]) -> None:
    """Take the time of decisions that ended from the banks, and add the increment."""
    clock = table.terms.clock if table.n > 1 else None
    if clock is None or clock.mode != "bank":
        return
    for seat in ended:
        if seat != CHANCE and is_timed(table, seat) and seat in table.acting():
            left = max(0, table.left[seat] - (table.at - table.since_at[seat]))
            table.left[seat] = left + clock.increment * 1000


def begin_again(table: Table, seat: Seat) -> None:
    """Let a returning player's decision begin now, with one increment at least in the bank."""
    table.since_at[seat] = table.at
    clock = table.terms.clock
    if clock.mode == "bank":
        table.left[seat] = max(table.left[seat], clock.increment * 1000, 10_000)


def give_back(table: Table, seats: Collection[Seat], since: int, until: int) -> None:
    """Give running clocks the time back in which they stood still; the same time only once."""
    for seat in seats:
        begun = max(since, table.since_at[seat], table.paused_until)
        table.since_at[seat] += max(0, until - begun)
    table.paused_until = max(table.paused_until, until)
