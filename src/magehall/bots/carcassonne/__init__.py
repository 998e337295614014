"""Players of Carcassonne."""

from magehall.bots.bot import Bot
from magehall.bots.carcassonne.easy import EasyBot
from magehall.bots.carcassonne.medium import MediumBot
from magehall.bots.carcassonne.search import BySeats, CarcassonneSearcher
from magehall.bots.search.budget import Budget
from magehall.bots.search.halving import Halving
from magehall.bots.search.two_level import TwoLevel


def searcher(seconds: float, temperature: float = 0.0) -> BySeats:
    """Make a player that searches; its temperature says what a level may choose among the results."""
    tree = TwoLevel(Budget(230, seconds), weight=4.0, most=12, futures=8, width=6)
    flat = Halving(Budget(200, seconds), weight=4.0, most=12)
    return BySeats(
        CarcassonneSearcher(tree, turns=2, temperature=temperature),
        CarcassonneSearcher(flat, turns=2, temperature=temperature),
    )


LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(),
    "hard": searcher(0.12, temperature=0.4),
    "expert": searcher(0.9),
}
"""The levels, the weakest first."""

__all__ = ["LEVELS", "CarcassonneSearcher", "EasyBot", "MediumBot"]
