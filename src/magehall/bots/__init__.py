"""Players that see a View and nothing else."""

from magehall.bots.bot import Advice, Bot, RandomBot, Reason
from magehall.bots.helpers import Helper, helper
from magehall.bots.levels import add, bot, house_levels, levels, withhold

__all__ = [
    "Advice",
    "Bot",
    "Helper",
    "RandomBot",
    "Reason",
    "add",
    "bot",
    "helper",
    "house_levels",
    "levels",
    "withhold",
]
