"""The embedded store: one SQLite file, write-ahead log, every commit flushed to disk."""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path
from typing import IO, Any

from magehall.core import BadInput
from magehall.server.store.asking import Found, Query
from magehall.server.store.sql import SqlStore, line_values
from magehall.server.store.store import Conflict, Heard, Line, Step
from magehall.server.store.writer import Writer

ENTER = """
    INSERT INTO entries SELECT column1, column2, column3, column4, column5 FROM (VALUES {})
    WHERE column6 = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = column1 AND n = column6)"""
SIZES = [64, 16, 4, 1]
"""Rows are entered so many at once: the other threads are let in once a statement, not once a row."""
ENTERING = {size: ENTER.format(", ".join(["(?, ?, ?, ?, ?, ?)"] * size)) for size in SIZES}


class SqliteStore(SqlStore):
    """Keeps everything in one file; one thread writes, another reads what is committed."""

    def __init__(self, file: str) -> None:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        self.lock = hold(file)
        connection = connect(file)
        migrate(connection)
        self.writer = Writer(connection, _append)
        self.reader = connect(file)
        self.threads = ThreadPoolExecutor(1, "store-reader")

    async def close(self) -> None:
        """Finish what was begun, then close."""
        await self.writer.close()
        self.threads.shutdown()
        self.reader.close()
        self.lock.close()

    async def append(self, steps: list[Step]) -> None:
        """Append to the logs, all or nothing."""
        await self.writer.append(steps)

    async def listen(self, heard: Heard) -> None:
        """Hear nothing: an embedded store has one node."""

    async def _read(self, query: str, *values: Any) -> Sequence[Found]:
        def ask() -> list[Found]:
            return self.reader.execute(_numbered(query), values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self.threads, ask)

    async def _write(self, query: str, *values: Any) -> Sequence[Found]:
        found: list[Found] = await self.writer.do(
            lambda connection: connection.execute(_numbered(query), values).fetchall()
        )
        return found

    async def _write_all(self, queries: Sequence[Query]) -> None:
        def change(connection: sqlite3.Connection) -> None:
            for query, values in queries:
                connection.execute(_numbered(query), tuple(values))

        await self.writer.do(change)


def _numbered(query: str) -> str:
    """Number the places for values as SQLite does."""
    return query.replace("$", "?")


def hold(file: str) -> IO[bytes]:
    """Keep the file to ourselves until what is given back is closed, or the process ends in whatever way."""
    lock = Path(f"{file}.lock").open("ab")  # noqa: SIM115 (it stays open as long as the store does)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadInput(f"{file} is in use by a server", "store-in-use", {"file": file}) from None
    return lock


def connect(file: str) -> sqlite3.Connection:
    """Open the file so that an acknowledged write survives a power cut."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")  # all writing waits for one, so they are rare
    connection.execute("PRAGMA temp_store = MEMORY")  # what undoes a statement that fails halfway
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Run the migrations that have not run yet, each in a transaction of its own."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    folder = resources.files(__package__).joinpath("migrations", "sqlite")
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    for number, name in enumerate(files, 1):
        if number > done:
            script = folder.joinpath(name).read_text(encoding="utf-8")
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def _append(connection: sqlite3.Connection, steps: list[Step]) -> None:
    for step in steps:
        if step.seed is not None:
            connection.execute("INSERT INTO seeds VALUES (?, ?)", (step.table, step.seed))
    _enter(connection, steps)
    for step in steps:
        if step.line is not None:
            _list(connection, step.line)
        if step.due is not None:
            _set_due(connection, step)


def _enter(connection: sqlite3.Connection, steps: list[Step]) -> None:
    """Write the rows of steps at different tables; the rows of each must follow one that is there."""
    rows = [(step.table, *row, step.rows[0].n - 1) for step in steps for row in step.rows]
    first = 0
    while first < len(rows):
        size = next(size for size in SIZES if size <= len(rows) - first)
        values = [value for row in rows[first : first + size] for value in row]
        if connection.execute(ENTERING[size], values).rowcount != size:
            raise Conflict("an entry before these is not there")
        first += size


def _list(connection: sqlite3.Connection, line: Line) -> None:
    connection.execute("INSERT OR REPLACE INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?)", line_values(line))
    connection.execute("DELETE FROM sitting WHERE table_id = ?", (line.table,))
    for player in sorted(set(line.players)):
        connection.execute("INSERT INTO sitting VALUES (?, ?)", (player, line.table))


def _set_due(connection: sqlite3.Connection, step: Step) -> None:
    if step.due == 0:
        connection.execute("DELETE FROM jobs WHERE table_id = ?", (step.table,))
        return
    values = (step.table, step.due, step.node, step.until)
    connection.execute("INSERT OR REPLACE INTO jobs VALUES (?, ?, ?, ?)", values)
