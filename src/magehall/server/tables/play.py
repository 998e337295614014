"""Judges what is asked of the game under way: each function gives the entries to write."""

from __future__ import annotations

from magehall.core import CHANCE, Move, NotationError, Seat, State, seat_text
from magehall.core.chance import nature
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.absence import returned
from magehall.server.tables.table import GATHERING, PLAYING, Table
from magehall.server.wire import commands, entries


def play(table: Table, who: Person, asked: commands.Play) -> list[entries.Entry]:
    """Let a person move: whoever does is there, and has the seat back where a bot stood in."""
    seat = table.own_seat(asked.seat, who.id)
    fresh(table, seat, asked.n)
    chair = table.seats[seat]
    if chair.resigned:
        raise Refused("resigned")
    made = moved(table, seat, read_move(table, asked.move))
    return [*returned(table, who.id), *made] if chair.gone or chair.deputy else made


def drafted(table: Table, who: Person, asked: commands.Draft) -> tuple[Seat, str]:
    """Give the seat whose turn it is and the move it is composing, legal or not yet; empty for none."""
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


def moved(table: Table, seat: Seat, move: Move) -> list[entries.Entry]:
    """Judge a move of a seat, or of nature, and give what follows from it."""
    refusal = table.judge(seat, move)
    if refusal is not None:
        raise Refused("illegal", refusal)
    trial = table.state.copy()
    trial.apply(seat, move)
    draws = table.draws + (seat == CHANCE)
    follow = [(seat, move), *natures_moves(trial, table.nature_seed, draws)]
    return played(seat, trial, follow, table.seed)


def natures_moves(state: State, seed: str, draws: int) -> list[tuple[Seat, Move]]:
    """Let nature move until a seat must act or the game is over."""
    made: list[tuple[Seat, Move]] = []
    while state.acting() == (CHANCE,):
        move = state.draw(nature(seed, draws + len(made)))
        state.apply(CHANCE, move)
        made.append((CHANCE, move))
    return made


def played(seat: Seat, state: State, plies: list[tuple[Seat, Move]], seed: str) -> list[entries.Entry]:
    """Write moves down, and the end of the game where they brought it."""
    written = [(seat_text(mover), str(move)) for mover, move in plies]
    entry = entries.Played(seat=seat_text(seat), plies=written)
    outcome = state.outcome()
    if outcome is None:
        return [entry]
    return [entry, entries.Finished(reason=outcome.reason, seed=seed, outcome=outcome.data())]
