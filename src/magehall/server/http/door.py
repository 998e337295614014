"""A door: one HTTP route with the shapes of its body and its answer, from which OpenAPI is made as well."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from magehall.server.refused import Refused
from magehall.server.speech import fault, language_from
from magehall.server.store import Person
from magehall.server.wire.bodies import Problem
from magehall.server.wire.plain import Wire

if TYPE_CHECKING:
    from magehall.server.app import House

log = logging.getLogger("magehall.http")

JSON = "application/json"
encode = msgspec.json.Encoder().encode


@dataclass
class Ask:
    """A request that came through a door."""

    house: House
    request: Request
    body: Any
    cookie: Person | None = field(default=None)
    """Whom the answer shall make known by a cookie."""
    names: list[str] = field(default_factory=list)
    """The names at the table, for what is said about it."""

    async def who(self) -> Person:
        """Give the one who asks; strangers are refused."""
        return await self.house.identity.known(self.request)

    @property
    def code(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["code"]).upper()


Handler = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Door:
    """One route."""

    method: str
    path: str
    handler: Handler
    body: type[Wire] | None = None
    answer: type[Wire] | None = None
    status: int = 200
    kind: str = JSON
    query: dict[str, str] = field(default_factory=dict)
    """What can be asked after the question mark, with its meaning."""

    @property
    def name(self) -> str:
        """The operation's name: that of its handler."""
        return getattr(self.handler, "__name__", "")

    @property
    def summary(self) -> str:
        """What it does, in one sentence: its handler's."""
        return (self.handler.__doc__ or "").partition("\n")[0]


def route(door: Door, house: House) -> Route:
    """Hang a door into the app."""

    async def endpoint(request: Request) -> Response:
        ask = Ask(house, request, None)
        try:
            ask.body = await read_body(door, request, house.settings.body_bytes)
            return answered(door, ask, await door.handler(ask))
        except Refused as refused:
            return problem(refused, request, ask.names)

    return Route(door.path, endpoint, methods=[door.method], name=door.name)


async def read_body(door: Door, request: Request, most: int) -> Any:
    """Read a body strictly, and no more of it than allowed."""
    if door.body is None:
        return None
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too-large", most=most)
    if not request.headers.get("content-type", "").startswith(JSON):
        raise Refused("bad-request", why=f"the body is {JSON}")
    try:
        return msgspec.json.decode(bytes(body) or b"{}", type=door.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", why=str(error)) from None


def answered(door: Door, ask: Ask, made: Any) -> Response:
    """Write the answer, with a cookie for a new guest."""
    if isinstance(made, Response):
        return made
    response = Response(encode(made), door.status, media_type=JSON)
    if ask.cookie is not None:
        ask.house.set_cookie(response, ask.request, ask.cookie)
    return response


def problem(refused: Refused, request: Request, names: list[str]) -> Response:
    """Write a refusal in the one shape, in the reader's language."""
    language = language_from(request.query_params.get("lang") or request.headers.get("accept-language", ""))
    body = Problem(error=fault(refused, language, names))
    headers = {"WWW-Authenticate": "Bearer"} if refused.status == 401 else None
    return Response(encode(body), refused.status, headers, media_type=JSON)
