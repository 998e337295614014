"""Judges the end of a clock, and of the patience with somebody who is gone."""

from __future__ import annotations

from magehall.core import Move, Seat, seat_text
from magehall.server import wallclock
from magehall.server.tables.absence import absent
from magehall.server.tables.clocks import deadline
from magehall.server.tables.duties import ABSENCE, CLOCK, duties
from magehall.server.tables.play import judge_move
from magehall.server.tables.table import Table
from magehall.server.wire import entries


def follows_rule(table: Table) -> bool:
    """Tell whether the end of a clock means here what the game's own rule says."""
    return table.terms.clock.mode != "none" and table.terms.clock.expiry == "rule"


def rule_for(table: Table, draft: Move | None) -> tuple[Seat, Move] | None:
    """Ask for the game's own rule, if the table wants it: who moves and how, given the draft."""
    found = table.state.time_is_up(draft) if follows_rule(table) else None
    return found if found is not None and table.judge(*found) is None else None


def plays_once(table: Table) -> bool:
    """Tell whether somebody who is late or gone has one decision made for them, and keeps the seat."""
    return table.terms.clock.expiry in ("move", "rule")


def needs_bot(table: Table) -> bool:
    """Tell whether a bot must decide this once when a clock runs out."""
    return plays_once(table) and rule_for(table, None) is None


def end_clock(table: Table, seat: Seat, move: Move | None, draft: Move | None = None) -> list[entries.Entry]:
    """Write down what follows from a clock that ran out, unless the seat was faster.

    `move` is a bot's, if one had to decide; `draft` is what the player was composing.
    """
    if not _is_due(table, seat, CLOCK):
        return []
    told = entries.TimedOut(seat=seat_text(seat))
    rule = rule_for(table, draft)
    if rule is not None:
        return [told, *judge_move(table, *rule)]
    if needs_bot(table) and move is not None:
        return [told, *judge_move(table, seat, move)]
    return [told] if table.terms.clock.expiry == "wait" else [told, absent(table, seat, "clock")]


def end_patience(table: Table, seat: Seat, move: Move | None = None) -> list[entries.Entry]:
    """Deal with somebody who did not come back in time; `move` is a bot's, if it decides this once."""
    if not _is_due(table, seat, ABSENCE):
        return []
    if move is not None:
        return [entries.TimedOut(seat=seat_text(seat), why="gone"), *judge_move(table, seat, move)]
    return [absent(table, seat, "gone")]


def pause_clocks(table: Table, since: int, until: int) -> list[entries.Entry]:
    """Write down a time in which nobody could play, if a clock was running."""
    is_running = any(deadline(table, seat) for seat in table.acting())
    return [entries.Paused(since=since, until=until)] if is_running else []


def _is_due(table: Table, seat: Seat, kind: str) -> bool:
    now = wallclock.now()
    return any(duty.seat == seat and duty.kind == kind and duty.at <= now for duty in duties(table))
