"""The shared store: PostgreSQL, for several nodes, which tell each other by NOTIFY where they wrote."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

import asyncpg

from magehall.core import BadInput
from magehall.server.store.asking import Found, Query
from magehall.server.store.batches import CHANNEL, Batches
from magehall.server.store.sql import SqlStore
from magehall.server.store.store import Conflict, Heard, Step

log = logging.getLogger("magehall.store")

READERS: Final = 8
PATIENCE: Final = 30.0
"""Seconds a query may take."""
AGAIN: Final = 0.5
"""Seconds until a lost connection is tried again."""
DURABLE: Final = {"synchronous_commit": "on"}
MIGRATING: Final = 0x6D616765
"""The lock that lets one node at a time bring the tables up to date."""


class PostgresStore(SqlStore):
    """Keeps everything in a database that several nodes share."""

    holds = "position($1 in body) > 0"
    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, url: str, pool: asyncpg.Pool[Any]) -> None:
        self.url = url
        self.pool = pool
        self.batches = Batches(lambda: connect(url))
        self.ear: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Finish what was begun, then close."""
        if self.ear is not None:
            self.ear.cancel()
            await asyncio.gather(self.ear, return_exceptions=True)
        await self.batches.close()
        await self.pool.close()

    async def append(self, steps: list[Step]) -> None:
        """Append to the logs, all or nothing."""
        await self.batches.append(steps)

    async def listen(self, heard: Heard) -> None:
        """Tell from now on what other nodes write."""
        ready = asyncio.Event()
        self.ear = asyncio.create_task(self._listen(heard, ready))
        await ready.wait()

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        """Listen for ever; after a break in the line anything may have been missed."""
        while True:
            with contextlib.suppress(
                BadInput, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError
            ):
                await self._hear_out(heard, ready)
            log.warning("the line to other nodes broke")
            await asyncio.sleep(AGAIN)

    async def _hear_out(self, heard: Heard, ready: asyncio.Event) -> None:
        broken = asyncio.Event()
        connection = await connect(self.url)
        try:
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, lambda *told: self._told(str(told[3]), heard))
            if ready.is_set():
                heard(None)
            ready.set()
            await broken.wait()
        finally:
            connection.terminate()

    def _told(self, payload: str, heard: Heard) -> None:
        sender, _, tables = payload.partition(" ")
        if sender != self.batches.sender:
            heard(tables.split())

    async def _read(self, query: str, *values: Any) -> Sequence[Found]:
        found: list[Found] = await self.pool.fetch(query, *values)
        return found

    async def _write(self, query: str, *values: Any) -> Sequence[Found]:
        try:
            return await self._read(query, *values)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def _write_all(self, queries: Sequence[Query]) -> None:
        async with self.pool.acquire() as connection:
            try:
                async with connection.transaction():
                    for query, values in queries:
                        await connection.execute(query, *values)
            except asyncpg.UniqueViolationError as error:
                raise Conflict(str(error)) from None


async def connect(url: str) -> asyncpg.Connection[Any]:
    """Open one connection whose commits are durable."""
    try:
        connection: asyncpg.Connection[Any] = await asyncpg.connect(
            url, command_timeout=PATIENCE, server_settings=DURABLE
        )
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        why = " ".join(str(error).split())
        raise BadInput(f"the database cannot be used: {why}", "no-database", {"why": why}) from error
    return connection


async def open_postgres(url: str) -> PostgresStore:
    """Connect, and bring the tables up to date."""
    connection = await connect(url)
    try:
        await migrate(connection)
    finally:
        await connection.close()
    pool = await asyncpg.create_pool(
        url, min_size=1, max_size=READERS, command_timeout=PATIENCE, server_settings=DURABLE
    )
    return PostgresStore(url, pool)


async def migrate(connection: asyncpg.Connection[Any]) -> None:
    """Run the migrations that have not run yet, all or nothing, one node at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        folder = resources.files(__package__).joinpath("migrations", "postgres")
        files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
        for number, name in enumerate(files, 1):
            if number > done:
                await connection.execute(folder.joinpath(name).read_text(encoding="utf-8"))
                await connection.execute("INSERT INTO migrations VALUES ($1)", number)
