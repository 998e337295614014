"""Players of Carcassonne."""

from magehall.bots.bot import Bot
from magehall.bots.carcassonne.easy import EasyBot
from magehall.bots.carcassonne.medium import MediumBot
from magehall.bots.carcassonne.search import CarcassonneSearcher
from magehall.bots.search.budget import Budget
from magehall.bots.search.halving import Halving

LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(),
    "hard": CarcassonneSearcher(Halving(Budget(60, 0.15), weight=2.0, most=8), turns=2, learned=True),
    "expert": CarcassonneSearcher(Halving(Budget(400, 1.0), weight=2.0, most=16), turns=4, learned=True),
}
"""The levels, the weakest first."""

__all__ = ["LEVELS", "CarcassonneSearcher", "EasyBot", "MediumBot"]
