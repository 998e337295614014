"""Bots for Witchstone."""

from magehall.bots.bot import Bot
from magehall.bots.search.budget import Budget
from magehall.bots.search.halving import Halving
from magehall.bots.witchstone.easy import EasyBot
from magehall.bots.witchstone.medium import MediumBot
from magehall.bots.witchstone.search import WitchstoneSearcher
from magehall.bots.witchstone.weights import Weights

LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(Weights()),
    "hard": WitchstoneSearcher(Weights(), Halving(Budget(40, 0.15), weight=2.0, most=6), 10, 12, 2),
    "expert": WitchstoneSearcher(Weights(), Halving(Budget(200, 1.0), weight=2.0, most=12), 16, 24, 2),
}
"""The levels, the weakest first."""

__all__ = ["LEVELS"]
