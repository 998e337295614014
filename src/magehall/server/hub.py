"""The sockets of this node: each has a bounded queue, and one that does not keep up is closed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from typing import Protocol

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from magehall.server.net import QUICK
from magehall.server.store import Person
from magehall.server.tables.room import Follower, Room
from magehall.server.tables.table import Viewer

TOO_SLOW = 4008
GOING_AWAY = 1001
NOT_SIGNED_IN = 4001


class Held(Follower, Protocol):
    """Something that a player holds open: a socket, or a stream of lines."""

    who: Person
    key: bytes
    """The hash of the cookie or the token that let them in."""
    queue: deque[bytes]
    """What it was shown and has not taken yet."""

    def shut_out(self) -> None:
        """Be closed: what let them in was ended."""


class Connection:
    """One socket and what it follows."""

    def __init__(self, socket: WebSocket, who: Person, key: bytes, language: str, most: int) -> None:
        self.socket = socket
        self.who = who
        self.key = key
        self.player = who.id
        self.language = language
        self.most = most
        self.queue: deque[bytes] = deque()
        self.something = asyncio.Event()
        self.closing: int | None = None
        self.following: dict[tuple[str, Viewer], Room] = {}
        self.is_sending = False
        quick = socket.scope.get("extensions", {}).get(QUICK, {})
        self.receive: Callable[[], Awaitable[Message]] = quick.get("receive", self._take_turns)
        self.quick_offer: Callable[[bytes], bool] | None = quick.get("offer")
        self.quick_write: Callable[[Iterable[bytes]], Awaitable[None]] | None = quick.get("write")

    async def _take_turns(self) -> Message:
        """Receive in the ordinary way; if much is waiting, others go first."""
        await asyncio.sleep(0)
        return await self.socket.receive()

    def show(self, message: bytes) -> None:
        """Send a message at once if nothing is waiting, else queue it.

        Anyone who falls too far behind is closed and may come back and resume.
        """
        offer = self.quick_offer
        if offer and self.closing is None and not self.queue and not self.is_sending and offer(message):
            return
        if len(self.queue) >= self.most:
            self.close(TOO_SLOW)
        elif self.closing is None:
            self.queue.append(message)
            self.something.set()

    def close(self, code: int) -> None:
        """Have the socket closed."""
        self.closing = code
        self.queue.clear()
        self.something.set()

    def dismiss(self) -> None:
        """Disconnect the other side, which may come back and resume."""
        self.close(GOING_AWAY)

    def shut_out(self) -> None:
        """Close the socket of someone no longer let in."""
        self.close(NOT_SIGNED_IN)

    async def write(self) -> None:
        """Send what is queued, as fast as the other side takes it."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side is gone; the reader notices too
            while self.closing is None:
                await self.something.wait()
                self.something.clear()
                waiting, self.queue = self.queue, deque()
                self.is_sending = True
                await self._send(waiting)
                self.is_sending = False
            await self.socket.close(self.closing)

    async def _send(self, messages: Iterable[bytes]) -> None:
        """Send messages by the fast path if the server offers one."""
        if self.quick_write is not None:
            await self.quick_write(messages)
        else:
            for message in messages:
                await self.socket.send_text(message.decode())

    def leave(self) -> list[Room]:
        """Follow nothing any more; return the tables that were followed."""
        for (_, viewer), room in self.following.items():
            room.unfollow(self, viewer)
        left = {code: room for (code, _), room in self.following.items()}
        self.following.clear()
        return list(left.values())


class Hub:
    """All sockets and streams of this node."""

    def __init__(self) -> None:
        self.held: set[Held] = set()
        self.by_player: dict[str, set[Held]] = {}

    def waiting(self) -> int:
        """Count the messages waiting for sockets and streams that do not keep up."""
        return sum(len(held.queue) for held in self.held)

    def add(self, held: Held) -> None:
        """Take note of something that was opened."""
        self.held.add(held)
        self.by_player.setdefault(held.player, set()).add(held)

    def discard(self, held: Held) -> None:
        """Forget something that was closed."""
        self.held.discard(held)
        those = self.by_player.get(held.player, set())
        those.discard(held)
        if not those:
            self.by_player.pop(held.player, None)

    def of(self, player: str) -> Collection[Held]:
        """Return what a player holds open."""
        return self.by_player.get(player, ())

    def players(self) -> list[str]:
        """List who holds something open here, each once."""
        return sorted(self.by_player)

    def close(self) -> None:
        """Disconnect everyone, as when the server stops: they come back and resume."""
        for held in list(self.held):
            held.dismiss()
