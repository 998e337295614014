"""Witchstone: brew spells, weave energy, send witches."""

from magehall.games.witchstone.game import GAME
from magehall.games.witchstone.view import WitchstoneOptions, WitchstoneView

__all__ = ["GAME", "WitchstoneOptions", "WitchstoneView"]
