"""The decisions of a seat in a finished game: what it saw, and what it did."""

from __future__ import annotations

from typing import NamedTuple

from magehall.bots.tutor import tutor_for
from magehall.core import Move, Record, Seat, View


class Decision(NamedTuple):
    """What a seat saw before ply `ply`, and the moves it then made: one, or all of a turn."""

    ply: int
    view: View
    moves: list[Move]


def decisions(record: Record, seat: Seat) -> list[Decision]:
    """List a seat's decisions where it had a choice, in order."""
    tutor, state = tutor_for(record.game.key), record.start()
    found: list[Decision] = []
    open_turn = False
    for number, (actor, move) in enumerate(record.plies):
        if actor == seat:
            view = state.view(seat)
            if tutor.begins(view):
                open_turn = len(state.moves(seat)) > 1
                if open_turn:
                    found.append(Decision(number, view, [move]))
            elif open_turn:
                found[-1].moves.append(move)
        state.apply(actor, move)
    return found
