"""Judges undo in one's own turn, up to revealed information, and takeback by everybody's consent."""

from __future__ import annotations

from magehall.core import CHANCE, Event, Seat
from magehall.core.record import Ply
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.play import fresh
from magehall.server.tables.table import Table
from magehall.server.wire import commands, entries


def undo(table: Table, who: Person, asked: commands.Undo) -> list[entries.Entry]:
    """Let a person take back the last decision of the own turn that still goes on."""
    seat = table.own_seat(asked.seat, who.id)
    fresh(table, seat, asked.n)
    plies = made(table)
    if len(plies) <= len(table.plies) or seat not in table.acting() or plies[-1].seat not in (seat, CHANCE):
        raise Refused("nothing-to-undo")
    if plies[-1].seat == CHANCE or has_learned(table, seat):
        raise Refused("revealed")
    return [entries.Undone(seat=asked.seat, ply=len(plies) - 1)]


def has_learned(table: Table, seat: Seat) -> bool:
    """Tell whether the last move told its maker something: a secret gone, or an event not for everybody."""
    assert table.record is not None, "the game has started"
    before = table.record.replay(len(table.record.plies) - 1).state
    hidden = before.secrets(seat).keys() - table.state.secrets(seat).keys()
    told: list[Event] = []
    before.listener = told.append
    before.apply(*table.record.plies[-1])
    return bool(hidden) or any(event.audience is not None and event.is_for(seat) for event in told)


def takeback(table: Table, who: Person, asked: commands.Takeback) -> list[entries.Entry]:
    """Let a person ask to go back before the own last decision; where only bots are asked, they agree."""
    seat = table.own_seat(asked.seat, who.id)
    fresh(table, seat, None)
    if table.terms.rated:
        raise Refused("rated")
    if table.asking is not None:
        raise Refused("already-asked")
    own = [number for number, ply in enumerate(made(table)) if ply.seat == seat]
    if not own or own[-1] < len(table.plies):
        raise Refused("nothing-to-undo")
    request = entries.Asked(seat=asked.seat, ply=own[-1])
    if table.humans() == [who.id]:
        return [request, entries.Undone(seat=asked.seat, ply=own[-1])]
    return [request]


def answer(table: Table, who: Person, asked: commands.Answer) -> list[entries.Entry]:
    """Let a person answer; the last yes takes back, the first no ends it."""
    asking = table.asking
    if asking is None:
        raise Refused("not-asked")
    asker = table.seats[table.seat(asking.seat)].player
    if who.id not in asking.missing and (asked.yes or who.id != asker):
        raise Refused("not-asked")
    answered = entries.Answered(player=who.id, yes=asked.yes)
    if asked.yes and asking.missing == [who.id]:
        return [answered, entries.Undone(seat=asking.seat, ply=asking.ply)]
    return [answered]


def made(table: Table) -> list[Ply]:
    """Give the moves of the game so far."""
    assert table.record is not None, "the game has started"
    return table.record.plies
