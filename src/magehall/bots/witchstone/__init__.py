"""Bots for Witchstone."""

from magehall.bots.bot import Bot
from magehall.bots.witchstone.easy import EasyBot
from magehall.bots.witchstone.medium import MediumBot
from magehall.bots.witchstone.weights import Weights

LEVELS: dict[str, Bot] = {"easy": EasyBot(), "medium": MediumBot(Weights())}
"""The levels, the weakest first."""

__all__ = ["LEVELS"]
