"""Wizard: bid exactly the tricks you will take."""

from magehall.games.wizard.game import GAME
from magehall.games.wizard.view import WizardOptions, WizardView

__all__ = ["GAME", "WizardOptions", "WizardView"]
