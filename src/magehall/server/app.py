"""The app: opens the rooms of the house, hangs the doors in, and closes everything in order."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.websockets import WebSocket

from magehall.core import fresh_seed
from magehall.server.access.accounts import Accounts
from magehall.server.access.identity import COOKIE, Identity
from magehall.server.access.limits import Limits
from magehall.server.access.origins import SafeHeaders
from magehall.server.bots.turns import Thinkers
from magehall.server.bots.workers import Workers
from magehall.server.http import client, pages
from magehall.server.http.descriptions import API, DESCRIBING, DOORS
from magehall.server.http.door import problem, route
from magehall.server.http.socket import socket
from magehall.server.hub import Hub
from magehall.server.jobs import Jobs
from magehall.server.metrics import Metrics
from magehall.server.notices.notices import Notices
from magehall.server.presence import Presence
from magehall.server.refused import Refused
from magehall.server.reviews import Reviews
from magehall.server.settings import Settings
from magehall.server.speech import language_from
from magehall.server.standings.counting import Counting
from magehall.server.store import Person, Store, open_store
from magehall.server.tables.hall import ALONE, Hall
from magehall.server.tables.hints import Hints
from magehall.server.tables.neighbours import Neighbours
from magehall.server.tables.questions import Answers

YEAR = 365 * 24 * 3600


class House:
    """What a running server consists of."""

    store: Store
    identity: Identity
    accounts: Accounts
    hall: Hall
    jobs: Jobs
    answers: Answers
    reviews: Reviews
    presence: Presence
    notices: Notices
    counting: Counting
    neighbours: Neighbours

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub()
        self.metrics = Metrics()
        self.metrics.watch("sockets", "Sockets open", lambda: len(self.hub.connections))
        self.metrics.watch("tables", "Tables in memory", lambda: len(self.hall.rooms))
        self.limits = Limits(bool(settings.rate_limits))
        self.workers = Workers(settings.bot_workers)

    async def open(self) -> None:
        """Open the store and begin to do what is due."""
        self.store = await open_store(self.settings.database_url, str(self.settings.database_file()))
        secret = self.settings.secret or await self.store.note("secret", fresh_seed())
        self.identity = Identity(self.store, secret)
        self.accounts = Accounts(self.store)
        node = secrets.token_hex(8) if self.settings.database_url else ALONE
        self.hall = Hall(self.store, node, self.settings.tables_in_memory)
        thinkers = Thinkers(self.workers, self.settings.bot_seconds)
        self.hall.stored = self.metrics.stored.add
        thinkers.thought = self.metrics.thought
        self.answers = Answers(Hints(thinkers, self.settings.hint_seconds))
        self.reviews = Reviews(
            self.store, thinkers, self.settings.review_seconds, self.settings.review_decisions
        )
        self.presence = Presence(self.hall)
        self.notices = Notices(self.hall, self.presence, self.settings)
        self.jobs = Jobs(self.hall, thinkers)
        self.counting = Counting(self.hall)
        self.neighbours = Neighbours(self.hall)
        await self.store.listen(self.neighbours.heard)
        await self.jobs.start()
        self.counting.start()

    async def close(self) -> None:
        """Send everybody away and finish what was begun."""
        self.hub.close()
        await self.presence.stop()
        await self.reviews.close()
        await self.jobs.stop()
        await self.counting.stop()
        await self.notices.close()
        await self.neighbours.close()
        self.workers.close()
        await self.store.close()

    def drop_cookie(self, response: Response) -> None:
        """Take a player's cookie away."""
        response.delete_cookie(COOKIE, path=self.settings.base_path or "/", httponly=True, samesite="lax")

    def set_cookie(self, response: Response, request: Request, person: Person) -> None:
        """Give a player a signed cookie that scripts cannot read and other sites cannot use."""
        response.set_cookie(
            COOKIE,
            self.identity.cookie(person),
            max_age=YEAR,
            path=self.settings.base_path or "/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )


def make_app(settings: Settings) -> Starlette:
    """Build the app; the house opens when it starts."""
    house = House(settings)

    async def converse(ws: WebSocket) -> None:
        await socket(house, ws)

    doors: list[BaseRoute] = [route(door, house) for door in [*DOORS, *DESCRIBING]]
    doors.append(WebSocketRoute("/socket", converse))
    rooms: list[BaseRoute] = [Mount(API, routes=doors), *(route(door, house) for door in pages.DOORS)]
    rooms.append(client.route(settings.base_path))
    if settings.base_path:
        rooms = [Mount(settings.base_path, routes=rooms)]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    guards = [Middleware(SafeHeaders, private=f"{settings.base_path}{API}")]
    if settings.origins():
        allowed = sorted(settings.origins())
        guards.append(
            Middleware(CORSMiddleware, allow_origins=allowed, allow_methods=["*"], allow_headers=["*"])
        )
    handlers = {HTTPException: _not_there, Exception: _failed}
    app = Starlette(routes=rooms, lifespan=lifespan, exception_handlers=handlers, middleware=guards)
    app.state.house = house
    return app


async def _failed(request: Request, error: Exception) -> Response:
    """Answer a mistake of ours in the one shape; it is logged, and nothing of it is told."""
    return problem(Refused("failed"), language_from(request.headers.get("accept-language", "")))


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    language = language_from(request.headers.get("accept-language", ""))
    return problem(Refused("no-such-method" if status == 405 else "no-such-page"), language)
