"""Judges the beginning of the game: every seat may add a share to the seed that nobody can choose any more.

The seats promise their shares while the table gathers. When the host begins, the house promises its seed;
only then are the shares told, and the game begins with the last of them, or without those that do not come.
"""

from __future__ import annotations

from typing import Final

from magehall.core import CHANCE, Seat, commitment, read_seat
from magehall.core.chance import mixed
from magehall.core.options import silent, spelled
from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables import seating
from magehall.server.tables.play import natures_moves, played
from magehall.server.tables.table import GATHERING, Table
from magehall.server.wire import commands, entries

PATIENCE: Final = 5_000
"""Milliseconds for which the shares are awaited: browsers answer at once, programs look every second."""


def promise(table: Table, who: Person, asked: commands.Promise) -> list[entries.Entry]:
    """Let a person promise a share, or another one, as long as none is called for.

    Where moves were made elsewhere, no shares are called for, and none are promised.
    """
    if table.status != GATHERING or table.called:
        raise Refused("already-started")
    table.own_seat(asked.seat, who.id)
    if table.plies:
        return []
    return [entries.Promised(seat=asked.seat, promise=asked.promise)]


def start(table: Table, who: Person, asked: commands.Start) -> list[entries.Entry]:
    """Let the host begin: at once where nobody promised a share, else the shares are called for."""
    if table.status != GATHERING or table.called:
        raise Refused("already-started")
    if table.host != who.id:
        raise Refused("not-host")
    seated = seating.filled(table, asked.fill)
    if table.plies or not awaited(table):
        return [*seated, *begun(table, {})]
    return [
        *seated,
        entries.Called(commitment=commitment(table.seed), until=wallclock.now() + PATIENCE),
    ]


def share(table: Table, who: Person, asked: commands.Share) -> list[entries.Entry]:
    """Let a person tell the share that was promised; the last one begins the game."""
    seat = table.own_seat(asked.seat, who.id)
    if not table.called:
        raise Refused("not-called")
    if commitment(asked.share) != table.seats[seat].promise:
        raise Refused("other-share")
    if table.seats[seat].share is not None:
        return []
    told = entries.Shared(seat=asked.seat, share=asked.share)
    if awaited(table) == [seat]:
        return [told, *begun(table, {**table.shares(), seat: asked.share})]
    return [told]


def call_ended(table: Table) -> list[entries.Entry]:
    """Begin without the shares that did not come in time."""
    is_due = 0 < table.called <= wallclock.now()
    return begun(table, table.shares()) if is_due else []


def awaited(table: Table) -> list[Seat]:
    """List the seats that promised a share and have not told it."""
    return [seat for seat, chair in enumerate(table.seats) if chair.promise and not chair.share]


def begun(table: Table, shares: dict[Seat, str]) -> list[entries.Entry]:
    """Begin the game; nature makes its first moves at once.

    Where moves were made elsewhere, what their record is silent about means the older rule.
    """
    seed = mixed(table.seed, shares)
    printed = None if table.terms.edition is None else table.game.edition(table.terms.edition)
    said = silent(table.game.options, printed) if table.plies else {}
    chosen = {**said, **table.terms.options}
    options = table.game.recall(table.terms.seats, {**(printed.options if printed else {}), **chosen})
    state = table.game.begin(table.terms.seats, options)
    before = [(read_seat(letter), table.game.read(text)) for letter, text in table.plies]
    for seat, move in before:
        state.apply(seat, move)
    draws = sum(seat == CHANCE for seat, _ in before)
    plies = [*before, *natures_moves(state, seed, draws)]
    return [
        entries.Started(
            commitment=commitment(table.seed), options=spelled(table.game.options, printed, chosen)
        ),
        *played(CHANCE, state, plies, table.seed),
    ]
