"""Who is asking: a signed cookie for browsers, a bearer token for programs."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Person, Store

COOKIE: Final = "magehall"
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 12


class Identity:
    """Knows players by what their requests carry."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = Signer(secret, salt="player", digest_method=hashlib.sha256)

    async def welcome(self, name: str) -> Person:
        """Make a new guest."""
        person = Person(secrets.token_urlsafe(ID_BYTES), name)
        await self.store.add_player(person, wallclock.now())
        return person

    def cookie(self, person: Person) -> str:
        """Sign a player's identity."""
        return self.signer.sign(f"{person.id}:{person.epoch}").decode()

    async def token(self, person: Person) -> str:
        """Make a bearer token; only its hash is kept."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.add_token(_digest(token), person.id, wallclock.now())
        return token

    async def who(self, asking: HTTPConnection) -> Person | None:
        """Find out who is asking; None for a stranger."""
        header = asking.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return await self.store.player_of_token(_digest(header[7:].strip()))
        signed = asking.cookies.get(COOKIE)
        if signed is None:
            return None
        try:
            player, _, epoch = self.signer.unsign(signed).decode().partition(":")
        except (BadSignature, UnicodeDecodeError):
            return None
        person = await self.store.player(player)
        return person if person is not None and str(person.epoch) == epoch else None

    async def known(self, asking: HTTPConnection) -> Person:
        """Find out who is asking, and refuse strangers."""
        person = await self.who(asking)
        if person is None:
            raise Refused("not-signed-in")
        return person


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
