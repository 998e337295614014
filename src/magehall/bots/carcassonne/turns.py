"""Looks to the end of the turn: where the tile goes, what an expansion asks, and the meeple."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.carcassonne.outlook import outlook_by
from magehall.bots.carcassonne.weights import weights_for
from magehall.core.move import Move
from magehall.games.carcassonne.phase import ASKING, MEEPLE, PLACING, TURN_SCORED
from magehall.games.carcassonne.state import CarcassonneState

WORST: Final = -1.0e9
WIDTH: Final = 6
"""How many placements are followed to the end if an expansion asks for a decision of its own."""
DEPTH: Final = 4
"""How many answers to an expansion are followed to the end of the turn while the tile is still in hand."""


def after(state: CarcassonneState, seat: int, move: Move) -> CarcassonneState:
    """Return the position after a move."""
    new = state.copy()
    new.apply(seat, move)
    return new


def answers(state: CarcassonneState, seat: int) -> list[Move]:
    """List the moves worth weighing."""
    if state.phase == ASKING:
        return state.layers[state.asking].proposals(state)
    return state.moves(seat)


def settled(state: CarcassonneState, seat: i64, far: bool, weights: vec[float]) -> float:
    """Return the best outlook at the end of a seat's turn; `far` goes on to what follows the scoring."""
    if state.phase == ASKING and state.moment == TURN_SCORED:
        return _circulated(state, seat, weights) if far else outlook_by(state, seat, weights)
    if state.phase not in (ASKING, MEEPLE) or state.turn != seat:
        return outlook_by(state, seat, weights)
    best: float = WORST
    for move in _promising(state, int(seat), weights):
        best = max(best, settled(after(state, int(seat), move), seat, far, weights))
    return best


def _circulated(state: CarcassonneState, seat: i64, weights: vec[float]) -> float:
    """Return a seat's outlook when everyone has answered an expansion, each in their own interest."""
    best: float = WORST
    deciding = state.layers[state.asking].deciding(state)
    if deciding != seat:
        answer = greedy(state, deciding, weights)
        return settled(after(state, int(deciding), answer), seat, True, weights)
    for move in answers(state, int(seat)):
        best = max(best, settled(after(state, int(seat), move), seat, True, weights))
    return best


def _promising(state: CarcassonneState, seat: int, weights: vec[float]) -> list[Move]:
    """List the moves to look beyond: every claim, but only the best few of an expansion's answers."""
    moves = answers(state, seat)
    if state.phase == MEEPLE or len(moves) <= DEPTH:
        return moves
    weighed = [(outlook_by(after(state, seat, move), seat, weights), move) for move in moves]
    return [move for _, move in _sorted(weighed)[:DEPTH]]


def greedy(state: CarcassonneState, seat: i64, weights: vec[float]) -> Move:
    """Return the answer with the best immediate outlook."""
    best: float = WORST
    chosen = answers(state, int(seat))[0]
    for move in answers(state, int(seat)):
        value = outlook_by(after(state, int(seat), move), seat, weights)
        if value > best:
            best, chosen = value, move
    return chosen


def weigh(state: CarcassonneState, seat: int) -> list[tuple[float, Move]]:
    """Weigh the moves of a seat that must act, the best first."""
    return weigh_by(state, seat, weights_for(state.seats))


def weigh_by(state: CarcassonneState, seat: int, weights: vec[float]) -> list[tuple[float, Move]]:
    """Weigh by given numbers."""
    if state.phase == PLACING:
        return _weigh_placements(state, seat, weights)
    ahead = answers(state, seat)
    return _sorted([(settled(after(state, seat, move), seat, True, weights), move) for move in ahead])


def _weigh_placements(state: CarcassonneState, seat: int, weights: vec[float]) -> list[tuple[float, Move]]:
    found: list[tuple[float, Move]] = []
    asked: list[tuple[float, Move]] = []
    for move in state.moves(seat):
        new = after(state, seat, move)
        if new.phase == ASKING:
            asked.append((outlook_by(new, seat, weights), move))
        else:
            found.append((settled(new, seat, False, weights), move))
    for _, move in _sorted(asked)[:WIDTH]:
        found.append((settled(after(state, seat, move), seat, False, weights), move))
    return _sorted(found)


def _sorted(found: list[tuple[float, Move]]) -> list[tuple[float, Move]]:
    """Sort by value, the best first; if tied, the one listed first."""
    return sorted(found, key=_value, reverse=True)


def _value(weighed: tuple[float, Move]) -> float:
    return weighed[0]
