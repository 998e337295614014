"""How a database is asked: in SQL that both dialects understand, with values for `$1`, `$2` …"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

Found = Sequence[Any]
Query = tuple[str, Sequence[Any]]
"""A query with its values."""


class Asking(ABC):
    """A database; its own dialect says how to read and how to write."""

    @abstractmethod
    async def _read(self, query: str, *values: Any) -> Sequence[Found]:
        """Ask for rows; the values stand for `$1`, `$2` …"""

    @abstractmethod
    async def _write(self, query: str, *values: Any) -> Sequence[Found]:
        """Change rows, durably; give what the query returns."""

    @abstractmethod
    async def _write_all(self, queries: Sequence[Query]) -> None:
        """Change rows by several queries, all or nothing, durably."""

    async def _one(self, query: str, *values: Any) -> Found | None:
        found = await self._read(query, *values)
        return found[0] if found else None
