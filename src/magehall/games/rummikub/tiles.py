"""The tiles as small numbers: thirteen times the colour plus the number less one; the joker comes last.

Equal tiles cannot be told apart, so a rack, the bank and the table as a whole are counts: a vector that says
how many tiles of each of the 53 kinds are there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.errors import NotationError

COLOURS: Final = "KRGB"
COLOUR_WORDS: Final = ("black", "red", "green", "blue")
HIGHEST: Final = 13
JOKER: Final = 52
KINDS: Final = 53
JOKERS: Final = 2
JOKER_POINTS: Final = 30
COLOUR_MASK: Final = 15

NAMES: Final = [f"{colour}{number}" for colour in COLOURS for number in range(1, HIGHEST + 1)] + ["J"]
BY_NAME: Final = {name: kind for kind, name in enumerate(NAMES)}
NOTHING: Final = vec[i64]([0] * KINDS)
"""Counts of no tiles; copy it with `[:]`."""


def colour_of(kind: i64) -> i64:
    """Return a numbered tile's colour, from 0 (black) to 3 (blue)."""
    return kind // 13


def number_of(kind: i64) -> i64:
    """Return a numbered tile's number, from 1 to 13."""
    return kind % 13 + 1


def tile(colour: i64, number: i64) -> i64:
    """Return the kind of a numbered tile."""
    return colour * 13 + number - 1


def points_of(kind: i64) -> i64:
    """Return what a tile on the rack counts: its number, a joker 30 (rummikub-19)."""
    return JOKER_POINTS if kind == JOKER else number_of(kind)


def whole_box(copies: i64) -> vec[i64]:
    """Count the tiles of the box: copies of each numbered tile, and two jokers (rummikub-2, rummikub-29)."""
    counts = vec[i64]([int(copies)] * KINDS)
    counts[JOKER] = JOKERS
    return counts


def total(counts: vec[i64]) -> i64:
    """Count all tiles."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        found += counts[kind]
        kind += 1
    return found


def points(counts: vec[i64]) -> i64:
    """Add up what the tiles count on a rack."""
    found: i64 = JOKER_POINTS * counts[JOKER]
    kind: i64 = 0
    while kind < JOKER:
        found += counts[kind] * number_of(kind)
        kind += 1
    return found


def listed(counts: vec[i64]) -> list[int]:
    """List the tiles by colour and number, jokers last."""
    found: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        left: i64 = counts[kind]
        while left > 0:
            found.append(int(kind))
            left -= 1
        kind += 1
    return found


def counted(tiles: list[int]) -> vec[i64]:
    """Count a list of tiles."""
    counts = NOTHING[:]
    for kind in tiles:
        counts[kind] += 1
    return counts


def nth(counts: vec[i64], index: i64) -> i64:
    """Return the tile at a place of the list that `listed` gives."""
    kind: i64 = 0
    while index >= counts[kind]:
        index -= counts[kind]
        kind += 1
    return kind


def tile_text(kind: i64) -> str:
    """Write a tile: K7, R13, J."""
    return NAMES[int(kind)]


def tiles_text(counts: vec[i64]) -> list[str]:
    """Write counts, tile by tile."""
    return [NAMES[kind] for kind in listed(counts)]


def read_tile(name: str, text: str, position: int) -> int:
    """Read a tile's name at a position in a longer text."""
    kind = BY_NAME.get(name)
    if kind is None:
        raise NotationError(f"{name[:12]!r} is no tile: K, R, G or B with 1 to 13, or J", text, position)
    return kind
