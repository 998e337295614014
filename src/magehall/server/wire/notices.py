"""The bodies of requests and answers about notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from magehall.server.wire.plain import Wire

Sealed = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+=*$", max_length=128)]


class Keys(Wire, kw_only=True):
    """How a message for a browser must be sealed."""

    p256dh: Sealed
    auth: Sealed


class Subscribing(Wire, kw_only=True):
    """A browser's subscription, as `PushSubscription.toJSON()` returns it."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=2000)]
    keys: Keys
    expirationTime: float | None = None  # noqa: N815 (the browser's own word)


class PushKey(Wire, kw_only=True):
    """The public key of the server (`applicationServerKey`)."""

    key: str
