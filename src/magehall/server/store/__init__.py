"""Where the logs of the tables are kept. Nothing is shown before it is stored."""

from magehall.server.store.store import Conflict, Line, Person, Row, Step, Store

__all__ = ["Conflict", "Line", "Person", "Row", "Step", "Store", "open_store"]


async def open_store(url: str, file: str) -> Store:
    """Open the store that a database address names: the embedded one where there is none."""
    from magehall.server.store.sqlite import SqliteStore

    assert not url, "a database address needs the PostgreSQL store"
    return SqliteStore(file)
