"""Notifies people whose turn has come and who are not looking: one notice a turn, whichever node sends it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Final

from magehall.core import Seat, game
from magehall.locales import Words
from magehall.server import wallclock
from magehall.server.presence import Presence
from magehall.server.settings import Settings
from magehall.server.store import Store, Subscription
from magehall.server.store.trouble import StoreTrouble
from magehall.server.tables.clocks import deadline
from magehall.server.tables.hall import Hall
from magehall.server.tables.room import Room
from magehall.server.tables.table import PLAYING, Table

log = logging.getLogger("magehall.notices")

SENDERS: Final = 4
SHORTEST, LONGEST = 60, 2_419_200
"""Seconds for which a push service is to keep a notice, at least and at most."""
REMEMBERED: Final = 50_000
PATH: Final = r"/[A-Za-z0-9._~:/?&=%+,;!$()*'-]*"
ENDPOINT: Final = re.compile(rf"https://((?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*){PATH}")
"""What the address of a push service may be. It is narrow on purpose: a name, no port, nobody before an @, no
backslash, so that everything that reads it, to check or to connect, reads the same host."""
LOOPBACK: Final = "127.0.0.1"
LOOPBACK_ENDPOINT: Final = re.compile(rf"http://127\.0\.0\.1(:[0-9]{{1,5}})?{PATH}")
"""A push service on this machine, if the settings name it: for trying things out."""
PAUSES: Final = (2, 20, 200, 2000)
"""Seconds after which a notice is sent again if the push service was out of order."""


class Notices:
    """Watches this node's tables whose clocks count days."""

    def __init__(self, hall: Hall, presence: Presence, settings: Settings) -> None:
        self.hall = hall
        self.store: Store = hall.store
        self.presence = presence
        self.settings = settings
        self.can_send = find_spec("pywebpush") is not None
        """Whether the extra is installed; it is large, so it is only loaded when somebody wants notices."""
        self.key = ""
        self.public = ""
        self.turn = asyncio.Lock()
        self.threads = ThreadPoolExecutor(SENDERS, "notices")
        self.tasks: set[asyncio.Task[None]] = set()
        self.seen: dict[tuple[str, Seat], int] = {}
        hall.changed.append(self.look)
        hall.loaded.append(self.look)

    async def public_key(self) -> str:
        """Return the key with which browsers subscribe; empty if no notices can be sent."""
        async with self.turn:
            if self.can_send and not self.key:
                await self._take_key()
        return self.public

    async def _take_key(self) -> None:
        """Take the key from the settings, or make one and keep it in the store for all nodes."""
        new = await asyncio.to_thread(_new_key)
        self.key = self.settings.push_key or await self.store.note("push", new)
        self.public = _public_key(self.key)

    async def close(self) -> None:
        """Give up what could not be sent."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def may_send_to(self, endpoint: str) -> bool:
        """Tell whether an address is one of a push service we were told of: no other is ever called."""
        services = self.settings.services()
        found = ENDPOINT.fullmatch(endpoint)
        if found is None:
            return LOOPBACK in services and LOOPBACK_ENDPOINT.fullmatch(endpoint) is not None
        host = found[1].lower()
        return any(host == service or host.endswith(f".{service}") for service in services)

    def look(self, room: Room) -> None:
        """Notify those who are away that their turn has begun."""
        table = room.table
        for seat in begun(table) if self.can_send else []:
            player, n = table.seats[seat].player, table.since[seat]
            if player is None or self.seen.get((table.code, seat)) == n:
                continue
            if not self.presence.is_here(room, player):
                self._remember(table.code, seat, n)
                task = asyncio.create_task(self._tell(table, seat, player, n))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def _remember(self, code: str, seat: Seat, n: int) -> None:
        if len(self.seen) >= REMEMBERED:
            self.seen.clear()
        self.seen[(code, seat)] = n

    async def _tell(self, table: Table, seat: Seat, player: str, n: int) -> None:
        seconds = (deadline(table, seat) - wallclock.now()) // 1000
        try:
            subscriptions = await self.store.subscriptions(player)
            if subscriptions and await self.store.notice(table.code, seat, n):
                await self.public_key()
                kept = min(max(seconds, SHORTEST), LONGEST)
                await asyncio.gather(*(self._persist(to, table, seat, n, kept) for to in subscriptions))
        except StoreTrouble:  # anyone who comes to the table sees that it is their turn
            return
        except Exception as error:
            log.error("a notice failed", extra={"table": table.code, "error": str(error)})

    async def _persist(self, to: Subscription, table: Table, seat: Seat, n: int, seconds: int) -> None:
        """Send a notice, and again if the push service is out of order, as long as the turn lasts."""
        for pause in PAUSES:
            if await self._send(to, table, seconds):
                return
            await asyncio.sleep(pause)
            table = (await self.hall.room(table.code)).table
            if seat not in table.acting() or table.since[seat] != n:
                return
        await self._send(to, table, seconds)

    async def _send(self, to: Subscription, table: Table, seconds: int) -> bool:
        """Send a notice; False if it is worth another try."""
        from magehall.server.notices.push import Unreachable, send

        text = notice(table, to.language)
        given = (to, text, self.key, self.settings.contact(), table.code, seconds)
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, send, *given)
        except Unreachable as error:
            log.warning("a notice was not taken", extra={"table": table.code, "why": str(error)})
            if error.is_gone:
                await self.store.unsubscribe(to.player, to.endpoint)
            return not error.may_pass
        return True


def _new_key() -> str:
    from magehall.server.notices.push import new_key

    return new_key()


def _public_key(private: str) -> str:
    from magehall.server.notices.push import public_key

    return public_key(private)


def begun(table: Table) -> list[Seat]:
    """List the seats of people whose turn began through what others did, where clocks count days."""
    if table.status != PLAYING or table.terms.clock.mode != "days":
        return []
    return [
        seat
        for seat in table.acting()
        if seat >= 0 and table.bot_on(seat) is None and not table.seats[seat].program
        if seat != table.last_mover
    ]


def notice(table: Table, language: str) -> str:
    """Write a notice: which game, which table, that it is the reader's turn, and nothing else."""
    words = Words(language)
    title = words.title(game(table.terms.game))
    said = words.say("server-notice-turn", game=title, table=table.code)
    return json.dumps({"game": table.terms.game, "table": table.code, "text": said}, ensure_ascii=False)
