"""Carcassonne: build a landscape of cities, roads, monasteries and fields, and claim it."""

from magehall.games.carcassonne.game import GAME
from magehall.games.carcassonne.view import CarcassonneOptions, CarcassonneView

__all__ = ["GAME", "CarcassonneOptions", "CarcassonneView"]
