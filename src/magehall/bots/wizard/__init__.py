"""Players of Wizard."""

from magehall.bots.bot import Bot
from magehall.bots.search.budget import Budget
from magehall.bots.search.halving import Halving
from magehall.bots.wizard.easy import EasyBot
from magehall.bots.wizard.medium import MediumBot
from magehall.bots.wizard.search import WizardSearcher
from magehall.bots.wizard.tally import tally


def searcher(seconds: float, temperature: float = 0.0) -> WizardSearcher:
    """Make a player that searches; its temperature says what a level may choose among the results."""
    return WizardSearcher(Halving(Budget(700, seconds), weight=15.0, tries=4, slight=0.25), temperature)


LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(),
    "hard": searcher(0.12, temperature=2.5),
    "expert": searcher(0.9),
}
"""The levels, the weakest first."""

TALLY = tally
"""What is counted at the end of a game."""

__all__ = ["LEVELS", "TALLY", "EasyBot", "MediumBot", "WizardSearcher"]
