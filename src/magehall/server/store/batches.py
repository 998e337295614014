"""One task writes to PostgreSQL: all that waits goes into one transaction, then all are answered."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeAlias

import asyncpg

from magehall.server.store.sql import line_values
from magehall.server.store.store import Conflict, Line, Step

CHANNEL: Final = "magehall"
MOST_IN_ONE: Final = 1000
MOST_TOLD: Final = 1000
"""Tables named in one notice, which holds less than 8,000 bytes."""

Connection: TypeAlias = "asyncpg.Connection[Any]"

UNDONE: Final = (
    Conflict,
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
)
"""Errors after which nothing of the group is stored, for sure."""

ENTRIES: Final = """
    INSERT INTO entries SELECT told.table_id, told.n, told.kind, told.body, told.at
    FROM unnest($1::text[], $2::int[], $3::text[], $4::bytea[], $5::bigint[], $6::int[])
        AS told (table_id, n, kind, body, at, follows)
    WHERE told.follows = 0 OR EXISTS (
        SELECT 1 FROM entries AS old WHERE old.table_id = told.table_id AND old.n = told.follows
    )"""
"""Each row says after which entry its step follows: where that is missing, the row is left out."""
SEEDS: Final = "INSERT INTO seeds SELECT * FROM unnest($1::text[], $2::text[])"
LINES: Final = """
    INSERT INTO lines SELECT *
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::bigint[],
        $8::text[])
    ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status,
        visibility = excluded.visibility, seats = excluded.seats, names = excluded.names,
        updated = excluded.updated, facts = excluded.facts"""
SITTING: Final = "INSERT INTO sitting SELECT * FROM unnest($1::text[], $2::text[])"
JOBS: Final = """
    INSERT INTO jobs SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])
    ON CONFLICT (table_id) DO UPDATE SET due_at = excluded.due_at, claimed_by = excluded.claimed_by,
        claimed_until = excluded.claimed_until"""


class Waiting:
    """Steps to be written together, and who waits for them."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(self) -> None:
        """Tell that it is stored."""
        if not self.answer.done():
            self.answer.set_result(None)

    def failed(self, error: Exception) -> None:
        """Tell that it is not, or that nobody knows."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Batches:
    """Commits in groups: as many at once as came in while the last group was under way."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self.connect = connect
        self.sender = secrets.token_hex(4)
        self.connection: Connection | None = None
        self.waiting: list[Waiting] = []
        self.something = asyncio.Event()
        self.is_closing = False
        self.task = asyncio.create_task(self._run())

    async def append(self, steps: list[Step]) -> None:
        """Have steps written; they are durable when this returns."""
        waiting = Waiting(steps)
        self.waiting.append(waiting)
        self.something.set()
        await waiting.answer

    async def close(self) -> None:
        """Finish what waits, then stop."""
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
        """Write a group at once; where that cannot be, each by itself, so that only one is refused."""
        try:
            await self._write([step for waiting in group for step in waiting.steps])
        except UNDONE as error:
            if len(group) == 1:
                group[0].failed(error)
                return
            for waiting in group:
                await self._commit([waiting])
        except Exception as error:  # the line broke: whether it was stored, the log will say
            for waiting in group:
                waiting.failed(error)
        else:
            for waiting in group:
                waiting.done()

    async def _write(self, steps: list[Step]) -> None:
        if self.connection is None or self.connection.is_closed():
            self.connection = await self.connect()
        async with self.connection.transaction():
            await write(self.connection, steps)
            for notice in notices(self.sender, steps):
                await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)


async def write(connection: Connection, steps: list[Step]) -> None:
    """Write steps inside a transaction; always in the same order, so that two nodes never wait in a ring."""
    steps = sorted(steps, key=lambda step: step.table)
    seeds = [(step.table, step.seed) for step in steps if step.seed is not None]
    lines = {step.table: step.line for step in steps if step.line is not None}
    due = {step.table: step for step in steps if step.due is not None}
    try:
        if seeds:
            await connection.execute(SEEDS, *_columns(seeds))
        await _write_entries(connection, steps)
    except asyncpg.UniqueViolationError as error:
        raise Conflict(str(error)) from None
    if lines:
        await _write_lines(connection, lines)
    if due:
        await _write_jobs(connection, due)


async def _write_entries(connection: Connection, steps: list[Step]) -> None:
    rows = [(step.table, *row, step.rows[0].n - 1) for step in steps for row in step.rows]
    if rows and await connection.execute(ENTRIES, *_columns(rows)) != f"INSERT 0 {len(rows)}":
        raise Conflict("an entry before these is not there")


async def _write_lines(connection: Connection, lines: dict[str, Line]) -> None:
    await connection.execute(LINES, *_columns([line_values(line) for line in lines.values()]))
    await connection.execute("DELETE FROM sitting WHERE table_id = ANY($1)", list(lines))
    sitting = [(player, line.table) for line in lines.values() for player in sorted(set(line.players))]
    if sitting:
        await connection.execute(SITTING, *_columns(sitting))


async def _write_jobs(connection: Connection, due: dict[str, Step]) -> None:
    done = [table for table, step in due.items() if step.due == 0]
    jobs = [(table, step.due, step.node, step.until) for table, step in due.items() if step.due]
    if done:
        await connection.execute("DELETE FROM jobs WHERE table_id = ANY($1)", done)
    if jobs:
        await connection.execute(JOBS, *_columns(jobs))


def _columns(rows: list[Any]) -> list[list[Any]]:
    """Turn rows into columns, as `unnest` takes them."""
    return [list(column) for column in zip(*rows, strict=True)]


def notices(sender: str, steps: list[Step]) -> Iterator[str]:
    """Name the tables that were written at, so many at a time."""
    tables = sorted({step.table for step in steps})
    for first in range(0, len(tables), MOST_TOLD):
        yield f"{sender} {' '.join(tables[first : first + MOST_TOLD])}"
