"""What the rules tell by name: seats by their letters, tiles with their symbols."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magehall.core.facts import Fact
from magehall.core.shape import Letter
from magehall.games.witchstone.symbols import FIRST, SECOND, Symbol, Tile, symbol_text, tile_text

SEATS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")


def letter(seat: i64) -> Letter:
    """Write a seat."""
    return SEATS[int(seat)]


def named(tile: i64) -> tuple[Tile, Symbol, Symbol]:
    """Name a tile and its two symbols, from which a language makes a word."""
    return tile_text(tile), symbol_text(FIRST[tile]), symbol_text(SECOND[tile])


def tile_facts(tile: i64) -> dict[str, Fact]:
    """Give the same as facts of a refusal."""
    name, first, second = named(tile)
    return {"tile": name, "symbol_a": first, "symbol_b": second}
