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


_larger: list[vec[i64]] = []
"""The largest template of slots that was ever asked for."""


def zeros(size: i64) -> vec[i64]:
    """Give so many zeros."""
    return EMPTY[:size] if size <= LARGEST_TEMPLATE else vec[i64]([0] * int(size))


def free_slots(size: i64) -> vec[i64]:
    """Give so many slots that point nowhere."""
    if size <= LARGEST_TEMPLATE:
        return FREE[:size]
    if not _larger or len(_larger[0]) < size:
        _larger[:] = [vec[i64]([-1] * int(size))]
    return _larger[0][:size]


def doubled(room: vec[i64]) -> vec[i64]:
    """Give a vector twice as long that begins like this one."""
    size: i64 = len(room)
    larger = zeros(2 * size)
    place: i64 = 0
    while place < size:
        larger[place] = room[place]
        place += 1
    return larger
