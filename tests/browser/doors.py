"""Which doors of the protocol pages have opened in these tests: a door that no page opens is no feature.

Doors and commands are listed from the server's own definitions. What is not meant for people, or not yet, is
named in `NOT_FOR_PAGES` with its reason.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from magehall.server.http.descriptions import DOORS
from magehall.server.wire.commands import Command

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, WebSocket

PROGRAMS: Final = "for programs: they are told by streams and ask over HTTP"
HOME: Final = "the page comes with the issue 'A home for players'"

NOT_FOR_PAGES: Final = {
    "since": "for programs: pages look back by the replay of the game",
    "GET /tables/{code}/history": "for programs: pages ask for the log over the socket",
    "GET /bot/events": PROGRAMS,
    "GET /bot/tables/{code}": PROGRAMS,
    "POST /me/tokens": PROGRAMS,
    "DELETE /me/tokens": PROGRAMS,
    "POST /tables/{code}/invite": HOME,
    "GET /me/bots": HOME,
    "POST /me/bots": HOME,
    "POST /me/bots/{bot}/token": HOME,
    "DELETE /me/bots/{bot}": HOME,
    "GET /me/data": HOME,
    "DELETE /me": HOME,
    "GET /me/statistics": HOME,
    "GET /me/results": HOME,
    "GET /ratings": HOME,
    "GET /notices/key": HOME,
    "POST /me/notices": HOME,
    "DELETE /me/notices": HOME,
}

API: Final = "/api/v1"
opened: set[str] = set()
"""What the pages of this process have opened."""


def every() -> set[str]:
    """List all doors; a verb counts once, whether it is said over the socket or over HTTP."""
    commands = {str(kind.__struct_config__.tag) for kind in Command.__subclasses__()}
    plain = {f"{door.method} {door.path}" for door in DOORS}
    return commands | {name for name in plain if _verb(name) not in commands}


def missing(found: set[str]) -> list[str]:
    """List the doors that should have been opened and were not, and those excused in vain."""
    wanted = every() - NOT_FOR_PAGES.keys()
    stale = (NOT_FOR_PAGES.keys() - every()) | (NOT_FOR_PAGES.keys() & found)
    return [
        *(f"no page opens {name}" for name in sorted(wanted - found)),
        *(f"excused in vain: {name}" for name in sorted(stale)),
    ]


def note(context: BrowserContext) -> None:
    """Note what the pages of a visitor ask of the server."""
    context.on("request", lambda request: _note_request(request.method, request.url))
    context.on("page", _note_page)


def _note_page(page: Page) -> None:
    page.on("websocket", _note_socket)
    page.on("download", lambda kept: _note_request("GET", kept.url))  # which is told as no request


def _note_socket(socket: WebSocket) -> None:
    socket.on("framesent", _note_frame)


def _note_frame(frame: str | bytes) -> None:
    with suppress(ValueError, KeyError, TypeError):
        opened.add(json.loads(frame)["do"])


def _note_request(method: str, url: str) -> None:
    path = urlsplit(url).path
    if API not in path:
        return
    asked = path.split(API, 1)[1]
    for door in DOORS:
        if door.method == method and re.fullmatch(re.sub(r"{\w+}", r"[^/]+", door.path), asked):
            name = f"{door.method} {door.path}"
            opened.add(_verb(name) if _verb(name) in every() else name)


def _verb(name: str) -> str:
    """Give the verb that a door carries out at a table, as the socket calls it."""
    found = re.fullmatch(r"POST /tables/{code}/([a-z-]+)", name)
    return found[1] if found else name
