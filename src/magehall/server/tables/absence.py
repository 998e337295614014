"""Judges what happens when people leave, give up, are replaced by bots for a while, and come back."""

from __future__ import annotations

from magehall.bots import house_levels
from magehall.core import Seat, seat_text
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables import seating
from magehall.server.tables.table import FINISHED, GATHERING, PLAYING, Table
from magehall.server.wire import commands, entries


def deputy_level(table: Table) -> str:
    """Name the bot that stands in for people: the medium one, unless the game is known and lacks it."""
    if table.barred is not None:
        return "medium"
    found = house_levels(table.terms.game)
    return "medium" if "medium" in found else found[-1]


def leave(table: Table, who: Person, asked: commands.Leave) -> list[entries.Entry]:
    """Let a person leave: before the game their seats become free, during it bots stand in."""
    if table.status == GATHERING:
        return seating.leave(table, who, asked)
    playing(table)
    own = [seat for seat in table.seats_of(who.id) if not table.seats[seat].deputy]
    if not own:
        raise Refused("not-seated")
    return [*(absent(table, seat, "left") for seat in own), entries.Left(player=who.id)]


def forgotten(table: Table, player: str) -> list[entries.Entry]:
    """Remove somebody who will not come back: the seats to bots, the table to another person.

    If no person is left, the game is over without a result.
    """
    own = [] if table.status == FINISHED else table.seats_of(player)
    left = entries.Left(player=player)
    if table.status != PLAYING:
        stood = [entries.Stood(seat=seat_text(seat)) for seat in own]
        return [*stood, left] if stood or (table.host == player and table.status == GATHERING) else []
    if player in table.company.forgotten or not (own or table.host == player):
        return []
    written: list[entries.Entry] = [*(absent(table, seat, "forgotten") for seat in own), left]
    if own and table.still_in() == [player]:
        written.append(entries.Finished(reason="abandoned", seed=table.seed))
    return written


def resign(table: Table, who: Person, asked: commands.Resign) -> list[entries.Entry]:
    """Let a person give up; when nobody is left, the game is over without a result."""
    playing(table)
    seat = table.own_seat(asked.seat, who.id)
    if table.seats[seat].resigned:
        raise Refused("resigned")
    written: list[entries.Entry] = [entries.Resigned(seat=asked.seat, bot=deputy_level(table))]
    own = [place for place in table.seats_of(who.id) if not table.seats[place].resigned]
    if own == [seat] and table.still_in() == [who.id]:
        written.append(entries.Finished(reason="abandoned", seed=table.seed))
    return written


def replace(table: Table, who: Person, asked: commands.Replace) -> list[entries.Entry]:
    """Let somebody at the table put in a bot for a person who is gone or whose time is over."""
    playing(table)
    seat = table.seat(asked.seat)
    if not table.seats_of(who.id):
        raise Refused("not-seated")
    chair = table.seats[seat]
    if not (chair.gone or chair.late) or chair.deputy:
        raise Refused("not-gone", seat=asked.seat)
    return [absent(table, seat, "called")]


def come_back(table: Table, who: Person, asked: commands.Return) -> list[entries.Entry]:
    """Give a person their seats back, all but those that were resigned."""
    playing(table)
    own = table.seats_of(who.id)
    if not own:
        raise Refused("not-seated")
    return note_return(table, who.id)


def note_return(table: Table, player: str) -> list[entries.Entry]:
    """Write down that a player is here again, if that is new; forgotten players do not come back."""
    if player in table.company.forgotten:
        return []
    own = [table.seats[seat] for seat in table.seats_of(player)]
    written: list[entries.Entry] = [entries.Back(player=player)] if any(chair.gone for chair in own) else []
    for seat in table.seats_of(player):
        if table.seats[seat].deputy and not table.seats[seat].resigned:
            written.append(entries.Returned(seat=seat_text(seat)))
    return written


def gone(table: Table, player: str) -> list[entries.Entry]:
    """Write down that a player's last socket closed, if that is new."""
    chairs = [table.seats[seat] for seat in table.seats_of(player)]
    is_news = table.status == PLAYING and any(not chair.gone for chair in chairs)
    return [entries.Gone(player=player)] if is_news else []


def absent(table: Table, seat: Seat, why: entries.Cause) -> entries.Absent:
    """Let a bot stand in for a seat."""
    return entries.Absent(seat=seat_text(seat), bot=deputy_level(table), why=why)


def playing(table: Table) -> None:
    """Refuse what makes sense only during the game."""
    if table.status != PLAYING:
        raise Refused("not-started" if table.status == GATHERING else "finished")
