"""Clocks, computed from the log: how much time a seat has, and when it is over. Bots need none."""

from __future__ import annotations

from collections.abc import Collection

from magehall.core import Seat
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
    return table.since_at[seat] + (table.left[seat] if clock.mode == "bank" else clock.seconds * 1000)


def charge(table: Table, ended: Collection[Seat]) -> None:
    """Take the time of decisions that ended from the banks, and add the increment."""
    clock = table.terms.clock if table.n > 1 else None
    if clock is None or clock.mode != "bank":
        return
    for seat in ended:
        if is_timed(table, seat) and seat in table.acting():
            left = max(0, table.left[seat] - (table.at - table.since_at[seat]))
            table.left[seat] = left + clock.increment * 1000


def begin_again(table: Table, seat: Seat) -> None:
    """Let a returning player's decision begin now, with one increment at least in the bank."""
    table.since_at[seat] = table.at
    clock = table.terms.clock
    if clock.mode == "bank":
        table.left[seat] = max(table.left[seat], clock.increment * 1000, 10_000)


def give_back(table: Table, since: int, until: int) -> None:
    """Give running clocks the time back in which nobody could play; the same time only once."""
    for seat in table.acting():
        begun = max(since, table.since_at[seat], table.paused_until)
        table.since_at[seat] += max(0, until - begun)
    table.paused_until = max(table.paused_until, until)
