"""Rummikub, unofficial: runs and groups of numbered tiles, and a table that everyone may rearrange."""

from magehall.games.rummikub.game import GAME

__all__ = ["GAME"]
