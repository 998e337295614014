"""Players of Wizard."""

from magehall.bots.wizard.easy import EasyBot
from magehall.bots.wizard.medium import MediumBot

LEVELS = {"easy": EasyBot(), "medium": MediumBot()}

__all__ = ["LEVELS", "EasyBot", "MediumBot"]
