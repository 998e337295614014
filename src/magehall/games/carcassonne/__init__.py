"""Carcassonne: build a landscape of cities, roads, monasteries and fields, and claim it."""

from magehall.games.carcassonne.game import GAME

__all__ = ["GAME"]
