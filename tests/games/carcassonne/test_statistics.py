"""Uniformly random play scores what it scores elsewhere: 19.0 points a player, 21.7 with Mage & Witch."""

from __future__ import annotations

import os

import pytest

from magehall.core import Rng, is_compiled
from tests.games.carcassonne.tables import CARCASSONNE, PLAIN, seen

GAMES = int(os.environ.get("MAGEHALL_GAMES", "10000" if is_compiled() else "1500"))


def points_a_player(options: dict[str, str], games: int) -> tuple[float, float]:
    """Give the mean points of a player and the share of games in which a tile fitted nowhere."""
    total, discards = 0, 0
    rng = Rng("statistics")
    for _ in range(games):
        state = CARCASSONNE.start(2, options)
        state.playout(rng)
        total += sum(state.scores())
        discarded = seen(state).discarded
        assert isinstance(discarded, list)
        discards += bool(discarded)
    return total / (2 * games), discards / games


@pytest.mark.long
def test_the_base_game_scores_as_elsewhere() -> None:
    points, discards = points_a_player(PLAIN, GAMES)
    assert abs(points - 19.0) < 0.5
    assert 0.005 < discards < 0.04
