"""The app: sets up the parts of the house, adds the doors, and closes everything in order."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.websockets import WebSocket

from magehall.core import fresh_seed
from magehall.server.access.accounts import Accounts
from magehall.server.access.holding import Holding
from magehall.server.access.identity import COOKIE, YEAR, Identity
from magehall.server.access.limits import Limits
from magehall.server.access.origins import HEADERS, NO_PAGE, SafeHeaders
from magehall.server.aside import Aside
from magehall.server.bots.turns import Thinkers
from magehall.server.bots.workers import Workers
from magehall.server.figures import node_line, show_figures
from magehall.server.gatekeeper import Gatekeeper
from magehall.server.http import client, pages
from magehall.server.http.descriptions import API, DESCRIBING, DOORS
from magehall.server.http.door import problem, route
from magehall.server.http.socket import socket
from magehall.server.hub import Hub
from magehall.server.jobs import Jobs
from magehall.server.keepers.desk import Desk
from magehall.server.keepers.office import Office
from magehall.server.keepers.orders import carry_out
from magehall.server.metrics import Metrics
from magehall.server.notices.notices import Notices
from magehall.server.porch import Porch
from magehall.server.presence import Presence
from magehall.server.pulse import Pulse
from magehall.server.readiness import Readiness
from magehall.server.refused import Refused
from magehall.server.reviews import Reviews
from magehall.server.settings import Settings
from magehall.server.speech import language_from
from magehall.server.standings.counting import Counting
from magehall.server.store import Store, Word, open_store
from magehall.server.tables.hall import ALONE, Hall
from magehall.server.tables.hints import Hints
from magehall.server.tables.neighbours import Neighbours
from magehall.server.tables.questions import Answers
from magehall.server.tidying import Tidying


class House:
    """What a running server consists of."""

    store: Store
    readiness: Readiness
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
    gatekeeper: Gatekeeper
    tidying: Tidying
    office: Office
    desk: Desk

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub()
        self.metrics = Metrics()
        self.limits = Limits(bool(settings.rate_limits))
        self.holding = Holding(bool(settings.rate_limits))
        self.workers = Workers(settings.bot_workers)
        self.aside = Aside()
        self.porch = Porch(settings)
        self.pulse = Pulse(self.metrics.lag.observe)

    async def open(self) -> None:
        """Open the store and begin to do what is due."""
        self.store = await open_store(self.settings.postgres_url(), str(self.settings.database_file()))
        secret = self.settings.secret or await self.store.note("secret", fresh_seed())
        self.readiness = Readiness(self.store)
        self.identity = Identity(self.store, secret)
        self.accounts = Accounts(self.store)
        node = secrets.token_hex(8) if self.settings.postgres_url() else ALONE
        self.hall = Hall(self.store, node, self.settings.tables_in_memory)
        thinkers = Thinkers(self.workers, self.settings.bot_seconds)
        self.hall.stored = self.metrics.stored.add
        self.hall.unstored = self.metrics.unstored.inc
        thinkers.thought = self.metrics.thought
        self.answers = Answers(Hints(thinkers, self.settings.hint_seconds), self.aside)
        self.reviews = Reviews(
            self.store, thinkers, self.settings.review_seconds, self.settings.review_decisions
        )
        self.presence = Presence(self.hall)
        self.notices = Notices(self.hall, self.presence, self.settings)
        self.jobs = Jobs(self.hall, thinkers)
        self.counting = Counting(self.hall)
        self.neighbours = Neighbours(self.hall)
        self.gatekeeper = Gatekeeper(self.hub, self.store)
        self.tidying = Tidying(self.hall, self.settings, self.hub.players)
        self.tidying.tidied, self.tidying.saw = self.metrics.tidied, self.identity.visits.note
        self.office = Office(self.hall, self.settings)
        self.office.node = lambda: node_line(self)
        self.desk = Desk(self.settings.database_file(), partial(carry_out, self.office))
        await self.store.listen(self.neighbours.heard, self._told)
        await self.jobs.start()
        self.counting.start()
        self.tidying.start()
        self.pulse.start()
        if self.hall.is_alone:
            await self.desk.open()
        show_figures(self)
        logging.getLogger().addHandler(self.metrics.complaints)

    def _told(self, word: Word | None) -> None:
        """Look again at what another node, or a door of this one, has changed."""
        if word is None or word.kind == "player":
            self.gatekeeper.told(None if word is None else word.name)
        if word is None or word.kind == "table":
            self.neighbours.rewritten(None if word is None else word.name)

    async def close(self) -> None:
        """Disconnect everyone and finish what was begun."""
        self.hub.close()
        await self.desk.close()
        logging.getLogger().removeHandler(self.metrics.complaints)
        await self.pulse.stop()
        await self.gatekeeper.close()
        await self.presence.stop()
        await self.reviews.close()
        await self.jobs.stop()
        await self.counting.stop()
        await self.tidying.stop()
        await self.notices.close()
        await self.neighbours.close()
        self.workers.close()
        self.aside.close()
        await self.store.close()

    def drop_cookie(self, response: Response) -> None:
        """Take a player's cookie away."""
        response.delete_cookie(COOKIE, path=self.settings.base_path or "/", httponly=True, samesite="lax")

    def set_cookie(self, response: Response, asking: HTTPConnection, cookie: str) -> None:
        """Give a browser its session's cookie, which scripts cannot read and other sites cannot use."""
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=YEAR // 1000,
            path=self.settings.base_path or "/",
            secure=asking.url.scheme in ("https", "wss"),
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

    is_secure = settings.public_url.startswith("https://")
    guards = [Middleware(SafeHeaders, private=f"{settings.base_path}{API}", is_secure=is_secure)]
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
    """Answer an error of ours in the standard form; it is logged, and nothing about it is revealed.

    Starlette answers this outside everything wrapped around the app, so the headers are added here.
    """
    answer = problem(Refused("failed"), language_from(request.headers.get("accept-language", "")))
    answer.headers.update({**HEADERS, "Content-Security-Policy": NO_PAGE, "Cache-Control": "no-store"})
    return answer


async def _not_there(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    language = language_from(request.headers.get("accept-language", ""))
    return problem(Refused("no-such-method" if status == 405 else "no-such-page"), language)
