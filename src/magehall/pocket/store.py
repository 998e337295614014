"""The embedded store in memory; after every commit, the pages of its file that changed are kept outside."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, Final, TypeVar

from magehall.core import BadInput
from magehall.server.store import Conflict, Heard, Step, Told
from magehall.server.store.asking import Found, Query, Word
from magehall.server.store.sql import SqlStore
from magehall.server.store.sqlite import append, migrate, numbered
from magehall.server.store.trouble import FULL

PAGE: Final = 4096
"""Bytes of a page, the unit in which SQLite writes its file."""

Made = TypeVar("Made")
Keep = Callable[[int, dict[int, bytes]], Awaitable[None]]
"""Keeps a file of so many pages, of which these have changed; it is durable when this returns."""


class NotKept(Exception):
    """What was written could not be kept outside: there is no room for it."""


class PocketStore(SqlStore):
    """Keeps everything in memory, and its pages wherever it is told; nobody else writes."""

    theirs: ClassVar[str] = "SELECT table_id FROM lines WHERE $1 <> ''"
    """Whoever holds the device has all its tables, also those that were brought as records."""

    def __init__(self, image: bytes, keep: Keep) -> None:
        super().__init__()
        self.connection = opened(image)
        self.keep = keep
        self.kept = image
        self.turn = asyncio.Lock()
        self.told: Told = lambda word: None

    async def open(self) -> None:
        """Bring the file up to date and keep it."""
        migrate(self.connection)
        await self._keep()

    async def close(self) -> None:
        """Finish what was begun, then close."""
        async with self.turn:
            self.connection.close()

    async def append(self, steps: list[Step]) -> None:
        """Append to the logs, all or nothing."""
        await self._commit(lambda: append(self.connection, steps))

    async def listen(self, heard: Heard, told: Told) -> None:
        """Report from now on whom to check again."""
        self.told = told

    async def _read(self, query: str, *values: Any) -> Sequence[Found]:
        return self.connection.execute(numbered(query), values).fetchall()

    async def _write(self, query: str, *values: Any) -> Sequence[Found]:
        return await self._commit(lambda: self.connection.execute(numbered(query), values).fetchall())

    async def _write_all(self, queries: Sequence[Query], *words: Word) -> None:
        def change() -> None:
            for query, values in queries:
                self.connection.execute(numbered(query), tuple(values))

        await self._commit(change)
        for word in words:
            if word.kind == "player":
                self.told(word)

    async def _commit(self, work: Callable[[], Made]) -> Made:
        """Do some work, all or nothing, and keep what it changed."""
        async with self.turn:
            self.connection.execute("BEGIN")
            try:
                found = work()
            except sqlite3.IntegrityError as error:
                self.connection.execute("ROLLBACK")
                raise Conflict(str(error)) from None
            except Exception:
                self.connection.execute("ROLLBACK")
                raise
            self.connection.execute("COMMIT")
            with self._minding():
                await self._keep()
            return found

    async def _keep(self) -> None:
        """Keep the pages that changed; after a failure nobody knows which are kept, so all of them."""
        image, before = self.connection.serialize(), self.kept
        self.kept = b""
        await self.keep(len(image) // PAGE, changed(before, image))
        self.kept = image

    def _ailment(self, error: Exception) -> str | None:
        return FULL if isinstance(error, NotKept) else None


def opened(image: bytes) -> sqlite3.Connection:
    """Open a file that was kept, or an empty one."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.create_function("casefold", 1, str.casefold, deterministic=True)
    try:
        if image:
            connection.deserialize(image)
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.execute("PRAGMA quick_check").fetchall()
    except sqlite3.DatabaseError as error:
        connection.close()
        raise BadInput(f"the games kept here cannot be read: {error}", "no-database") from None
    return connection


def changed(before: bytes, after: bytes) -> dict[int, bytes]:
    """Return the pages of a file that are not as they were before, by their numbers."""
    found: dict[int, bytes] = {}
    for start in range(0, len(after), PAGE):
        page = after[start : start + PAGE]
        if page != before[start : start + PAGE]:
            found[start // PAGE] = page
    return found
