"""Stands in for librt.strings, as far as it is used."""

from __future__ import annotations

WIDTH = 8


def read_i64_le(data: bytes, index: int, /) -> int:
    """Read a signed number of eight bytes, the lowest first."""
    if index < 0:
        raise ValueError("index must be non-negative")
    if index + WIDTH > len(data):
        raise IndexError(f"index {index} out of range for bytes of length {len(data)}")
    return int.from_bytes(data[index : index + WIDTH], "little", signed=True)
