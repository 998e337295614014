"""What the hall in a browser consists of: the house's own parts, without processes, accounts and keepers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.websockets import WebSocket

from magehall.pocket import doors as own
from magehall.pocket.guest import Guest
from magehall.pocket.store import PocketStore
from magehall.server.access.holding import Holding
from magehall.server.access.limits import Limits
from magehall.server.aside import Aside
from magehall.server.bots.thinking import answer
from magehall.server.bots.turns import Thinkers
from magehall.server.gatekeeper import Gatekeeper
from magehall.server.http import games, players, records, reviews, tables
from magehall.server.http.door import Door, problem, route
from magehall.server.http.socket import socket
from magehall.server.hub import Hub
from magehall.server.jobs import Jobs
from magehall.server.presence import Presence
from magehall.server.refused import Refused
from magehall.server.reviews import Reviews
from magehall.server.settings import Settings
from magehall.server.speech import language_from
from magehall.server.store import Word
from magehall.server.tables.hall import ALONE, Hall
from magehall.server.tables.hints import Hints
from magehall.server.tables.questions import Answers
from magehall.server.wire.thoughts import Answer, Question

if TYPE_CHECKING:
    from magehall.server.app import House

API: Final = "/api/v1"
DOORS: Final[list[Door]] = [
    *own.DOORS,
    *games.DOORS,
    *(door for door in players.DOORS if not door.path.startswith("/me/tokens")),
    *tables.DOORS,
    *records.DOORS,
    *reviews.DOORS,
]
"""The doors there are; the others need a house that others can come to."""

SETTINGS: Final = Settings(hint_seconds=2.0, review_seconds=0.1, review_decisions=20)
"""Hints may take longer here, and reviews look at less, so that they keep nobody waiting."""


class Here:
    """Lets bots think here and now; whoever waits meanwhile gets a turn first."""

    async def ask(self, question: Question, seconds: float) -> Answer:
        """Think; a bot may fail in any way, the table goes on."""
        await asyncio.sleep(0)
        try:
            return answer(question)
        except Exception as error:
            return Answer(error=f"{type(error).__name__}: {error}")


class Uncounted:
    """Stands for figures that nobody reads."""

    def labels(self, *names: object) -> Uncounted:
        """Return the figure for these names."""
        return self

    def inc(self) -> None:
        """Count nothing."""

    @property
    def requests(self) -> Uncounted:
        """The requests answered."""
        return self


class NoPorch:
    """Stands for the porch: nobody comes from outside."""

    def is_at(self, scope: object) -> bool:
        """Tell whether somebody came by the porch."""
        return False


class PocketHouse:
    """A house for whoever holds the device."""

    def __init__(self, store: PocketStore) -> None:
        self.store = store
        self.settings = SETTINGS
        self.hub = Hub()
        self.porch = NoPorch()
        self.metrics = Uncounted()
        self.limits = Limits(enabled=False)
        self.holding = Holding(enabled=False)
        self.aside = Aside()
        self.identity = Guest(store, "")
        self.hall = Hall(store, ALONE, self.settings.tables_in_memory)
        thinkers = Thinkers(Here(), self.settings.bot_seconds)
        self.answers = Answers(Hints(thinkers, self.settings.hint_seconds), self.aside)
        self.reviews = Reviews(store, thinkers, self.settings.review_seconds, self.settings.review_decisions)
        self.presence = Presence(self.hall)
        self.jobs = Jobs(self.hall, thinkers)
        self.gatekeeper = Gatekeeper(self.hub, store)

    async def open(self) -> None:
        """Open the store and begin to do what is due."""
        await self.store.open()
        await self.store.listen(lambda written: None, self._told)
        await self.jobs.start()

    def _told(self, word: Word | None) -> None:
        self.gatekeeper.told(None if word is None else word.name)

    async def close(self) -> None:
        """Leave off; everything is kept."""
        self.hub.close()
        await self.gatekeeper.close()
        await self.presence.stop()
        await self.reviews.close()
        await self.jobs.stop()
        self.aside.close()
        await self.store.close()


def make_app(pocket: PocketHouse) -> Starlette:
    """Build the app, with the doors that make sense here."""
    house = cast("House", pocket)

    async def converse(ws: WebSocket) -> None:
        await socket(house, ws)

    doors = [*(route(door, house) for door in DOORS), WebSocketRoute("/socket", converse)]
    handlers: dict[Any, Any] = {HTTPException: _not_here, Exception: _failed}
    return Starlette(routes=[Mount(API, routes=doors)], exception_handlers=handlers)


async def _not_here(request: Request, error: Exception) -> Response:
    """Say of every other door of the house that it needs a network."""
    return problem(Refused("not-here"), language_from(request.headers.get("accept-language", "")))


async def _failed(request: Request, error: Exception) -> Response:
    return problem(Refused("failed"), language_from(request.headers.get("accept-language", "")))
