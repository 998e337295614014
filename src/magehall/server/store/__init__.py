"""Where the logs of the tables are kept. Nothing is shown before it is stored."""

from magehall.core import BadInput
from magehall.server.store.asking import Word
from magehall.server.store.calls import Invitation, Person, Subscription
from magehall.server.store.keepers import Act, Report, Restraint, Right
from magehall.server.store.sessions import Session
from magehall.server.store.standings import Rating, Result, Standing
from magehall.server.store.store import Account, Conflict, Heard, Line, Row, Step, Store, Told

__all__ = [
    "Account",
    "Act",
    "Conflict",
    "Heard",
    "Invitation",
    "Line",
    "Person",
    "Rating",
    "Report",
    "Restraint",
    "Result",
    "Right",
    "Row",
    "Session",
    "Standing",
    "Step",
    "Store",
    "Subscription",
    "Told",
    "Word",
    "open_store",
]


async def open_store(url: str, file: str) -> Store:
    """Open the store that a database address names, or the embedded one if there is none."""
    if not url:
        from magehall.server.store.sqlite import SqliteStore

        return SqliteStore(file)
    try:
        from magehall.server.store.postgres import open_postgres
    except ImportError:
        raise BadInput(
            "PostgreSQL needs the extra: pip install 'magehall[postgres]'", "no-postgres"
        ) from None
    return await open_postgres(url)
