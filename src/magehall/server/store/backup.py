"""Backup and restore: one file, the same for both stores, so it is also the way from one to the other."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from magehall.core import BadInput
from magehall.server import wallclock
from magehall.server.store.sqlite import connect, hold, migrate

CHUNK: Final = 1000
BROUGHT_BY_SQLITE: Final = "sqlite_"


class Counted(NamedTuple):
    """How much is in a backup."""

    tables: int
    entries: int


async def back_up(url: str, file: Path, target: Path) -> Counted:
    """Write everything a store holds at this moment into one file, while people go on playing."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            if url:
                await _copy_from_postgres(url, copy)
            else:
                _copy_file(file, copy)
            counted = _counted(copy)
        _flush(part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return counted


def named_by_time(folder: Path) -> Path:
    """Name a new backup by the time, so that names sort in order; make the folder if need be."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / f"hall-{wallclock.stamp()}.backup"


def keep_newest(folder: Path, number: int) -> None:
    """Remove all but the newest few backups that were named by the time."""
    for old in sorted(folder.glob("hall-*.backup"))[:-number]:
        old.unlink()


async def restore(url: str, file: Path, source: Path, replace: bool) -> Counted:
    """Fill a store from a backup, all or nothing; one that holds games is replaced only if that is meant."""
    with TemporaryDirectory() as folder, closing(_opened(source, Path(folder))) as copy:
        if url:
            await _copy_to_postgres(url, copy, replace)
        else:
            _replace_file(file, copy, replace)
        return _counted(copy)


def _opened(source: Path, folder: Path) -> sqlite3.Connection:
    """Open a backup, brought up to date in a copy of its own."""
    with source.open("rb") as backup:
        copy = sqlite3.connect(folder / "copy.sqlite", isolation_level=None)
        with closing(sqlite3.connect(f"file:{_quoted(backup.name)}?mode=ro", uri=True)) as kept:
            try:
                kept.backup(copy)
                copy.execute("SELECT count(*) FROM entries")
                migrate(copy)
            except sqlite3.DatabaseError:
                copy.close()
                raise BadInput(f"{source} is no backup", "no-backup", {"file": str(source)}) from None
    return copy


def _quoted(path: str) -> str:
    return path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")


def _copy_file(file: Path, copy: sqlite3.Connection) -> None:
    if not file.exists():
        raise FileNotFoundError(2, "there is no such store", str(file))
    with closing(connect(str(file))) as store:
        migrate(store)
        store.backup(copy)
    copy.execute("PRAGMA journal_mode = DELETE")


def _replace_file(file: Path, copy: sqlite3.Connection, replace: bool) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with hold(str(file)), closing(connect(str(file))) as store:
        migrate(store)
        if not replace and _counted(store).entries:
            raise _holds_games()
        copy.backup(store)
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@asynccontextmanager
async def _postgres(url: str, **how: Any) -> AsyncIterator[Any]:
    """Connect to a database that is up to date, and stay in one transaction."""
    from magehall.server.store.postgres import connect as connect_postgres
    from magehall.server.store.postgres import migrate as migrate_postgres

    connection = await connect_postgres(url)
    try:
        await migrate_postgres(connection)
        async with connection.transaction(**how):
            yield connection
    finally:
        await connection.close()


async def _copy_from_postgres(url: str, copy: sqlite3.Connection) -> None:
    migrate(copy)
    copy.execute("BEGIN")
    async with _postgres(url, isolation="repeatable_read", readonly=True) as connection:
        for table, columns in _tables(copy).items():
            places = ", ".join("?" * len(columns))
            insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
            cursor = await connection.cursor(f"SELECT {', '.join(columns)} FROM {table}")
            while rows := await cursor.fetch(CHUNK):
                copy.executemany(insert, [tuple(row) for row in rows])
    copy.execute("COMMIT")


async def _copy_to_postgres(url: str, copy: sqlite3.Connection, replace: bool) -> None:
    async with _postgres(url) as connection:
        tables = _tables(copy)
        await connection.execute(f"LOCK TABLE {', '.join(tables)} IN EXCLUSIVE MODE")
        if not replace and await connection.fetchval("SELECT count(*) FROM entries"):
            raise _holds_games()
        await connection.execute(f"TRUNCATE {', '.join(tables)}")
        for table, columns in tables.items():
            rows = copy.execute(f"SELECT {', '.join(columns)} FROM {table}")
            while some := rows.fetchmany(CHUNK):
                await connection.copy_records_to_table(table, records=some, columns=columns)


def _tables(copy: sqlite3.Connection) -> dict[str, list[str]]:
    """List the tables of the database with their columns: they are the same in both dialects."""
    names = [
        name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    ]
    return {
        name: [column[1] for column in copy.execute(f"PRAGMA table_info({name})")]
        for name in names
        if not name.startswith(BROUGHT_BY_SQLITE)
    }


def _counted(copy: sqlite3.Connection) -> Counted:
    return Counted(
        *copy.execute("SELECT (SELECT count(*) FROM seeds), (SELECT count(*) FROM entries)").fetchone()
    )


def _holds_games() -> BadInput:
    return BadInput("the store holds games already", "store-not-empty")


def _flush(path: Path) -> None:
    with path.open("rb") as written:
        os.fsync(written.fileno())
