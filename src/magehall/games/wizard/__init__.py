"""Wizard: predict your tricks exactly."""

from magehall.games.wizard.game import GAME

__all__ = ["GAME"]
