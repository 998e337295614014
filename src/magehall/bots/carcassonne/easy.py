"""The easy player: takes the points it can get now, otherwise does anything."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.carcassonne.turns import after, answers
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.carcassonne.phase import ASKING, MEEPLE
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.view import CarcassonneView
from magehall.games.carcassonne.worlds import imagine

WIDTH: Final = 2
"""How many answers to an expansion it looks at in advance when it places a tile."""


@final
class EasyBot(Bot):
    """Plays the move that gains the most points over the others this very turn."""

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Propose a move that gains the most now, any of them if there are several."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        state, seat = imagine(view), view.me
        before = lead(state, seat)
        gains = [int(gain(after(state, seat, move), seat, before)) for move in moves]
        best = [move for move, points in zip(moves, gains, strict=True) if points == max(gains)]
        chosen = best[rng.below(len(best))]
        return Advice(chosen, [Reason("points-now", {"points": max(gains), "moves": len(best)}, 1.0)])


def lead(state: CarcassonneState, seat: i64) -> i64:
    """Return how far a seat is ahead of the best other one on the scoring track."""
    best: i64 = -1000
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.points[other] > best:
            best = state.points[other]
        other += 1
    return state.points[seat] - best


def gain(state: CarcassonneState, seat: i64, before: i64) -> i64:
    """Return how far the lead can grow before the turn ends."""
    if state.phase not in (MEEPLE, ASKING) or seat not in state.acting():
        return lead(state, seat) - before
    most: i64 = -1000
    ahead = answers(state, int(seat))
    for move in ahead if state.phase == MEEPLE else ahead[:WIDTH]:
        most = max(most, gain(after(state, int(seat), move), seat, before))
    return most
