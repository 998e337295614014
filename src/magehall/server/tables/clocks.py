"""Clocks, computed from the log: how much time a seat has, and when it runs out. Bots need none."""

from __future__ import annotations

from collections.abc import Collection

from magehall.core import CHANCE, Seat
from magehall.server.tables.table import PLAYING, Table


def is_timed(table: Table, seat: Seat) -> bool:
    """Tell whether a seat's clock counts: there is one, and a person decides."""
    return table.terms.clock.mode != "none" and table.bot_on(seat) is None


def deadline(table: Table, seat: Seat) -> int:
    """Say when a seat's clock runs out; 0 if none is running."""
    clock = table.terms.clock
    if clock.mode == "none" or table.status != PLAYING:
        return 0
    if seat not in table.acting() or not is_timed(table, seat):
        return 0
    allowed = table.left[seat] if clock.mode == "bank" else clock.seconds * 1000
    return table.since_at[seat] + allowed + _stands_still(table, seat)


def _stands_still(table: Table, seat: Seat) -> int:
    """Say for how long a question may hold up a seat's clock: nobody's runs out because of it."""
    asking = table.asking
    if asking is None or not is_held_up(table, seat):
        return 0
    return asking.until - max(table.asked_at, table.since_at[seat])


def is_held_up(table: Table, seat: Seat) -> bool:
    """Tell whether a clock stands still: a takeback awaits an answer, and another person asked for it.

    The asker's keeps running, so that nobody can buy time by asking.
    """
    asking = table.asking
    if asking is None or asking.what != "takeback":
        return False
    return table.seats[seat].player != table.seats[table.seat(asking.seat)].player


def charge(table: Table, ended: Collection[Seat]) -> None:
    """Take the time of finished decisions from the banks."""
    if table.n == 1 or table.terms.clock.mode != "bank":
        return
    for seat in ended:
        if _counts(table, seat):
            table.left[seat] = max(0, table.left[seat] - (table.at - table.since_at[seat]))


def add_increment(table: Table, seat: Seat) -> None:
    """Add the increment for a decision being made, and note it in case it is taken back."""
    clock = table.terms.clock
    if clock.mode == "bank" and clock.increment and _counts(table, seat):
        assert table.record is not None, "the game has started"
        table.left[seat] += clock.increment * 1000
        table.earned.append((len(table.record.plies), seat))


def take_increments_back(table: Table, ply: int) -> None:
    """Take away what was added for decisions that are undone: nobody gains time by undoing."""
    for _, seat in (each for each in table.earned if each[0] >= ply):
        table.left[seat] = max(0, table.left[seat] - table.terms.clock.increment * 1000)
    table.earned = [each for each in table.earned if each[0] < ply]


def _counts(table: Table, seat: Seat) -> bool:
    return seat != CHANCE and is_timed(table, seat) and seat in table.acting()


def begin_again(table: Table, seat: Seat, since: int, why: str | None) -> None:
    """Restart the decision of somebody who comes back: a bot stood in `since` then, for the reason `why`.

    Someone who left of their own accord has no more time than before; others have at least a little.
    """
    clock = table.terms.clock
    used = max(0, since - table.since_at[seat])
    table.since_at[seat] = table.at
    if clock.mode == "bank":
        least = 0 if why == "left" else max(clock.increment * 1000, 10_000)
        table.left[seat] = max(table.left[seat] - used, least)
    elif why == "left":
        table.since_at[seat] -= used


def stand_still(table: Table, seats: Collection[Seat], since: int) -> None:
    """Give back the time in which a question held clocks up."""
    for seat in seats:
        table.since_at[seat] += max(0, table.at - max(since, table.since_at[seat]))


def give_back(table: Table, seats: Collection[Seat], since: int, until: int) -> None:
    """Give running clocks back the time in which they stood still; the same time only once."""
    for seat in seats:
        begun = max(since, table.since_at[seat], table.paused_until)
        table.since_at[seat] += max(0, until - begun)
    table.paused_until = max(table.paused_until, until)
