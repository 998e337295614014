"""Players that see a View and nothing else."""

from magehall.bots.bot import Advice, Bot, RandomBot, Reason
from magehall.bots.levels import add, bot, levels

__all__ = ["Advice", "Bot", "RandomBot", "Reason", "add", "bot", "levels"]
