"""Bots for Witchstone."""

from magehall.bots.bot import Bot
from magehall.bots.witchstone.easy import EasyBot
from magehall.bots.witchstone.medium import MediumBot
from magehall.bots.witchstone.search import Effort, WitchstoneSearcher
from magehall.bots.witchstone.weights import HAND

LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(HAND),
    "hard": WitchstoneSearcher(HAND, Effort(200, 560, 0.14, most=6, weight=3.0), 10, 12),
    "expert": WitchstoneSearcher(HAND, Effort(200, 2300, 0.9, most=8, weight=3.0), 16, 24),
}
"""The levels, the weakest first."""

__all__ = ["LEVELS"]
