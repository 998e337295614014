"""The shared store: PostgreSQL, for several nodes, which tell each other by NOTIFY what they wrote."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

import asyncpg

from magehall.core import BadInput
from magehall.server.store.asking import Found, Query, Word
from magehall.server.store.batches import Batches
from magehall.server.store.sql import SqlStore, refuse_newer
from magehall.server.store.store import Conflict, Heard, Step, Told
from magehall.server.store.telling import read_notice
from magehall.server.store.trouble import AWAY, DAMAGED, FULL

log = logging.getLogger("magehall.store")

NAME_CHANNEL: Final = "INSERT INTO notes VALUES ('channel', $1) ON CONFLICT DO NOTHING"
WORDS: Final = "magehall_words"
"""The channel on which nodes tell each other to look again at a player or a table."""
READERS: Final = 8
PATIENCE: Final = 30.0
"""Seconds a query may take."""
AGAIN: Final = 0.5
"""Seconds until a lost connection is tried again."""
DURABLE: Final = {"synchronous_commit": "on"}
ANY_LANGUAGE: Final = ("und-x-icu", "pg_c_utf8", "C.utf8", "en_US.utf8")
"""Collations that know the letters of all languages; which of them exist depends on the database's host."""
MIGRATING: Final = 0x6D616765
"""The lock that lets one node at a time bring the tables up to date."""

LOST: Final = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What a connection to the database ends with on this side; the last one if it is cut between two steps."""
AILMENTS: Final[list[tuple[tuple[type[Exception], ...], str]]] = [
    ((asyncpg.DiskFullError, asyncpg.ReadOnlySQLTransactionError), FULL),
    ((asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, asyncpg.PostgresIOError), DAMAGED),
    (
        (
            BadInput,
            *LOST,
            TimeoutError,
            asyncpg.PostgresConnectionError,
            asyncpg.OperatorInterventionError,
            asyncpg.InsufficientResourcesError,
        ),
        AWAY,
    ),
]
"""What errors of PostgreSQL and of the connection mean, the more specific ones first."""


class PostgresStore(SqlStore):
    """Keeps everything in a database that several nodes share."""

    holds = "position($1 in body) > 0"
    present = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    skip_locked = "FOR UPDATE SKIP LOCKED"
    folded: str = "lower({})"
    place = "position({text} in {column})"

    def __init__(self, url: str, pool: asyncpg.Pool[Any], channel: str) -> None:
        super().__init__()
        self.url = url
        self.pool = pool
        self.batches = Batches(lambda: connect(url), channel)
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
        with self._minding():
            await self.batches.append(steps)

    async def listen(self, heard: Heard, told: Told) -> None:
        """Report from now on what other nodes write, and what they want checked again."""
        ready = asyncio.Event()
        self.ear = asyncio.create_task(self._listen(heard, told, ready))
        await ready.wait()

    async def _listen(self, heard: Heard, told: Told, ready: asyncio.Event) -> None:
        """Listen for ever; after a break in the connection anything may have been missed."""
        while True:
            with contextlib.suppress(BadInput, *LOST, asyncpg.PostgresError, TimeoutError):
                await self._hear_out(heard, told, ready)
            await asyncio.sleep(AGAIN)

    async def _hear_out(self, heard: Heard, told: Told, ready: asyncio.Event) -> None:
        broken = asyncio.Event()
        connection = await connect(self.url)
        try:
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(
                self.batches.channel, lambda *notice: self._told(str(notice[3]), heard)
            )
            await connection.add_listener(WORDS, lambda *notice: self._spoken(str(notice[3]), told))
            if ready.is_set():
                heard(None)
                told(None)
            ready.set()
            await broken.wait()
            log.warning("the line to other nodes broke")
        finally:
            connection.terminate()

    def _told(self, payload: str, heard: Heard) -> None:
        written = read_notice(self.batches.sender, payload)
        if written:
            heard(written)

    def _spoken(self, payload: str, told: Told) -> None:
        """Pass on a word; a table that this node rewrote is in memory as written."""
        sender, kind, name = payload.split(" ", 2)
        if kind == "player":
            told(Word("player", name))
        elif sender != self.batches.sender:
            told(Word("table", name))

    async def _read(self, query: str, *values: Any) -> Sequence[Found]:
        with self._minding(query, values):
            return await self._fetch(query, values)

    async def _fetch(self, query: str, values: Sequence[Any]) -> Sequence[Found]:
        found: list[Found] = await self.pool.fetch(query, *values)
        return found

    async def _write(self, query: str, *values: Any) -> Sequence[Found]:
        try:
            with self._minding():
                return await self._fetch(query, values)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def _write_all(self, queries: Sequence[Query], *words: Word) -> None:
        telling = [f"{self.batches.sender} {word.kind} {word.name}" for word in words]
        try:
            with self._minding():
                async with self.pool.acquire() as connection, connection.transaction():
                    for query, values in queries:
                        await connection.execute(query, *values)
                    for notice in telling:
                        await connection.execute("SELECT pg_notify($1, $2)", WORDS, notice)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    def _ailment(self, error: Exception) -> str | None:
        return next((kind for errors, kind in AILMENTS if isinstance(error, errors)), None)


async def connect(url: str) -> asyncpg.Connection[Any]:
    """Open one connection whose commits are durable."""
    try:
        connection: asyncpg.Connection[Any] = await asyncpg.connect(
            url, command_timeout=PATIENCE, server_settings=DURABLE
        )
    except (*LOST, ValueError, asyncpg.PostgresError) as error:
        why = " ".join(str(error).split())
        raise BadInput(f"the database cannot be used: {why}", "no-database", {"why": why}) from error
    return connection


async def open_postgres(url: str) -> PostgresStore:
    """Connect, and bring the tables up to date."""
    connection = await connect(url)
    try:
        await migrate(connection)
        channel = await channel_of(connection)
    finally:
        await connection.close()
    pool = await asyncpg.create_pool(
        url, min_size=1, max_size=READERS, command_timeout=PATIENCE, server_settings=DURABLE
    )
    store = PostgresStore(url, pool, channel)
    known = {row[0] for row in await pool.fetch("SELECT collname FROM pg_collation")}
    for name in ANY_LANGUAGE:
        if name in known:
            store.folded = f'lower({{}} COLLATE "{name}")'
            break
    return store


async def channel_of(connection: asyncpg.Connection[Any]) -> str:
    """Read the channel on which nodes tell each other what they wrote; its name is a secret.

    PostgreSQL lets everyone who may connect to a database listen and notify: someone who may not read its
    tables cannot know the name.
    """
    await connection.execute(NAME_CHANNEL, f"magehall_{secrets.token_hex(16)}")
    return str(await connection.fetchval("SELECT value FROM notes WHERE key = 'channel'"))


async def migrate(connection: asyncpg.Connection[Any]) -> None:
    """Run the migrations that have not run yet, all or nothing, one node at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        folder = resources.files(__package__).joinpath("migrations", "postgres")
        files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
        refuse_newer(done, len(files))
        for number, name in enumerate(files, 1):
            if number > done:
                await connection.execute(folder.joinpath(name).read_text(encoding="utf-8"))
                await connection.execute("INSERT INTO migrations VALUES ($1)", number)
