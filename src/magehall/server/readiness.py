"""Whether the server can do its work: it reads and writes a little, once for everyone who asks meanwhile."""

from __future__ import annotations

import asyncio
from typing import Final

from magehall.server.store import Store
from magehall.server.store.trouble import AWAY, StoreTrouble

OK: Final = "ok"
PATIENCE: Final = 3.0
"""Seconds the store is given."""


class Readiness:
    """Asks the store how it is, one question at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking: asyncio.Task[str] | None = None

    async def word(self) -> str:
        """Say in a word how it is."""
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self.asking)

    async def _ask(self) -> str:
        try:
            return await asyncio.wait_for(self.store.probe(), PATIENCE) or OK
        except StoreTrouble as trouble:
            return trouble.kind
        except TimeoutError:
            return AWAY
