"""Stands in for msgspec.structs."""

from __future__ import annotations

from typing import Any, TypeVar

from ._struct import Struct, StructConfig

__all__ = ["StructConfig", "asdict", "astuple", "replace"]

S = TypeVar("S")


def replace(struct: S, /, **changes: Any) -> S:
    """Return a struct like another one, but for some fields."""
    changed: S = _checked(struct).__replace__(**changes)
    return changed


def astuple(struct: Any) -> tuple[Any, ...]:
    """Return the values of a struct."""
    return _checked(struct).__struct_values__()


def asdict(struct: Any) -> dict[str, Any]:
    """Return the values of a struct by the names of its fields."""
    return dict(zip(struct.__struct_fields__, astuple(struct), strict=True))


def _checked(struct: Any) -> Struct:
    if not isinstance(struct, Struct):
        raise TypeError("`struct` must be a `msgspec.Struct`")
    return struct
