"""Bots for Witchstone."""

from magehall.bots.bot import Bot
from magehall.bots.search.budget import Budget
from magehall.bots.search.halving import Halving
from magehall.bots.witchstone.easy import EasyBot
from magehall.bots.witchstone.medium import MediumBot
from magehall.bots.witchstone.search import WitchstoneSearcher
from magehall.bots.witchstone.weights import HAND, TUNED

LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(HAND),
    "hard": WitchstoneSearcher(
        TUNED,
        Halving(Budget(80, 0.15), weight=2.0, most=8),
        Halving(Budget(16, 0.1), weight=2.0, most=4),
        10,
        16,
        3,
    ),
    "expert": WitchstoneSearcher(
        TUNED,
        Halving(Budget(320, 0.9), weight=2.0, most=16),
        Halving(Budget(64, 0.3), weight=2.0, most=4),
        16,
        24,
        4,
    ),
}
"""The levels, the weakest first."""

__all__ = ["LEVELS"]
