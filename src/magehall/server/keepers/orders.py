"""What the command line can order: the acts of the office by name, with plain facts."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import msgspec

from magehall.core import BadInput
from magehall.server.keepers.desk import ask_desk, desk_of
from magehall.server.keepers.office import COMMAND_LINE, Office
from magehall.server.refused import Refused
from magehall.server.settings import Settings
from magehall.server.store import Store, open_store
from magehall.server.tables.duties import due
from magehall.server.tables.hall import Hall
from magehall.server.wire.admin import Deciding

Data = dict[str, Any]
Order = Callable[..., Awaitable[Any]]

LOOKING: Final = frozenset(
    {"now", "players", "player", "tables", "table", "reports", "audit", "keepers", "grant", "revoke"}
)
"""Orders that name no keeper."""
DOING: Final = frozenset(
    {"rename", "mute", "unmute", "remove", "restore", "forget", "close", "host", "decide"}
)
"""Orders carried out in the name of the command line."""


async def carry_out(office: Office, order: str, facts: Mapping[str, Any]) -> Data:
    """Carry out an order; return its answer as plain data."""
    if order not in LOOKING | DOING:
        raise Refused("bad-request", why=f"no such order: {order[:60]}")
    given = dict(facts)
    if order == "decide":
        given = {"report": given.pop("report"), "asked": msgspec.convert(given, Deciding)}
    if order in DOING:
        given["by"] = COMMAND_LINE
    answer = await getattr(office, order)(**given)
    found: Data = {} if answer is None else msgspec.to_builtins(answer)
    return found


Ask = Callable[[str, Mapping[str, Any]], Awaitable[Data]]


@asynccontextmanager
async def orders(settings: Settings) -> AsyncIterator[Ask]:
    """Return a way to have orders carried out: here, or by the server that has the embedded store open."""
    desk = desk_of(settings.database_file())
    try:
        store = await open_store(settings.postgres_url(), str(settings.database_file()))
    except BadInput as error:
        if error.reason != "store-in-use" or not desk.exists():
            raise
        in_use = error
    else:
        async with _own_office(store, settings) as office:
            yield partial(carry_out, office)
        return
    yield lambda order, facts: ask_desk(desk, order, facts, in_use)


@asynccontextmanager
async def _own_office(store: Store, settings: Settings) -> AsyncIterator[Office]:
    """Open an office on a store; whatever it makes due at tables is left to the running servers."""
    hall = Hall(store, f"admin-{secrets.token_hex(4)}", 100)
    hall.due_of = due
    try:
        yield Office(hall, settings)
        await store.release(hall.node)
    finally:
        await store.close()
