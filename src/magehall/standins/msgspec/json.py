"""Stands in for msgspec.json."""

from __future__ import annotations

from functools import cache
from typing import Any

from ._parsing import parsed
from ._reading import checked, reader
from ._schema import schema_components
from ._writing import json_writer

__all__ = ["Decoder", "Encoder", "decode", "encode", "schema_components"]


class Encoder:
    """Writes JSON."""

    def __init__(self, *, order: str | None = None) -> None:
        self._write = json_writer(order).write

    def encode(self, value: Any) -> bytes:
        """Write a value."""
        written: str = self._write(value)
        return written.encode()


class Decoder:
    """Reads JSON of one type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002 - its name in msgspec
        self.type = type
        self._read = reader(type, True)

    def __class_getitem__(cls, _type: Any) -> type[Decoder]:
        """Let annotations say what is read."""
        return cls

    def decode(self, text: bytes | str) -> Any:
        """Read a value."""
        return checked(self._read, parsed(text))


_decoder = cache(Decoder)


def encode(value: Any, *, order: str | None = None) -> bytes:
    """Write a value as JSON."""
    return Encoder(order=order).encode(value)


def decode(text: bytes | str, *, type: Any = Any) -> Any:  # noqa: A002 - its name in msgspec
    """Read JSON of a type."""
    return _decoder(type).decode(text)
