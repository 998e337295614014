"""One task writes to PostgreSQL: everything waiting goes into one statement, then all are answered."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg

from magehall.server.refused import Refused
from magehall.server.store.appending import Connection, Taken, append, prepared
from magehall.server.store.store import Conflict, Step

MOST_IN_ONE: Final = 1000
MOST_WAITING: Final = 10_000
"""Groups of steps that may wait: some seconds' work, and more than there are sockets in a hall."""

UNDONE: Final = (
    Conflict,
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
)
"""Errors after which certainly nothing of the group is stored."""


class Waiting:
    """Steps to be written together, and who waits for them."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tables(self) -> list[str]:
        """Name the tables written to."""
        return [step.table for step in self.steps]

    def done(self) -> None:
        """Report that it is stored."""
        if not self.answer.done():
            self.answer.set_result(None)

    def failed(self, error: Exception) -> None:
        """Report that it is not, or that nobody knows."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Batches:
    """Commits in groups: all that came in while the last group was being written."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], channel: str) -> None:
        self.connect = connect
        self.channel = channel
        self.sender = secrets.token_hex(4)
        self.connection: Connection | None = None
        self.waiting: list[Waiting] = []
        self.something = asyncio.Event()
        self.is_closing = False
        self.task = asyncio.create_task(self._run())

    async def append(self, steps: list[Step]) -> None:
        """Have steps written; they are durable when this returns."""
        if len(self.waiting) >= MOST_WAITING:
            raise Refused("busy")
        waiting = Waiting(steps)
        self.waiting.append(waiting)
        self.something.set()
        await waiting.answer

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        self.is_closing = True
        self.something.set()
        await self.task
        if self.connection is not None:
            await self.connection.close()

    async def _run(self) -> None:
        while self.waiting or not self.is_closing:
            await self.something.wait()
            group, self.waiting = self.waiting[:MOST_IN_ONE], self.waiting[MOST_IN_ONE:]
            if not self.waiting and not self.is_closing:
                self.something.clear()
            if group:
                await self._commit(group)

    async def _commit(self, group: list[Waiting]) -> None:
        """Write a group at once; if that is impossible, without those in the way."""
        try:
            await self._write([step for waiting in group for step in waiting.steps])
        except UNDONE as error:
            await self._part(group, error)
        except Exception as error:  # the connection broke: the log will say whether it was stored
            self._hang_up()
            for waiting in group:
                waiting.failed(error)
        else:
            for waiting in group:
                waiting.done()

    async def _part(self, group: list[Waiting], error: Exception) -> None:
        """Write together those that are not in the way, the others one by one; a single one is refused."""
        if len(group) == 1:
            group[0].failed(error)
            return
        tables = error.tables if isinstance(error, Taken) else set()
        clear = [waiting for waiting in group if tables and tables.isdisjoint(waiting.tables())]
        if clear:
            await self._commit(clear)
        for waiting in group:
            if waiting not in clear:
                await self._commit([waiting])

    def _hang_up(self) -> None:
        """Give up a connection in an unknown state: the next group takes a new one."""
        if self.connection is not None:
            self.connection.terminate()
        self.connection = None

    async def _write(self, steps: list[Step]) -> None:
        if self.connection is None or self.connection.is_closed():
            self.connection = await prepared(self.connect)
        await append(self.connection, self.channel, self.sender, steps)
