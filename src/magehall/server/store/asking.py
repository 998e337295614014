"""How a database is asked: in SQL that both dialects understand, with values for `$1`, `$2` …"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple

from magehall.server.store.trouble import Trouble

Found = Sequence[Any]
Query = tuple[str, Sequence[Any]]
"""A query with its values."""


class Word(NamedTuple):
    """What a node tells the others along with what it writes: to look again at a player, or at a table."""

    kind: Literal["player", "table"]
    name: str


class Asking(ABC):
    """A database; its own dialect says how to read and how to write, and which errors are trouble with it."""

    def __init__(self) -> None:
        self.trouble = Trouble()

    @abstractmethod
    def _ailment(self, error: Exception) -> str | None:
        """Say what trouble of the store an error shows; None if only the query was wrong."""

    @contextmanager
    def _minding(self, *asked: Any) -> Iterator[None]:
        """Note when the store fails, and when it works again; `asked` is what is being read."""
        try:
            yield
        except Exception as error:
            kind = self._ailment(error)
            if kind is None:
                raise
            raise self.trouble.note(kind, error, asked or None) from None
        if self.trouble.kind is not None:
            self.trouble.ease(asked or None)

    @abstractmethod
    async def _read(self, query: str, *values: Any) -> Sequence[Found]:
        """Ask for rows; the values stand for `$1`, `$2` …"""

    @abstractmethod
    async def _write(self, query: str, *values: Any) -> Sequence[Found]:
        """Change rows, durably; return what the query returns."""

    @abstractmethod
    async def _write_all(self, queries: Sequence[Query], *words: Word) -> None:
        """Write by several queries, all or nothing, durably; then tell all nodes."""

    async def _one(self, query: str, *values: Any) -> Found | None:
        found = await self._read(query, *values)
        return found[0] if found else None
