"""The six symbols, which are the six actions, and the fifteen pairs of them printed on tiles."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from magehall.core.facts import Fact
from magehall.games.witchstone.bits import listed

Sign = Literal["energy", "witch", "pentagram", "crystal", "wand", "scroll"]
Symbol = Annotated[Sign, Meta(title="Symbol")]
"""A symbol by its name, and the action it stands for."""

ENERGY: Final = 0
WITCH: Final = 1
PENTAGRAM: Final = 2
CRYSTAL: Final = 3
WAND: Final = 4
SCROLL: Final = 5
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Sign)
KINDS: Final = 6

VP3: Final = 6
"""The seventh face of a chip: three points instead of an action."""
Chip = Annotated[Literal[Sign, "vp3"], Meta(title="Chip")]
CHIPS: Final[tuple[Chip, ...]] = (*SYMBOLS, "vp3")
CHIP_KINDS: Final = 7

BOTTOM: Final = 6
"""The shelf below the six of the symbols."""
Shelf = Annotated[Literal[Sign, "bottom"], Meta(title="Shelf")]
SHELVES: Final[tuple[Shelf, ...]] = (*SYMBOLS, "bottom")

ANY: Final = 6
"""The action of a single boosting spell: whatever is open."""

TILES: Final = 15
ALL_TILES: Final = 0x7FFF

PAIRS: Final = [(a, b) for a in range(KINDS) for b in range(a + 1, KINDS)]
"""Every unordered pair of symbols once: a player's tiles, and the special tiles too."""

FIRST: Final = vec[i64]([a for a, _ in PAIRS])
SECOND: Final = vec[i64]([b for _, b in PAIRS])
Pair = Literal[
    "energy/witch",
    "energy/pentagram",
    "energy/crystal",
    "energy/wand",
    "energy/scroll",
    "witch/pentagram",
    "witch/crystal",
    "witch/wand",
    "witch/scroll",
    "pentagram/crystal",
    "pentagram/wand",
    "pentagram/scroll",
    "crystal/wand",
    "crystal/scroll",
    "wand/scroll",
]
Tile = Annotated[Pair, Meta(title="Tile")]
"""A tile by its two symbols, in the order of `PAIRS`."""
TILE_NAMES: Final[tuple[Tile, ...]] = get_args(Pair)


def _tile_numbers() -> list[int]:
    numbers = [-1] * (KINDS * KINDS)
    for tile, (a, b) in enumerate(PAIRS):
        numbers[a * KINDS + b] = numbers[b * KINDS + a] = tile
    return numbers


TILE_OF: Final = vec[i64](_tile_numbers())


def tile_of(a: i64, b: i64) -> i64:
    """Return the tile with two symbols, in either order, or -1 if they are the same."""
    return TILE_OF[a * KINDS + b]


def has_symbol(tile: i64, symbol: i64) -> bool:
    """Tell whether a tile shows a symbol."""
    return FIRST[tile] == symbol or SECOND[tile] == symbol


def tile_text(tile: i64) -> Tile:
    """Write a tile: `energy/witch`."""
    return TILE_NAMES[int(tile)]


def tiles_text(tiles: i64) -> list[Tile]:
    """Write a set of tiles in their order."""
    return [TILE_NAMES[tile] for tile in listed(tiles)]


def symbol_text(symbol: i64) -> Symbol:
    """Write a symbol by its name."""
    return SYMBOLS[int(symbol)]


def named(tile: i64) -> tuple[Tile, Symbol, Symbol]:
    """Name a tile and its two symbols, from which a language makes a word."""
    return tile_text(tile), symbol_text(FIRST[tile]), symbol_text(SECOND[tile])


def tile_facts(tile: i64) -> dict[str, Fact]:
    """Return the same as the facts of a refusal."""
    name, first, second = named(tile)
    return {"tile": name, "symbol_a": first, "symbol_b": second}
