"""Clears away what has been kept long enough, one node at a time, a little at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, get_args

import msgspec

from magehall.server import wallclock
from magehall.server.settings import Settings
from magehall.server.store import Row
from magehall.server.store.tidying import Hushed, Old, Rows
from magehall.server.tables.erasing import NAMELESS
from magehall.server.tables.hall import Hall
from magehall.server.tables.table import PLAYING, Table
from magehall.server.wire import entries

log = logging.getLogger("magehall.tidying")

DAY: Final = 86_400_000
EVERY: Final = 600.0
"""Seconds between two checks whether it is this node's turn to clear up."""
TURN: Final = 3_600_000
"""Milliseconds for which a node has that turn. With each, the time by which things count as old advances by a
day at most, so that a host has weeks to notice a wrong date before anything is cleared away by it."""
BATCH: Final = 50
SLICE: Final = 200
"""Lines of a chat that are changed at once."""
PAUSE: Final = 0.2
"""Seconds between two batches, in which everyone else can write."""
MOST: Final = 2_000
"""Things of one kind that are cleared away in one turn; the rest waits for the next."""
ALL: Final = 1_000_000_000

ONE_BY_ONE: Final[tuple[Old, ...]] = get_args(Old)
AS_ROWS: Final[tuple[Rows, ...]] = get_args(Rows)

Count = dict[str, int]
"""How much of each kind; kinds with nothing are left out."""


def limits(settings: Settings, now: int) -> dict[str, int]:
    """Say before which time each kind is old; kinds kept for ever are left out."""
    days = {what: int(getattr(settings, f"keep_{what}_days")) for what in (*ONE_BY_ONE, *AS_ROWS)}
    return {what: now - DAY * number for what, number in days.items() if number}


class Tidier:
    """Knows how each kind of thing is cleared away."""

    def __init__(self, hall: Hall, before: Mapping[str, int]) -> None:
        self.hall = hall
        self.store = hall.store
        self.before = before
        self.ways: dict[Old, Callable[[str, int], Awaitable[bool]]] = {
            "guests": self._forget,
            "gathering": self._remove,
            "abandoned": self._end,
            "tables": self._remove,
            "chats": self._hush,
        }

    async def tidy(self, most: int, pause: float) -> Count:
        """Clear away at most this much of each kind, and pause after each small batch."""
        told: Count = {}
        for what in ONE_BY_ONE:
            if what in self.before:
                told[what] = await self._clear_one_by_one(what, most, pause)
        for rows in AS_ROWS:
            if rows in self.before:
                told[rows] = await self._clear_rows(rows, most, pause)
        return {what: number for what, number in told.items() if number}

    async def look(self) -> Count:
        """Count what would be cleared away, and touch nothing."""
        told: Count = {}
        for what in ONE_BY_ONE:
            if what in self.before:
                found = await self.store.old(what, self.before[what], ALL)
                told[what] = len([one for one in found if what != "chats" or await self._has_talk(one)])
        for rows in AS_ROWS:
            if rows in self.before:
                told[rows] = await self.store.count_rows(rows, self.before[rows])
        return {what: number for what, number in told.items() if number}

    async def _clear_one_by_one(self, what: Old, most: int, pause: float) -> int:
        """Clear away guests or tables, the oldest first."""
        done = seen = 0
        while seen < most:
            found = await self.store.old(what, self.before[what], BATCH)
            cleared = [await self._try(what, one) for one in found]
            seen += len(found)
            done += cleared.count(True)
            if len(found) < BATCH or cleared.count(None) == BATCH:
                break
            await asyncio.sleep(pause)
        return done

    async def _try(self, what: Old, one: str) -> bool | None:
        """Clear one thing away; tell whether there was anything to clear, None if that failed."""
        try:
            return await self.ways[what](one, self.before[what])
        except Exception as error:  # it keeps nothing else from being cleared away
            log.error("could not clear up", extra={"kind": what, "what": one, "error": str(error)})
            return None

    async def _clear_rows(self, what: Rows, most: int, pause: float) -> int:
        done = 0
        while done < most:
            gone = await self.store.clear_rows(what, self.before[what], BATCH)
            done += gone
            if not gone:
                break
            await asyncio.sleep(pause)
        return done

    async def _forget(self, player: str, before: int) -> bool:
        """Forget a guest whom no result names; at tables that are kept the name stays where it stood."""
        await self.store.forget_player(player)
        return True

    async def _remove(self, code: str, before: int) -> bool:
        await self.hall.remove(code, before)
        return True

    async def _end(self, code: str, before: int) -> bool:
        """End a game that nobody continues, without a result; its log stays as long as finished ones."""

        def judging(table: Table) -> list[entries.Entry]:
            is_over = table.status != PLAYING or table.at >= before
            return [] if is_over else [entries.Finished(reason="abandoned", seed=table.seed)]

        await self.hall.write(code, judging)
        return True

    async def _hush(self, code: str, before: int) -> bool:
        """Take the words out of a table's chat; the lines stay, since nothing in a log is renumbered."""
        hushed = [quiet(row) for row in await self.store.rows(code) if is_talk(row)]
        for first in range(0, len(hushed), SLICE):
            await self.store.hush(code, hushed[first : first + SLICE])
        await self.store.note_hushed(code, before)
        if hushed:
            self.hall.drop(code)
        return bool(hushed)

    async def _has_talk(self, code: str) -> bool:
        return any(is_talk(row) for row in await self.store.rows(code))


def is_talk(row: Row) -> bool:
    """Tell whether an entry holds words that somebody said."""
    if row.kind != SAID:
        return False
    entry = entries.decode(row.body)
    return isinstance(entry, entries.Said) and entry.text not in ("", NAMELESS)


def quiet(row: Row) -> Hushed:
    """Return what is left of an entry that holds words."""
    return Hushed(row.n, entries.encode(msgspec.structs.replace(entries.decode(row.body), text=NAMELESS)))


SAID: Final = entries.kind_of(entries.Said(player="", name=""))


class Tidying:
    """Clears up automatically, whichever node has the turn."""

    def __init__(self, hall: Hall, settings: Settings, present: Callable[[], list[str]]) -> None:
        self.hall = hall
        self.settings = settings
        self.present = present
        """Lists the players whose sockets are open here."""
        self.tidied: Callable[[str, int], None] = lambda what, number: None
        """Called with what was cleared away."""
        self.saw: Callable[[str], Awaitable[None]] = _unseen
        """Called with who is here."""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for what is old."""
        self.task = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop; whoever comes next continues."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:  # the store is away: it will be asked again
                log.error("could not clear up", extra={"error": str(error)})

    async def look(self) -> Count:
        """Note who is here; clear up if it is this node's turn; say in one line what was cleared away."""
        for player in self.present():
            await self.saw(player)
        now = wallclock.now()
        if not limits(self.settings, now) or not await self.hall.store.take_turn("tidy", now, now + TURN):
            return {}
        before = limits(self.settings, await self.hall.store.trusted(now, DAY))
        told = await Tidier(self.hall, before).tidy(MOST, PAUSE)
        for what, number in told.items():
            self.tidied(what, number)
        if told:
            log.info("cleared up", extra={"cleared": told})
        return told


async def _unseen(player: str) -> None:
    """Note nothing."""
