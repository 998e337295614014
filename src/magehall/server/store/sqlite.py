"""The embedded store: one SQLite file, write-ahead log, every commit flushed to disk."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import cache
from importlib import resources
from pathlib import Path
from typing import IO, Any, Final

from magehall.core import BadInput
from magehall.server.store.asking import Found, Query, Word
from magehall.server.store.keepers import noting
from magehall.server.store.sql import SqlStore, line_values, refuse_newer
from magehall.server.store.store import Heard, Line, Step, Told
from magehall.server.store.trouble import AWAY, DAMAGED, FULL
from magehall.server.store.writer import Writer

ENTER = """
    INSERT INTO entries SELECT
        CASE WHEN column6 = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = column1 AND n = column6)
        THEN column1 END, column2, column3, column4, column5 FROM (VALUES {})"""
"""Enters rows, each at its table if the entry before it is there; else at none, which is an error."""
MOST_AT_ONCE: Final = 64
"""Rows entered by one statement: the other threads are let in once per statement, not per row."""

AILMENTS = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FULL,
    sqlite3.SQLITE_READONLY: FULL,
    sqlite3.SQLITE_CANTOPEN: FULL,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_BUSY: AWAY,
}
UNREADABLE = {
    sqlite3.SQLITE_IOERR_READ: DAMAGED,
    sqlite3.SQLITE_IOERR_SHORT_READ: DAMAGED,
    sqlite3.SQLITE_IOERR_CORRUPTFS: DAMAGED,
}
"""What SQLite's errors mean, the more specific ones first."""


class SqliteStore(SqlStore):
    """Keeps everything in one file; one thread writes, another reads what is committed."""

    def __init__(self, file: str) -> None:
        super().__init__()
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as opened:
            self.lock = opened.enter_context(hold(file))
            connection = opened.enter_context(closing(connect(file)))
            migrate(connection)
            self.reader = connect(file)
            self.reader.create_function("casefold", 1, str.casefold, deterministic=True)
            opened.pop_all()  # all went well, so it stays open
        self.writer = Writer(connection, append, _is_one)
        self.threads = ThreadPoolExecutor(1, "store-reader")
        self.told: Told = lambda word: None

    async def close(self) -> None:
        """Finish what was begun, then close."""
        await self.writer.close()
        self.threads.shutdown()
        self.reader.close()
        self.lock.close()

    async def append(self, steps: list[Step]) -> None:
        """Append to the logs, all or nothing."""
        with self._minding():
            await self.writer.append(steps)

    async def listen(self, heard: Heard, told: Told) -> None:
        """Report from now on whom to check again; nobody else writes: an embedded store has one node."""
        self.told = told

    async def _read(self, query: str, *values: Any) -> Sequence[Found]:
        def ask() -> list[Found]:
            return self.reader.execute(numbered(query), values).fetchall()

        with self._minding(query, values):
            return await asyncio.get_running_loop().run_in_executor(self.threads, ask)

    async def _write(self, query: str, *values: Any) -> Sequence[Found]:
        with self._minding():
            found: list[Found] = await self.writer.do(
                lambda connection: connection.execute(numbered(query), values).fetchall()
            )
        return found

    async def _write_all(self, queries: Sequence[Query], *words: Word) -> None:
        def change(connection: sqlite3.Connection) -> None:
            for query, values in queries:
                connection.execute(numbered(query), tuple(values))

        with self._minding():
            await self.writer.do(change)
        for word in words:
            if word.kind == "player":  # a table that was rewritten is in memory as written
                self.told(word)

    def _ailment(self, error: Exception) -> str | None:
        code = getattr(error, "sqlite_errorcode", 0) if isinstance(error, sqlite3.Error) else 0
        return UNREADABLE.get(code) or AILMENTS.get(code & 0xFF)


def numbered(query: str) -> str:
    """Number the placeholders as SQLite does."""
    return query.replace("$", "?")


def hold(file: str) -> IO[bytes]:
    """Keep the file to ourselves until the result is closed, or the process ends in whatever way."""
    lock = Path(f"{file}.lock").open("ab")  # noqa: SIM115 (it stays open as long as the store does)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadInput(f"{file} is in use by a server", "store-in-use", {"file": file}) from None
    return lock


def connect(file: str) -> sqlite3.Connection:
    """Open the file so that an acknowledged write survives a power cut."""
    keep_private(file)
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=256)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")  # all writing waits for one, so they are rare
        connection.execute("PRAGMA temp_store = MEMORY")  # what undoes a statement that fails halfway
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("PRAGMA secure_delete = ON")  # what is erased is not left in the file
    except sqlite3.DatabaseError as error:
        connection.close()
        why = f"{file}: {error}"
        raise BadInput(f"the database cannot be used: {why}", "no-database", {"why": why}) from None
    return connection


def keep_private(file: str) -> None:
    """Let nobody else read the store, which holds seeds and keys; files beside it follow its mode.

    An existing file is not opened: closing it again would end this process's locks on it, and another
    process, a backup, would think itself the last and clear away the write-ahead log.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    with suppress(PermissionError):  # another owner has seen to it
        Path(file).chmod(0o600)


def migrate(connection: sqlite3.Connection) -> None:
    """Run the migrations that have not run yet, each in a transaction of its own."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    folder = resources.files(__package__).joinpath("migrations", "sqlite")
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    refuse_newer(done, len(files))
    for number, name in enumerate(files, 1):
        if number > done:
            script = folder.joinpath(name).read_text(encoding="utf-8")
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def append(connection: sqlite3.Connection, steps: list[Step]) -> None:
    """Append steps to the logs of their tables."""
    for step in steps:
        if step.seed is not None:
            connection.execute("INSERT INTO seeds VALUES (?, ?)", (step.table, step.seed))
    _enter(connection, steps)
    for step in steps:
        if step.line is not None:
            _list(connection, step.line)
        if step.due is not None:
            _set_due(connection, step)
        if step.act is not None:
            query, values = noting(step.act)
            connection.execute(numbered(query), tuple(values))


def _is_one(steps: list[Step]) -> bool:
    """Tell whether steps are appended by one statement, which is a transaction by itself: moves are."""
    plain = all(step.seed is None and step.line is None and step.due is None for step in steps)
    return plain and 0 < sum(len(step.rows) for step in steps) <= MOST_AT_ONCE


def _enter(connection: sqlite3.Connection, steps: list[Step]) -> None:
    """Write the rows of steps at different tables; the rows of each must follow one that is there."""
    rows = [(step.table, *row, step.rows[0].n - 1) for step in steps for row in step.rows]
    for first in range(0, len(rows), MOST_AT_ONCE):
        some = rows[first : first + MOST_AT_ONCE]
        connection.execute(_entering(len(some)), [value for row in some for value in row])


@cache
def _entering(size: int) -> str:
    """Write the statement that enters this many rows."""
    return ENTER.format(", ".join(["(?, ?, ?, ?, ?, ?)"] * size))


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
