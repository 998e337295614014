"""A door: one HTTP route with the shapes of its body and its answer, from which OpenAPI is made as well."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from magehall.server.access.identity import Admission
from magehall.server.access.limits import network
from magehall.server.access.origins import check_origin
from magehall.server.refused import Refused
from magehall.server.speech import fault, language_from
from magehall.server.store import Person
from magehall.server.wire.bodies import Problem
from magehall.server.wire.plain import Wire

if TYPE_CHECKING:
    from magehall.server.app import House

log = logging.getLogger("magehall.http")

JSON = "application/json"
NUL = b"\\u0000"
"""How JSON writes the one character that PostgreSQL cannot store in text, and nobody needs."""
BAD_NAME = re.compile(r"of length .* at `\$\.name`$")
"""What the decoder says about a name that is too short or too long."""
NO_NUL = "no text may hold the character NUL"
ADVICE = {401: {"WWW-Authenticate": "Bearer"}, 429: {"Retry-After": "5"}, 503: {"Retry-After": "5"}}
"""What a refusal of this status tells programs."""
encode = msgspec.json.Encoder().encode
Made = TypeVar("Made")


@dataclass
class Ask:
    """A request that came through a door."""

    house: House
    request: Request
    body: Any
    cookie: str = ""
    """The cookie that the answer is to set."""
    forgets: bool = False
    """Whether the answer is to remove the cookie."""
    names: list[str] = field(default_factory=list)
    """The names at the table, for messages about it."""

    async def who(self) -> Person:
        """Return who is asking; strangers are refused."""
        return (await self.admitted()).who

    async def known(self) -> Person | None:
        """Return who is asking; None for a stranger."""
        found = await self.house.identity.admit(self.request)
        self.cookie = "" if found is None else found.cookie
        return None if found is None else found.who

    async def admitted(self) -> Admission:
        """Return who is asking, and what lets them in; strangers are refused."""
        found = await self.house.identity.known(self.request)
        self.cookie = found.cookie
        return found

    @property
    def language(self) -> str:
        """The reader's language."""
        asked = self.request.query_params.get("lang")
        return language_from(self.request.headers.get("accept-language", ""), asked)

    @property
    def address(self) -> str:
        """The network the request came from."""
        return network(self.request.client.host) if self.request.client else ""

    async def aside(self, work: Callable[[], Made]) -> Made:
        """Do beside the event loop what takes long."""
        return await self.house.aside.do(self.address, work)

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
    limit: str = ""
    """The rate that applies here, besides that of all requests."""
    most: int = 65_536
    """The largest body."""
    inside: bool = False
    """Whether it stays shut to those who come by the porch."""

    @property
    def name(self) -> str:
        """The operation's name: that of its handler."""
        return getattr(self.handler, "__name__", "")

    @property
    def summary(self) -> str:
        """What it does, in one sentence: its handler's."""
        return (self.handler.__doc__ or "").partition("\n")[0]


inside = partial(Door, inside=True)
"""A door that is only for the inside of the hall."""


def route(door: Door, house: House) -> Route:
    """Hang a door into the app."""

    async def endpoint(request: Request) -> Response:
        ask = Ask(house, request, None)
        try:
            admit(door, ask)
            ask.body = await read_body(door, request, door.most)
            response = answered(door, await door.handler(ask))
        except Refused as refused:
            if refused.code == "no-such-table":
                house.limits.spend_quietly("miss", ask.address)
            response = problem(refused, ask.language, ask.names)
        except Exception:
            house.metrics.requests.labels(door.name, 500).inc()
            raise
        give_cookie(response, ask)
        house.metrics.requests.labels(door.name, response.status_code).inc()
        return response

    return Route(door.path, endpoint, methods=[door.method], name=door.name)


def admit(door: Door, ask: Ask) -> None:
    """Refuse pages of strangers, whoever asks too often, and whoever guesses codes."""
    limits = ask.house.limits
    check_origin(ask.house.settings, ask.request.headers, ask.request.method)
    if door.inside and ask.house.porch.is_at(ask.request.scope):
        raise Refused("no-such-page")
    limits.spend("request", ask.address)
    if b"%00" in ask.request.scope["query_string"] or "\0" in ask.request.scope["path"]:
        raise Refused("bad-request", why=NO_NUL)
    if door.limit:
        limits.spend(door.limit, ask.address)
    if "code" in ask.request.path_params and not limits.has("miss", ask.address):
        raise Refused("too-many")


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
    if NUL in body:
        raise Refused("bad-request", why=NO_NUL)
    try:
        return msgspec.json.decode(bytes(body) or b"{}", type=door.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        if BAD_NAME.search(str(error)):
            raise Refused("bad-name") from None
        raise Refused("bad-request", why=str(error)) from None


def answered(door: Door, made: Any) -> Response:
    """Write the answer."""
    return made if isinstance(made, Response) else Response(encode(made), door.status, media_type=JSON)


def give_cookie(response: Response, ask: Ask) -> None:
    """Have the browser keep the cookie of its session, or forget it."""
    if ask.forgets:
        ask.house.drop_cookie(response)
    elif ask.cookie:
        ask.house.set_cookie(response, ask.request, ask.cookie)


def problem(refused: Refused, language: str, names: Sequence[str] = ()) -> Response:
    """Write a refusal in the one shape, in the reader's language."""
    body = Problem(error=fault(refused, language, names))
    return Response(encode(body), refused.status, ADVICE.get(refused.status), media_type=JSON)
