"""The phases of a game of Wizard, and the values that mark what is missing."""

from __future__ import annotations

from typing import Final

CHOOSING: Final = 0
DEALING: Final = 1
NAMING: Final = 2
BIDDING: Final = 3
PLAYING: Final = 4
OVER: Final = 5
WORDS: Final = ("dealer", "deal", "trump", "bid", "play", "over")

NO_BID: Final = -1
NO_TRUMP: Final = 7
