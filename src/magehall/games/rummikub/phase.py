"""The phases of a game of Rummikub."""

from __future__ import annotations

from typing import Final

LOTS: Final = 0
STARTER: Final = 1
DEALING: Final = 2
PLAYING: Final = 3
TAKING: Final = 4
OVER: Final = 5
WORDS: Final = ("lots", "starter", "deal", "play", "take", "over")
