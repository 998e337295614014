"""Other nodes on the same store: hears what they wrote, and lets this hall catch up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from magehall.server.store import Row
from magehall.server.store.telling import Written
from magehall.server.store.trouble import StoreTrouble
from magehall.server.tables.hall import Hall

log = logging.getLogger("magehall.neighbours")

AGAIN: Final = 0.5
"""Seconds until a store in trouble is asked again."""
UNKNOWN: Final = Row(2**31, "", b"", 0)
"""Stands for a row that was not sent: it follows no other, so the log is read."""


class Neighbours:
    """Keeps the tables in memory here as new as what others wrote."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.untaken: dict[str, list[Row]] = {}
        """What others wrote while this node was at work on a table."""
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, written: Sequence[Written] | None) -> None:
        """Take in what others wrote at tables here; if anything may have been missed, read them all."""
        if written is None:
            for code in list(self.hall.rooms):
                self._hear(code, [UNKNOWN])
            return
        for told in written:
            if told.table in self.hall.rooms:
                self._hear(told.table, told.rows() or [UNKNOWN])

    def _hear(self, code: str, rows: list[Row]) -> None:
        """Take rows in at once, or when what is under way at the table is done."""
        if code in self.untaken:
            self.untaken[code] += rows
        elif not self._take_in(code, rows):
            self.untaken[code] = rows
            self._begin(self._catch_up(code, rows))

    def _take_in(self, code: str, rows: list[Row]) -> bool:
        """Take rows in if they continue exactly where the table stands and nobody is at work on it."""
        room = self.hall.rooms.get(code)
        if room is None:
            return True
        try:
            return not room.lock.locked() and self.hall.overtake(room, rows)
        except Exception as error:
            log.warning("could not take in", extra={"table": code, "error": str(error)})
            self.hall.drop(code)
            return True

    def rewritten(self, table: str | None) -> None:
        """Read again a table whose log another node has changed; all, if anything may have been missed."""
        self.hall.rewritten += 1
        for code in list(self.hall.rooms) if table is None else [table]:
            self._begin(self._try(code, self.hall.read_anew))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, code: str, rows: list[Row]) -> None:
        """Wait for the table, then take in what was reported until then; if there is more, read it."""

        def told() -> list[Row]:
            self._begun(code, rows)
            return rows

        try:
            await self._try(code, lambda code: self.hall.catch_up(code, told))
        finally:
            self._begun(code, rows)

    def _begun(self, code: str, rows: list[Row]) -> None:
        """Stop collecting rows here: what is heard from now on comes later."""
        if self.untaken.get(code) is rows:
            del self.untaken[code]

    async def _try(self, code: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Work on a table; while the store is in trouble, again and again, as long as the table is here."""
        while code in self.hall.rooms:
            try:
                await work(code)
            except StoreTrouble:
                await asyncio.sleep(AGAIN)
            except Exception as error:
                log.warning("could not catch up", extra={"table": code, "error": str(error)})
                self.hall.drop(code)
            else:
                return

    async def close(self) -> None:
        """Stop catching up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
