"""Empty vectors, quickly: slicing a template copies memory, while building a vector converts every number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LARGEST_TEMPLATE: Final = 1 << 15
EMPTY: Final = vec[i64]([0] * LARGEST_TEMPLATE)
"""Zeros; take `EMPTY[:n]`."""
FREE: Final = vec[i64]([-1] * LARGEST_TEMPLATE)
"""Slots that point nowhere."""


def zeros(size: i64) -> vec[i64]:
    """Return a vector of this many zeros."""
    return EMPTY[:size] if size <= LARGEST_TEMPLATE else vec[i64]([0] * int(size))


def free_slots(size: i64) -> vec[i64]:
    """Return a vector of this many slots that point nowhere."""
    return FREE[:size] if size <= LARGEST_TEMPLATE else vec[i64]([-1] * int(size))


def doubled(short: vec[i64]) -> vec[i64]:
    """Return a vector twice as long that begins like this one."""
    size: i64 = len(short)
    larger = zeros(2 * size)
    place: i64 = 0
    while place < size:
        larger[place] = short[place]
        place += 1
    return larger


def with_free_slots(short: vec[i64], more: i64) -> vec[i64]:
    """Return a vector that begins like this one, followed by this many slots that point nowhere."""
    size: i64 = len(short)
    larger = free_slots(size + more)
    place: i64 = 0
    while place < size:
        larger[place] = short[place]
        place += 1
    return larger
