"""Everything a store holds, whichever it is: each table of its schema, each column of each row."""

from __future__ import annotations

from typing import Any, cast

from magehall.server.store import Store
from magehall.server.store.sql import SqlStore
from magehall.server.store.sqlite import SqliteStore

SQLITE = (
    "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table'"
)
POSTGRES = """
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, ordinal_position"""


async def columns(store: Store) -> dict[str, list[str]]:
    """List the tables of the schema with their columns, as the database itself tells them."""
    asking = cast("SqlStore", store)
    found: dict[str, list[str]] = {}
    for table, column in await asking._read(SQLITE if isinstance(store, SqliteStore) else POSTGRES):
        found.setdefault(table, []).append(column)
    return found


async def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Read all rows of all tables."""
    asking = cast("SqlStore", store)
    return {
        table: [
            dict(zip(names, row, strict=True))
            for row in await asking._read(
                f"SELECT {', '.join(names)} FROM {table} ORDER BY {', '.join(names)}"
            )
        ]
        for table, names in (await columns(store)).items()
    }
