"""Judges the end of a clock, and of the patience with somebody who is gone."""

from __future__ import annotations

from magehall.core import CHANCE, Move, Seat, seat_text
from magehall.server import wallclock
from magehall.server.tables.absence import absent
from magehall.server.tables.clocks import deadline
from magehall.server.tables.duties import ABSENCE, CLOCK, duties
from magehall.server.tables.play import moved
from magehall.server.tables.seating import timeout_move
from magehall.server.tables.table import Table
from magehall.server.wire import entries


def rule_for(table: Table) -> Move | None:
    """Give nature's move if the table wants the game's own rule and the game accepts it now."""
    move = timeout_move(table.game)
    wanted = table.terms.clock.expiry == "rule" and move is not None
    return move if wanted and move is not None and table.judge(CHANCE, move) is None else None


def needs_bot(table: Table) -> bool:
    """Tell whether a bot must decide this once."""
    return table.terms.clock.expiry != "deputy" and rule_for(table) is None


def timed_out(table: Table, seat: Seat, move: Move | None) -> list[entries.Entry]:
    """Write down what follows from a clock that ran out, unless the seat was faster."""
    if not _is_due(table, seat, CLOCK):
        return []
    told = entries.TimedOut(seat=seat_text(seat))
    rule = rule_for(table)
    if rule is not None:
        return [told, *moved(table, CHANCE, rule)]
    if needs_bot(table) and move is not None:
        return [told, *moved(table, seat, move)]
    return [told, absent(table, seat)]


def patience_ended(table: Table, seat: Seat) -> list[entries.Entry]:
    """Let a bot stand in for somebody who did not come back in time."""
    return [absent(table, seat)] if _is_due(table, seat, ABSENCE) else []


def paused(table: Table, since: int, until: int) -> list[entries.Entry]:
    """Write down a time in which nobody could play, where a clock ran."""
    is_running = any(deadline(table, seat) for seat in table.acting())
    return [entries.Paused(since=since, until=until)] if is_running else []


def _is_due(table: Table, seat: Seat, kind: str) -> bool:
    now = wallclock.now()
    return any(duty.seat == seat and duty.kind == kind and duty.at <= now for duty in duties(table))
