"""The order of a turn, and where an expansion may ask for a decision of its own (carcassonne-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.games.carcassonne import final, score
from magehall.games.carcassonne.expansion import Layer
from magehall.games.carcassonne.phase import (
    ASKING,
    BEGUN,
    CHOOSING,
    DRAWING,
    MEEPLE,
    TILE_PLACED,
    TURN_SCORED,
)

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


def begin(state: CarcassonneState) -> None:
    """Begin the game, by way of the expansions."""
    if not _is_asked(state, BEGUN, 0):
        _go_first(state)


def _go_first(state: CarcassonneState) -> None:
    """Go on to the first turn, or to the choice of who has it."""
    state.phase = CHOOSING if state.rules.random_start else DRAWING


def after_tile(state: CarcassonneState) -> None:
    """Go on from the tile to the meeple, by way of the expansions."""
    if len(state.layers) == 0 or not _is_asked(state, TILE_PLACED, 0):
        state.phase = MEEPLE


def after_meeple(state: CarcassonneState) -> None:
    """Score the turn and go on to the next one, by way of the expansions."""
    score.score_turn(state)
    if len(state.layers) == 0 or not _is_asked(state, TURN_SCORED, 0):
        end(state)


def answered(state: CarcassonneState) -> None:
    """Go on after an expansion's decision."""
    if _is_asked(state, state.moment, state.asking + 1):
        return
    if state.moment == TILE_PLACED:
        state.phase = MEEPLE
    elif state.moment == BEGUN:
        _go_first(state)
    else:
        end(state)


def _is_asked(state: CarcassonneState, moment: i64, first: i64) -> bool:
    """Call the layers from `first` on at their moment, up to one that asks for a decision."""
    number: i64 = first
    while number < len(state.layers):
        if _asks(state.layers[number], state, moment):
            state.phase = ASKING
            state.moment = moment
            state.asking = number
            return True
        number += 1
    return False


def _asks(layer: Layer, state: CarcassonneState, moment: i64) -> bool:
    if moment == TILE_PLACED:
        return layer.tile_placed(state)
    return layer.turn_scored(state) if moment == TURN_SCORED else layer.begun(state)


def end(state: CarcassonneState) -> None:
    """Pass the turn clockwise, or end the game after the last tile (carcassonne-3, carcassonne-30)."""
    state.turn = state.after(state.turn)
    if state.stack == 0:
        final.end(state)
    else:
        state.phase = DRAWING
