"""The app: opens the rooms of the house, hangs the doors in, and closes everything in order."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.websockets import WebSocket

from magehall.core import fresh_seed
from magehall.server.access.identity import COOKIE, Identity
from magehall.server.bots.turns import Thinkers
from magehall.server.bots.workers import Workers
from magehall.server.http import client, pages
from magehall.server.http.descriptions import API, DESCRIBING, DOORS
from magehall.server.http.door import problem, route
from magehall.server.http.socket import socket
from magehall.server.hub import Hub
from magehall.server.jobs import Jobs
from magehall.server.refused import Refused
from magehall.server.settings import Settings
from magehall.server.store import Person, Store, open_store
from magehall.server.tables.hall import Hall

YEAR = 365 * 24 * 3600


class House:
    """What a running server consists of."""

    store: Store
    identity: Identity
    hall: Hall
    jobs: Jobs

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub()
        self.workers = Workers(settings.bot_workers)

    async def open(self) -> None:
        """Open the store and begin to do what is due."""
        self.store = await open_store(self.settings.database_url, str(self.settings.database_file()))
        secret = self.settings.secret or await self.store.note("secret", fresh_seed())
        self.identity = Identity(self.store, secret)
        node = secrets.token_hex(8) if self.settings.database_url else "alone"
        self.hall = Hall(self.store, node, self.settings.tables_in_memory)
        self.jobs = Jobs(self.hall, Thinkers(self.workers, self.settings.bot_seconds))
        self.jobs.start()

    async def close(self) -> None:
        """Send everybody away and finish what was begun."""
        self.hub.close()
        await self.jobs.stop()
        self.workers.close()
        await self.store.close()

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

    app = Starlette(routes=rooms, lifespan=lifespan, exception_handlers={HTTPException: _not_there})
    app.state.house = house
    return app


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    return problem(Refused("no-such-method" if status == 405 else "no-such-page"), request, [])
