"""Carries what a page asks and says to the app, as a server would: as ASGI messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from starlette.applications import Starlette

from magehall.pocket.house import PocketHouse, make_app
from magehall.pocket.store import Keep, PocketStore

log = logging.getLogger("magehall.pocket")

Message = dict[str, Any]


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class Pocket:
    """The hall, with a line for each page that speaks with it."""

    def __init__(self, house: PocketHouse) -> None:
        self.house = house
        self.app = make_app(house)

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Answer a request as the server would."""
        asked = iter([{"type": "http.request", "body": body, "more_body": False}])
        told: list[Message] = []

        async def receive() -> Message:
            return next(asked, {"type": "http.disconnect"})

        async def send(message: Any) -> None:
            told.append(message)

        with suppress(Exception):  # Starlette answers it, then raises it for a server's log
            await self.app({**_scope("http", path, headers), "method": method}, receive, send)
        start = told[0]
        given = {name.decode(): value.decode() for name, value in start["headers"]}
        return Reply(start["status"], given, b"".join(message.get("body", b"") for message in told[1:]))

    def connect(
        self, path: str, headers: Mapping[str, str], hear: Callable[[str], None], end: Callable[[int], None]
    ) -> Line:
        """Open a line on which commands are said and messages heard, until it ends with a code."""
        return Line(self.app, _scope("websocket", path, headers), hear, end)

    async def close(self) -> None:
        """Close the hall."""
        await self.house.close()


class Line:
    """One conversation."""

    def __init__(
        self, app: Starlette, scope: Message, hear: Callable[[str], None], end: Callable[[int], None]
    ) -> None:
        self.hear = hear
        self.end = end
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._run(app, scope))

    def say(self, text: str) -> None:
        """Say a command."""
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """End the conversation."""
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _run(self, app: Starlette, scope: Message) -> None:
        try:
            await app(scope, self.said.get, self._told)
        except Exception:
            log.exception("a line broke")
            self.end(1011)

    async def _told(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.hear(message["text"])
        elif message["type"] == "websocket.close":
            self.end(message["code"])


def _scope(kind: str, path: str, headers: Mapping[str, str]) -> Message:
    """Describe a request to the app."""
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": plain,
        "raw_path": plain.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": None,
        "server": None,
        "subprotocols": [],
    }


async def open_pocket(image: bytes, keep: Keep) -> Pocket:
    """Open the hall with the games kept here."""
    house = PocketHouse(PocketStore(image, keep))
    await house.open()
    return Pocket(house)
