"""Judges what a host does to keep the peace at their table, and what a keeper of the house does there."""

from __future__ import annotations

from collections.abc import Callable

from magehall.core import seat_text
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.absence import absent, deputy_level, playing
from magehall.server.tables.table import FINISHED, GATHERING, Table
from magehall.server.wire import commands, entries

CLOSED = "closed"
"""Why the game of a table that a keeper closed is over."""


def mute(table: Table, who: Person, asked: commands.Mute) -> list[entries.Entry]:
    """Let the host stop somebody from speaking here, or let them speak again."""
    player = _other(table, who, asked.seat)
    if (player in table.company.muted) == asked.yes:
        return []
    return [entries.Muted(seat=asked.seat, player=player, yes=asked.yes)]


def remove(table: Table, who: Person, asked: commands.Remove) -> list[entries.Entry]:
    """Let the host remove somebody with all their seats.

    Not from a rated game: a host could get rid of whoever is winning, and a keeper of the house can be asked.
    """
    player = _other(table, who, asked.seat)
    if table.status != GATHERING:
        playing(table)
        if table.terms.rated:
            raise Refused("rated-removal")
    seats = [seat_text(seat) for seat in table.seats_of(player)]
    bot = None if table.status == GATHERING else deputy_level(table)
    name = table.seats[table.seat(asked.seat)].name
    written: list[entries.Entry] = [entries.Removed(player=player, name=name, seats=seats, bot=bot)]
    if bot is not None and table.still_in() == [player]:
        written.append(entries.Finished(reason="abandoned", seed=table.seed))
    return written


def admit(table: Table, who: Person, asked: commands.Admit) -> list[entries.Entry]:
    """Let the host readmit somebody who was removed, before the game."""
    _only_host(table, who)
    if table.status != GATHERING:
        raise Refused("already-started")
    if asked.player not in table.company.removed:
        raise Refused("not-removed")
    return [entries.Admitted(player=asked.player, name=table.company.removed[asked.player])]


def _other(table: Table, who: Person, letter: str) -> str:
    """Return the player on a seat, who must not be the host who asks."""
    _only_host(table, who)
    chair = table.seats[table.seat(letter)]
    if chair.player is None or chair.removed:
        raise Refused("no-person", seat=letter)
    if chair.player == table.host:
        raise Refused("not-the-host")
    return chair.player


def _only_host(table: Table, who: Person) -> None:
    if table.host != who.id:
        raise Refused("not-host")


def put_out(table: Table, player: str) -> list[entries.Entry]:
    """Remove somebody whom a keeper removed from the house, as if they had left."""
    own = table.seats_of(player)
    if table.status == FINISHED or not (own or table.host == player):
        return []
    left = entries.Left(player=player)
    if table.status == GATHERING:
        return [*(entries.Stood(seat=seat_text(seat)) for seat in own), left]
    deciding = [seat for seat in own if not table.seats[seat].deputy]
    if not deciding and table.host != player:
        return []
    return [*(absent(table, seat, "left") for seat in deciding), left]


def close(why: str) -> Callable[[Table], list[entries.Entry]]:
    """Close a table: a running game ends without a result."""

    def judging(table: Table) -> list[entries.Entry]:
        if table.status == FINISHED:
            raise Refused("finished")
        return [entries.Closed(why=why), entries.Finished(reason=CLOSED, seed=table.seed)]

    return judging


def hand_over(player: str) -> Callable[[Table], list[entries.Entry]]:
    """Make someone who sits at a table its host."""

    def judging(table: Table) -> list[entries.Entry]:
        if table.status == FINISHED:
            raise Refused("finished")
        if player not in _eligible(table):
            raise Refused("not-at-table")
        return [entries.Handed(player=player)] if table.host != player else []

    return judging


def _eligible(table: Table) -> list[str]:
    """List who could be the host: people who may still play, and no programs."""
    programs = {chair.player for chair in table.seats if chair.program}
    return [player for player in table.still_in() if player not in programs]
