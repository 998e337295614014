"""Judges what is asked of the running game: each function returns the entries to write."""

from __future__ import annotations

from magehall.core import Move, NotationError, Outcome, Seat, seat_text
from magehall.core.record import Written
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.absence import note_return
from magehall.server.tables.table import GATHERING, PLAYING, Table
from magehall.server.wire import commands, entries


def play(table: Table, who: Person, asked: commands.Play) -> list[entries.Entry]:
    """Let a person move: someone who moves is present, and gets the seat back if a bot stood in."""
    seat = table.own_seat(asked.seat, who.id)
    fresh(table, seat, asked.n)
    chair = table.seats[seat]
    if chair.resigned:
        raise Refused("resigned")
    made = judge_move(table, seat, read_move(table, asked.move))
    return [*note_return(table, who.id), *made] if chair.gone or chair.deputy else made


def judge_draft(table: Table, who: Person, asked: commands.Draft) -> tuple[Seat, str]:
    """Return the seat whose turn it is and the move it is composing, legal or not yet; empty for none."""
    seat = table.own_seat(asked.seat, who.id)
    fresh(table, seat, asked.n)
    if seat not in table.acting():
        raise Refused("not-your-turn")
    return seat, "" if asked.move is None else str(read_move(table, asked.move))


def fresh(table: Table, seat: Seat, n: int | None) -> None:
    """Refuse what was decided before the seat's last decision was known."""
    if table.status != PLAYING:
        raise Refused("not-started" if table.status == GATHERING else "finished")
    if n is not None and n < table.since[seat]:
        raise Refused("stale", n=table.n)


def read_move(table: Table, text: str) -> Move:
    """Read a move, or say where it cannot be read."""
    try:
        return table.game.read(text)
    except NotationError as error:
        raise Refused("not-understood", text=text[:60], position=error.position) from None


def judge_move(table: Table, seat: Seat, move: Move) -> list[entries.Entry]:
    """Judge a move of a seat, or of nature, and return what follows from it."""
    attempt = table.attempt(seat, move)
    return entries_for(seat, attempt.outcome, attempt.written, table.seed)


def entries_for(seat: Seat, outcome: Outcome | None, plies: Written, seed: str) -> list[entries.Entry]:
    """Write down moves, and the end of the game if they led to it."""
    entry = entries.Played(seat=seat_text(seat), plies=plies)
    if outcome is None:
        return [entry]
    return [entry, entries.Finished(reason=outcome.reason, seed=seed, outcome=outcome.data())]
