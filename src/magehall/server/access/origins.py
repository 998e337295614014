"""Which pages may use the server, and the rules browsers are told to follow."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magehall.server.refused import Refused
from magehall.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; script-src-attr 'none'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
    "frame-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What a page of ours may do: its own scripts and styles, places and colours in attributes, no frames."""

NO_PAGE: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""What an API answer that somebody opens by itself may do: nothing; a picture keeps its colours."""

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

STRICT: Final = "max-age=31536000"
"""Behind TLS browsers return by TLS only, for a year; other names of the domain are not ours to bind."""


class SafeHeaders:
    """Puts the headers on every answer; what the API says is not cached."""

    def __init__(self, app: ASGIApp, private: str, is_secure: bool = False) -> None:
        self.app = app
        self.private = private
        self.is_secure = is_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_api = scope["path"].startswith(self.private)
                headers.setdefault("Content-Security-Policy", NO_PAGE if is_api else POLICY)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.is_secure or scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", STRICT)
                if is_api:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, add)


def check_origin(settings: Settings, headers: Headers, method: str) -> None:
    """Refuse what a page of another origin asks in its reader's name; programs have no origin."""
    origin = headers.get("origin")
    if origin is None or method in SAFE:
        return
    own = {headers.get("host", ""), _place(settings.public_url).partition("/")[0]} - {""}
    if _place(origin) not in own and origin not in settings.origins():
        raise Refused("wrong-origin")


def _place(address: str) -> str:
    """Return an address without its scheme; anything may be sent here, so nothing is parsed."""
    return address.partition("://")[2]
