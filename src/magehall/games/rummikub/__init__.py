"""Rummikub, unofficial: runs and groups of numbered tiles, and a table that everyone may rearrange."""

from magehall.games.rummikub.game import GAME
from magehall.games.rummikub.view import RummikubOptions, RummikubView

__all__ = ["GAME", "RummikubOptions", "RummikubView"]
