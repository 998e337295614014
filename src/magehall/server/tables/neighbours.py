"""Other nodes on the same store: hears at which tables they wrote, and lets this hall catch up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from magehall.server.tables.hall import Hall

log = logging.getLogger("magehall.neighbours")


class Neighbours:
    """Keeps the tables that are in memory here as new as what others wrote."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.behind: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, tables: Sequence[str] | None) -> None:
        """Catch up at these tables; at all, where anything may have been missed."""
        for code in list(self.hall.rooms) if tables is None else tables:
            if code in self.hall.rooms and code not in self.behind:
                self.behind.add(code)
                task = asyncio.create_task(self._catch_up(code))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, code: str) -> None:
        self.behind.discard(code)
        try:
            await self.hall.catch_up(code)
        except Exception as error:  # the line is broken: when it is back, all tables catch up
            log.warning("could not catch up", extra={"table": code, "error": str(error)})

    async def close(self) -> None:
        """Stop catching up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
