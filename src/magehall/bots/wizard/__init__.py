"""Players of Wizard."""

from magehall.bots.bot import Bot
from magehall.bots.search.budget import Budget
from magehall.bots.search.halving import Halving
from magehall.bots.wizard.easy import EasyBot
from magehall.bots.wizard.medium import MediumBot
from magehall.bots.wizard.search import WizardSearcher
from magehall.bots.wizard.tally import tally

LEVELS: dict[str, Bot] = {
    "easy": EasyBot(),
    "medium": MediumBot(),
    "hard": WizardSearcher(Halving(Budget(300, 0.15), weight=15.0), cards=False),
    "expert": WizardSearcher(Halving(Budget(1000, 1.0), weight=15.0, tries=4), cards=True),
}
"""The levels, the weakest first."""

TALLY = tally
"""What is counted at the end of a game."""

__all__ = ["LEVELS", "TALLY", "EasyBot", "MediumBot", "WizardSearcher"]
