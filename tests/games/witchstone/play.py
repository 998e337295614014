"""Random games that use what they get: nothing is given up while something can be done."""

from __future__ import annotations

from collections.abc import Iterator

from magehall import CHANCE, Move, Rng
from magehall.games.witchstone.state import WitchstoneState
from tests.games.witchstone.table import started


def busy_move(state: WitchstoneState, rng: Rng) -> Move:
    """Choose at random, mostly among the moves that neither give up nor take crystals out by hand."""
    seat = state.acting()[0]
    if seat == CHANCE:
        return state.draw(rng)
    moves = state.moves(seat)
    useful = [move for move in moves if not str(move).startswith(("done", "remove"))]
    return rng.choice(useful if useful and rng.below(20) else moves)


def busy_game(seats: int, seed: str, every: int = 1, **options: str) -> Iterator[WitchstoneState]:
    """Play a busy game and give a copy of every so-manieth position and of the last one."""
    state, rng, ply = started(seats, **options), Rng(seed), 0
    while acting := state.acting():
        if ply % every == 0:
            yield state.copy()
        state.apply(acting[0], busy_move(state, rng))
        ply += 1
    yield state
