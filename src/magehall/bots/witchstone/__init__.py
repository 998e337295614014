"""Bots for Witchstone."""

from magehall.bots.bot import Bot
from magehall.bots.witchstone.easy import EasyBot
from magehall.bots.witchstone.medium import MediumBot
from magehall.bots.witchstone.search import Effort, WitchstoneSearcher
from magehall.bots.witchstone.weights import HAND


def searcher(seconds: float, temperature: float = 0.0) -> WitchstoneSearcher:
    """Make a player that searches; its temperature says what a level may choose among the results."""
    effort = Effort(200, 1150, seconds, most=8, weight=3.0)
    return WitchstoneSearcher(HAND, effort, 16, 24, temperature=temperature)


LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(HAND),
    "hard": searcher(0.12, temperature=1.2),
    "expert": searcher(0.9),
}
"""The levels, the weakest first."""

__all__ = ["LEVELS"]
