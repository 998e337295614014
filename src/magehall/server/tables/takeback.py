"""Judges undo within your own turn, up to revealed information, and takeback by everyone's consent."""

from __future__ import annotations

from magehall.core import CHANCE, Event, Seat
from magehall.core.record import Ply
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.asking import check_askable
from magehall.server.tables.play import fresh
from magehall.server.tables.table import Table
from magehall.server.wire import commands, entries


def undo(table: Table, who: Person, asked: commands.Undo) -> list[entries.Entry]:
    """Let a person take back the last decision of their turn while it still goes on."""
    seat = _still_in(table, who, asked.seat)
    fresh(table, seat, None)
    plies = moves_made(table)
    if not own_moves(table, seat):
        raise Refused("nothing-to-undo")
    if seat not in table.acting() or plies[-1].seat not in (seat, CHANCE):
        raise Refused("rated" if table.terms.rated else "turn-over")
    fresh(table, seat, asked.n)
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
    return bool(hidden) or any(event.to != "all" and event.is_for(seat) for event in told)


def takeback(table: Table, who: Person, asked: commands.Takeback) -> list[entries.Entry]:
    """Let a person ask to go back before their last decision; if only bots are asked, they agree."""
    seat = _still_in(table, who, asked.seat)
    fresh(table, seat, None)
    if table.terms.rated:
        raise Refused("rated")
    own = own_moves(table, seat)
    if not own:
        raise Refused("nothing-to-undo")
    request = entries.Asked(seat=asked.seat, ply=own[-1])
    if check_askable(table, who, "takeback"):
        return [request]
    return [request, entries.Undone(seat=asked.seat, ply=own[-1])]


def _still_in(table: Table, who: Person, letter: str) -> Seat:
    """Return a person's seat; someone who gave up has nothing to take back."""
    seat = table.own_seat(letter, who.id)
    if table.seats[seat].resigned:
        raise Refused("resigned")
    return seat


def own_moves(table: Table, seat: Seat) -> list[int]:
    """Number the moves that a seat has made at this table."""
    first = len(table.plies)
    return [number for number, ply in enumerate(moves_made(table)) if ply.seat == seat and number >= first]


def moves_made(table: Table) -> list[Ply]:
    """Return the moves of the game so far."""
    assert table.record is not None, "the game has started"
    return table.record.plies
