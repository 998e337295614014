"""Judges the beginning of the game: every seat may add a share to the seed, which nobody can then choose.

The seats promise their shares while the table gathers. When the host begins, the house promises its seed;
only then are the shares revealed, and the game begins with the last of them, or without those that do not
come.
"""

from __future__ import annotations

from typing import Final

from magehall.core import CHANCE, Match, Seat, commitment
from magehall.core.record import plies_text
from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables import seating
from magehall.server.tables.play import entries_for
from magehall.server.tables.table import GATHERING, Table, letters
from magehall.server.wire import commands, entries

PATIENCE: Final = 5_000
"""Milliseconds for which the shares are awaited: browsers answer at once, programs look every second."""


def promise(table: Table, who: Person, asked: commands.Promise) -> list[entries.Entry]:
    """Let a person promise a share, or another one, as long as none is called for.

    If moves were made elsewhere, no shares are called for, and none are promised.
    """
    if table.status != GATHERING or table.called:
        raise Refused("already-started")
    table.own_seat(asked.seat, who.id)
    if table.plies:
        return []
    return [entries.Promised(seat=asked.seat, promise=asked.promise)]


def start(table: Table, who: Person, asked: commands.Start) -> list[entries.Entry]:
    """Let the host begin: at once if nobody promised a share, otherwise the shares are called for."""
    if table.status != GATHERING or table.called:
        raise Refused("already-started")
    if table.host != who.id:
        raise Refused("not-host")
    seated = seating.filled(table, asked.fill)
    if table.plies or not missing_shares(table):
        return [*seated, *begin(table, {})]
    return [
        *seated,
        entries.Called(commitment=commitment(table.seed), until=wallclock.now() + PATIENCE),
    ]


def share(table: Table, who: Person, asked: commands.Share) -> list[entries.Entry]:
    """Let a person reveal the promised share; the last one begins the game."""
    seat = table.own_seat(asked.seat, who.id)
    if not table.called:
        raise Refused("not-called")
    if commitment(asked.share) != table.seats[seat].promise:
        raise Refused("other-share")
    if table.seats[seat].share is not None:
        return []
    told = entries.Shared(seat=asked.seat, share=asked.share)
    if missing_shares(table) == [seat]:
        return [told, *begin(table, {**table.shares(), seat: asked.share})]
    return [told]


def end_call(table: Table) -> list[entries.Entry]:
    """Begin without the shares that did not come in time."""
    is_due = 0 < table.called <= wallclock.now()
    return begin(table, table.shares()) if is_due else []


def missing_shares(table: Table) -> list[Seat]:
    """List the seats that promised a share and have not revealed it."""
    return [seat for seat, chair in enumerate(table.seats) if chair.promise and not chair.share]


def begin(table: Table, shares: dict[Seat, str]) -> list[entries.Entry]:
    """Begin the game; nature makes its first moves at once.

    If moves were made elsewhere, what their record does not say means the older rule.
    """
    options = {} if table.plies else table.game.spelled(table.terms.edition, table.terms.options)
    names = letters(tuple(range(table.terms.seats)))  # whoever fills up the table has none yet
    match = Match(table.record_with(names, options, shares), table.seed)
    match.take(table.plies)
    match.advance()
    return [
        entries.Started(commitment=commitment(table.seed), options=options, rules=table.game.rules),
        *entries_for(CHANCE, match.state.outcome(), plies_text(match.record.plies), table.seed),
    ]
