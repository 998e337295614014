"""How a position looks: the points if the game ended now, what may yet come, and the meeples at hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.carcassonne.claims import Claims
from magehall.bots.carcassonne.weights import weights_for
from magehall.games.carcassonne.state import CarcassonneState


def outlook(state: CarcassonneState, seat: i64) -> float:
    """Weigh a position for a seat: its prospects minus those of the best rival."""
    return outlook_by(state, seat, weights_for(state.seats))


def outlook_by(state: CarcassonneState, seat: i64, weights: vec[float]) -> float:
    """Weigh a position by given numbers."""
    claims = Claims(state, weights)
    claims.read()
    return claims.outlook(seat)
