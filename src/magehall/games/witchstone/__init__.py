"""Witchstone: brew spells, weave energy, send witches."""

from magehall.games.witchstone.game import GAME

__all__ = ["GAME"]
