"""Symbols, tiles, chips and seats as coloured signs; a shape or a letter always goes with the colour."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from magehall.core import Seat, seat_text
from magehall.games.witchstone.symbols import FIRST, SECOND, SYMBOLS, VP3
from magehall.locales import Words

SIGNS: Final = ("✦", "▲", "★", "◈", "†", "▤")
"""Spark, hat, five-pointed star, gem, rod and rolled sheet, in the order of the symbols."""
STYLES: Final = ("dark_orange", "medium_purple1", "deep_pink2", "deep_sky_blue1", "green3", "tan")
SEAT_STYLES: Final = ("bright_cyan", "bright_magenta", "bright_white", "bright_yellow")
OWN_CRYSTAL: Final = "◇"
BLACK_CRYSTAL: Final = "◆"
FREE: Final = "·"


class Pictures:
    """Draws small things with the two-letter codes of a language."""

    def __init__(self, words: Words) -> None:
        self.codes = [words.say("witchstone-symbol-code", symbol=symbol) for symbol in SYMBOLS]

    def symbol(self, symbol: int) -> Text:
        """Draw a symbol by its sign and its code."""
        return Text(f"{SIGNS[symbol]}{self.codes[symbol]}", style=STYLES[symbol])

    def tile(self, tile: int) -> Text:
        """Draw a double tile."""
        return Text.assemble(self.symbol(int(FIRST[tile])), "/", self.symbol(int(SECOND[tile])))


def sign(symbol: int) -> Text:
    """Draw a symbol by its sign alone."""
    return Text(SIGNS[symbol], style=STYLES[symbol])


def special(tile: int) -> Text:
    """Draw a special tile, which shows two symbols on one hex."""
    return Text.assemble(sign(int(FIRST[tile])), "+", sign(int(SECOND[tile])))


def chip(kind: int) -> Text:
    """Draw a chip by the sign of its action, or as three points."""
    return Text("+3", style="bold") if kind == VP3 else sign(kind)


def seat(number: Seat, *, small: bool = False) -> Text:
    """Draw a seat by its letter: a capital for a player and the big witch, a small one for small witches."""
    letter = seat_text(number)
    return Text(letter.lower() if small else letter, style=f"bold {SEAT_STYLES[number]}")


def joined(parts: list[Text], between: str = " ") -> Text:
    """Put pieces side by side."""
    return Text(between).join(parts)
