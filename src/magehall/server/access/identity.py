"""Who is asking: a cookie that names a session for browsers, a bearer token for programs.

Both are 256 random bits of which the store keeps the hash: a reader of a backup can use none of them, and
what is deleted there no longer lets anyone in, at any node.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

from magehall.server import wallclock
from magehall.server.access.devices import device_name
from magehall.server.access.visits import Visits
from magehall.server.refused import Refused
from magehall.server.store import Person, Session, Store

COOKIE: Final = "magehall"
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 12
HOUR: Final = 3_600_000
YEAR: Final = 365 * 24 * HOUR
"""Milliseconds after which an unused session ends."""


class Admission(NamedTuple):
    """Someone who was let in, and by what."""

    who: Person
    key: bytes
    """The hash of the cookie or of the token."""
    session: Session | None = None
    """None if it was a token."""
    cookie: str = ""
    """What the browser is to keep for another year; empty if it may keep what it has."""


class Identity:
    """Knows players by what their requests carry."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret.encode()
        self.visits = Visits(store)
        self.signer = Signer(secret, salt="player", digest_method=hashlib.sha256)

    async def welcome(self, name: str) -> Person:
        """Make a new guest."""
        person, now = Person(secrets.token_urlsafe(ID_BYTES), name), wallclock.now()
        await self.store.add_player(person, now)
        self.visits.is_new(person.id, now)  # it is noted with the rest
        return person

    async def begin(self, person: Person, asking: HTTPConnection) -> str:
        """Begin a session on the device that asks; return its cookie, of which only the hash is kept."""
        cookie = secrets.token_urlsafe(TOKEN_BYTES)
        await self._add(person, cookie, device_of(asking))
        return cookie

    async def _add(self, person: Person, cookie: str, device: str, inherited: int = 0) -> None:
        now = wallclock.now()
        await self.store.add_session(Session(digest(cookie), person.id, device, now, now, inherited))

    async def token(self, person: Person) -> str:
        """Make a bearer token; only its hash is kept."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.add_token(digest(token), person.id, wallclock.now())
        return token

    async def admit(self, asking: HTTPConnection) -> Admission | None:
        """Find out who is asking and by what, and note that they are here; None for a stranger.

        Anyone removed from the house is refused.
        """
        found = await self.find(asking)
        if found is not None:
            refuse_removed(found.who)
            await self.visits.note(found.who.id)
        return found

    async def find(self, asking: HTTPConnection) -> Admission | None:
        """Find out who is asking and by what, even if they may no longer be here."""
        header = asking.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return await self._by_token(header[7:].strip())
        cookie = asking.cookies.get(COOKIE, "")
        if ":" in cookie:
            return await self._by_old_cookie(cookie, device_of(asking))
        return await self._by_session(cookie) if cookie else None

    async def known(self, asking: HTTPConnection) -> Admission:
        """Find out who is asking, and refuse strangers."""
        found = await self.admit(asking)
        if found is None:
            raise Refused("not-signed-in")
        return found

    async def _by_token(self, token: str) -> Admission | None:
        who = await self.store.player_of_token(digest(token))
        return None if who is None else Admission(who, digest(token))

    async def _by_session(self, cookie: str) -> Admission | None:
        """Find a session; its use is noted once an hour."""
        now = wallclock.now()
        found = await self.store.session(digest(cookie), now - YEAR)
        if found is None:
            return None
        who, session = found
        if now - session.seen < HOUR:
            return Admission(who, session.digest, session)
        await self.store.see_session(session.digest, now)
        return Admission(who, session.digest, session, cookie)

    async def _by_old_cookie(self, signed: str, device: str) -> Admission | None:
        """Turn a cookie from before there were sessions, a signed player, into a session."""
        person = await self._signed(signed)
        if person is None:
            return None
        cookie = self._heir(signed, device)
        if await self.store.session(digest(cookie), 0) is None:
            await self._add(person, cookie, device, inherited=1)
        found = await self._by_session(cookie)
        return None if found is None else found._replace(cookie=cookie)

    async def _signed(self, signed: str) -> Person | None:
        try:
            player, _, epoch = self.signer.unsign(signed).decode().partition(":")
        except (BadSignature, UnicodeDecodeError):
            return None
        person = await self.store.player(player)
        return person if person is not None and str(person.epoch) == epoch else None

    def _heir(self, signed: str, device: str) -> str:
        """Return the cookie that replaces an old one: the same for everything a page asks at once."""
        made = hmac.digest(self.secret, f"session/{signed}/{device}".encode(), "sha256")
        return urlsafe_b64encode(made).decode().rstrip("=")


def refuse_removed(who: Person) -> None:
    """Refuse anyone removed from the house, and say why."""
    if who.removed_why is not None:
        words = "server-error-removed-why" if who.removed_why else ""
        raise Refused("removed", None, words, why=who.removed_why)


def device_of(asking: HTTPConnection) -> str:
    """Name the device that asks."""
    return device_name(asking.headers.get("user-agent", ""))


def digest(secret: str) -> bytes:
    """Hash a cookie or a token; it is long enough to need no salt."""
    return hashlib.sha256(secret.encode()).digest()
