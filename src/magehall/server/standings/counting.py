"""Counts finished tables, each once, whichever node sees it first, and again after a node that died."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

from magehall.core import game
from magehall.server import wallclock
from magehall.server.standings.ratings import next_ratings
from magehall.server.standings.results import is_rated, results_of
from magehall.server.store import Conflict, Rating, Result, Row, Store
from magehall.server.store.trouble import StoreTrouble
from magehall.server.tables.fold import fold_log
from magehall.server.tables.hall import Hall
from magehall.server.tables.room import Room
from magehall.server.tables.table import FINISHED, Table
from magehall.server.wire import entries

log = logging.getLogger("magehall.standings")

SWEEP: Final = 60.0
"""Seconds between two looks at what others may have left uncounted."""
RECENT: Final = 3_600_000
"""Milliseconds such a look goes back; the first one goes back to the beginning."""
MOST: Final = 200
TRIES: Final = 10


class Counting:
    """Counts what finishes at the tables of this node, one table at a time."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.turn = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        hall.changed.append(self.look)

    def start(self) -> None:
        """Begin to look for what is uncounted."""
        self._begin(self._sweep())

    async def stop(self) -> None:
        """Stop; what is not counted will be by whoever comes next."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def look(self, room: Room) -> None:
        """Count a table that has just finished."""
        if room.table.status == FINISHED:
            self._begin(self._try(room.table.code))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _try(self, code: str) -> None:
        try:
            async with self.turn:
                await count(self.hall.store, code)
        except StoreTrouble:  # the next sweep tries again
            pass
        except Exception as error:
            log.error("could not count", extra={"table": code, "error": str(error)})

    async def _sweep(self) -> None:
        since = 0
        while True:
            found = await self._uncounted(since)
            for code in found:
                await self._try(code)
            if len(found) < MOST:
                since = wallclock.now() - RECENT
            await asyncio.sleep(SWEEP if len(found) < MOST else 1)

    async def _uncounted(self, since: int) -> list[str]:
        try:
            return await self.hall.store.uncounted(since, MOST)
        except StoreTrouble:  # it will be asked again
            return []
        except Exception as error:
            log.error("could not look for finished games", extra={"error": str(error)})
            return []


async def count(store: Store, code: str) -> None:
    """Count a finished table from its log, unless it has been counted."""
    if await store.is_counted(code):
        return
    table, at = await asyncio.to_thread(_read, code, await store.rows(code))
    if table.barred is not None:  # a program that knows its rules will count it
        raise table.barred
    results = await asyncio.to_thread(results_of, table, at)
    for _ in range(TRIES):
        ratings = await _rated(store, table, results)
        with contextlib.suppress(Conflict):  # another node was faster: with this table, or with a rating
            await store.count(code, at, results, ratings)
            return
        if await store.is_counted(code):
            return
    raise Conflict(f"the ratings of {code} were always taken")


async def _rated(store: Store, table: Table, results: list[Result]) -> list[Rating]:
    if not is_rated(table):
        return []
    sitting = sorted({result.who for result in results})
    latest = {who: await store.rating(table.terms.game, table.terms.seats, who) for who in sitting}
    return next_ratings(latest, results)


def _read(code: str, rows: list[Row]) -> tuple[Table, int]:
    """Fold a log; return the table and when its game ended."""
    ended = [row.at for row in rows if row.kind == entries.Finished.__struct_config__.tag]
    return fold_log(code, "", rows), ended[0]


async def recount(store: Store) -> int:
    """Count everything again, in the order in which games ended; return their number.

    If a game was played by rules unknown here, nothing is touched. The outcomes of tables whose logs were
    cleared away stay, and later ones build on them.
    """
    await _check_rules(store)
    await store.uncount()
    number = 0
    while found := await store.uncounted(0, MOST):
        for code in found:
            await count(store, code)
        number += len(found)
    return number


async def _check_rules(store: Store) -> None:
    """Refuse to count if a finished game was played by rules unknown here."""
    after = ""
    while found := await store.starts(after, MOST):
        for start in found:
            began = entries.decode(start.body)
            assert isinstance(began, entries.Started), "asked for"
            game(start.game).by(began.rules)
        after = found[-1].table
