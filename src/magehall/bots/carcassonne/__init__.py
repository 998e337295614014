"""Players of Carcassonne."""

from magehall.bots.carcassonne.easy import EasyBot
from magehall.bots.carcassonne.medium import MediumBot

LEVELS = {"easy": EasyBot(), "medium": MediumBot()}

__all__ = ["LEVELS", "EasyBot", "MediumBot"]
