"""Players of Carcassonne."""

from magehall.bots.bot import Bot
from magehall.bots.carcassonne.easy import EasyBot
from magehall.bots.carcassonne.medium import MediumBot
from magehall.bots.carcassonne.search import BySeats, CarcassonneSearcher
from magehall.bots.search.budget import Budget
from magehall.bots.search.halving import Halving
from magehall.bots.search.two_level import TwoLevel

LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(),
    "hard": CarcassonneSearcher(Halving(Budget(60, 0.15), weight=2.0, most=8), turns=2, learned=False),
    "expert": BySeats(
        CarcassonneSearcher(
            TwoLevel(Budget(230, 1.0), weight=4.0, most=12, futures=8, width=6), turns=2, learned=True
        ),
        CarcassonneSearcher(Halving(Budget(200, 1.0), weight=4.0, most=12), turns=2, learned=False),
    ),
}
"""The levels, the weakest first."""

__all__ = ["LEVELS", "CarcassonneSearcher", "EasyBot", "MediumBot"]
