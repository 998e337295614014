"""Stands in for mypy_extensions: native integers are plain ints, and marks for the compiler do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class _Native(type):
    """Lets every int pass for a native one."""

    def __instancecheck__(cls, thing: object) -> bool:
        return isinstance(thing, int)


def _native(name: str) -> Any:
    def make(cls: type, *value: Any) -> int:
        return int(*value)

    return _Native(name, (), {"__new__": make, "__module__": __name__})


i64: Any = _native("i64")
i32: Any = _native("i32")
i16: Any = _native("i16")
u8: Any = _native("u8")


def mypyc_attr(*_flags: str, **_settings: object) -> Callable[[T], T]:
    """Mark a class for the compiler, which is not here."""
    return lambda kind: kind


def trait(kind: T) -> T:
    """Mark a class as a trait, which matters to the compiler only."""
    return kind
