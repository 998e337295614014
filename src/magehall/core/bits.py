"""Sets of up to 62 small numbers as masks of one machine word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 62
"""How many numbers one mask holds; larger ones go into a second mask."""


def shifted(mask: i64, places: i64) -> i64:
    """Shift a set; a literal to the left of `<<` would be cut to 32 bits when compiled."""
    return mask << places


def bit(number: i64) -> i64:
    """Return the set that holds one number."""
    return shifted(1, number)


def count(mask: i64) -> i64:
    """Count the numbers of a set: in pairs, nibbles and bytes side by side, then the bytes are summed."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def lowest(mask: i64) -> i64:
    """Return the smallest number of a set that is not empty."""
    return count((mask & -mask) - 1)


def nth(mask: i64, index: i64) -> i64:
    """Return the number at a place of a set, the smallest first."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest(mask)
