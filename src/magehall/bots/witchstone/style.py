"""Personalities of Witchstone: the medium player, with a liking for one kind of action."""

from __future__ import annotations

from typing import Final

from magehall.bots.bot import Bot
from magehall.bots.styles import Leaning, leanings
from magehall.bots.witchstone.medium import MediumBot
from magehall.bots.witchstone.weights import TABLES, Book, Weights
from magehall.games.witchstone.symbols import SYMBOLS


def fond(leaning: Leaning) -> Book:
    """Return the medium player's numbers with some actions worth a multiple."""
    weights = Weights(TABLES["hand"])
    for symbol, times in leaning.items():
        place = SYMBOLS.index(symbol)
        weights.action[place] *= times
        weights.group[place] *= times
    return Book(weights, weights)


STYLES: Final[dict[str, Bot]] = {
    name: MediumBot(fond(leaning)) for name, leaning in leanings("witchstone").items()
}
"""The personalities, of the strength of medium."""
