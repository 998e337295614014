"""The embedded store: one SQLite file, write-ahead log, every commit flushed to disk."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from magehall.server.store.store import Conflict, Line, Person, Row, Step
from magehall.server.store.writer import Writer

T = TypeVar("T")

LINE = "SELECT table_id, game, status, visibility, seats, names, updated FROM lines"


class SqliteStore:
    """Keeps everything in one file; one thread writes, another reads what is committed."""

    def __init__(self, file: str) -> None:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        connection = connect(file)
        migrate(connection)
        self.writer = Writer(connection)
        self.reader = connect(file)
        self.threads = ThreadPoolExecutor(1, "store-reader")

    async def close(self) -> None:
        """Finish what was begun, then close."""
        await self.writer.close()
        self.threads.shutdown()
        self.reader.close()

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, question, self.reader)

    async def append(self, steps: list[Step]) -> None:
        """Append to the logs, all or nothing."""
        await self.writer.do(lambda connection: _append(connection, steps))

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Read a table's log after an entry."""
        query = "SELECT n, kind, body, at FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
        return await self._read(
            lambda connection: [Row(*row) for row in connection.execute(query, (table, after))]
        )

    async def seed(self, table: str) -> str | None:
        """Read a table's secret."""
        found = await self._one("SELECT seed FROM seeds WHERE table_id = ?", table)
        return None if found is None else str(found[0])

    async def lobby(self, limit: int) -> list[Line]:
        """List open tables that have not started."""
        where = "WHERE status = 'gathering' AND visibility = 'open' ORDER BY updated DESC LIMIT ?"
        return await self._read(lambda connection: _lines(connection, f"{LINE} {where}", (limit,)))

    async def tables_of(self, player: str, limit: int) -> list[Line]:
        """List the tables a player sits at."""
        where = (
            "WHERE table_id IN (SELECT table_id FROM sitting WHERE player = ?) ORDER BY updated DESC LIMIT ?"
        )
        return await self._read(lambda connection: _lines(connection, f"{LINE} {where}", (player, limit)))

    async def add_player(self, player: Person, at: int) -> None:
        """Remember a new player."""
        await self._write("INSERT INTO players VALUES (?, ?, ?)", player.id, player.name, at)

    async def rename_player(self, player: Person) -> None:
        """Remember a player's new name."""
        await self._write("UPDATE players SET name = ? WHERE id = ?", player.name, player.id)

    async def player(self, player: str) -> Person | None:
        """Find a player."""
        found = await self._one("SELECT id, name FROM players WHERE id = ?", player)
        return None if found is None else Person(*found)

    async def add_token(self, digest: bytes, player: str, at: int) -> None:
        """Remember a bearer token by its hash."""
        await self._write("INSERT INTO tokens VALUES (?, ?, ?)", digest, player, at)

    async def player_of_token(self, digest: bytes) -> Person | None:
        """Find the player of a token."""
        query = "SELECT id, name FROM players JOIN tokens ON tokens.player = players.id WHERE digest = ?"
        found = await self._one(query, digest)
        return None if found is None else Person(*found)

    async def claim(self, now: int, node: str, until: int, limit: int) -> list[str]:
        """Take on tables that are due and that nobody is looking after."""
        query = """
            UPDATE jobs SET claimed_by = ?, claimed_until = ? WHERE table_id IN (
                SELECT table_id FROM jobs WHERE due_at <= ? AND (claimed_until < ? OR claimed_by = ?) LIMIT ?
            ) RETURNING table_id"""
        found = await self.writer.do(
            lambda connection: connection.execute(query, (node, until, now, now, node, limit)).fetchall()
        )
        return [str(row[0]) for row in found]

    async def renew(self, node: str, until: int) -> None:
        """Go on looking after what this node has taken on."""
        await self._write("UPDATE jobs SET claimed_until = ? WHERE claimed_by = ?", until, node)

    async def watched(self) -> list[str]:
        """List all tables that somebody must look at some time."""
        query = "SELECT table_id FROM jobs"
        return await self._read(lambda connection: [str(row[0]) for row in connection.execute(query)])

    async def beat(self, now: int) -> int:
        """Note that a node is alive; give the time when one was noted last."""
        last = await self._one("SELECT value FROM notes WHERE key = 'beat'")
        await self._write("INSERT OR REPLACE INTO notes VALUES ('beat', ?)", str(now))
        return 0 if last is None else int(last[0])

    async def note(self, key: str, value: str) -> str:
        """Keep a value under a key, unless there is one already."""
        await self._write("INSERT OR IGNORE INTO notes VALUES (?, ?)", key, value)
        found = await self._one("SELECT value FROM notes WHERE key = ?", key)
        assert found is not None, "it was written a moment ago"
        return str(found[0])

    async def _write(self, query: str, *values: Any) -> None:
        await self.writer.do(lambda connection: connection.execute(query, values).rowcount)

    async def _one(self, query: str, *values: Any) -> Any:
        return await self._read(lambda connection: connection.execute(query, values).fetchone())


def connect(file: str) -> sqlite3.Connection:
    """Open the file so that an acknowledged write survives a power cut."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
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
        _check_follows(connection, step)
        for row in step.rows:
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (step.table, *row))
        if step.line is not None:
            _list(connection, step.line)
        if step.due is not None:
            _set_due(connection, step)


def _check_follows(connection: sqlite3.Connection, step: Step) -> None:
    """Leave no gap: the first row follows the last one that is there."""
    query = "SELECT 1 FROM entries WHERE table_id = ? AND n = ?"
    first = step.rows[0].n if step.rows else 1
    if first > 1 and connection.execute(query, (step.table, first - 1)).fetchone() is None:
        raise Conflict(f"entry {first - 1} of {step.table} is not there")


def _list(connection: sqlite3.Connection, line: Line) -> None:
    names = json.dumps(line.names, ensure_ascii=False)
    values = (line.table, line.game, line.status, line.visibility, line.seats, names, line.updated)
    connection.execute("INSERT OR REPLACE INTO lines VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    connection.execute("DELETE FROM sitting WHERE table_id = ?", (line.table,))
    for player in sorted(set(line.players)):
        connection.execute("INSERT INTO sitting VALUES (?, ?)", (player, line.table))


def _set_due(connection: sqlite3.Connection, step: Step) -> None:
    if step.due == 0:
        connection.execute("DELETE FROM jobs WHERE table_id = ?", (step.table,))
        return
    values = (step.table, step.due, step.node, step.until)
    connection.execute("INSERT OR REPLACE INTO jobs VALUES (?, ?, ?, ?)", values)


def _lines(connection: sqlite3.Connection, query: str, values: tuple[Any, ...]) -> list[Line]:
    return [
        Line(table, game, status, visibility, seats, json.loads(names), [], updated)
        for table, game, status, visibility, seats, names, updated in connection.execute(query, values)
    ]
