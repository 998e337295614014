"""Doors for notices: the server's key, subscribe, unsubscribe."""

from __future__ import annotations

from magehall.server import wallclock
from magehall.server.http.door import Ask, Door
from magehall.server.refused import Refused
from magehall.server.store import Subscription
from magehall.server.wire.bodies import Nothing
from magehall.server.wire.notices import PushKey, Subscribing

MOST = 20
"""Browsers of one player that get notices; the oldest makes room."""


async def push_key(ask: Ask) -> PushKey:
    """Return the key with which browsers subscribe to notices."""
    key = await ask.house.notices.public_key()
    if not key:
        raise Refused("no-push")
    return PushKey(key=key)


async def subscribe(ask: Ask) -> Nothing:
    """Get a notice in this browser, in your language, when it is your turn in a game that takes days."""
    who, asked, store = await ask.who(), ask.body, ask.house.store
    if not ask.house.notices.can_send:
        raise Refused("no-push")
    if not ask.house.notices.may_send_to(asked.endpoint):
        raise Refused("no-such-service")
    known = await store.subscriptions(who.id)
    for old in known[: max(0, len(known) + 1 - MOST)]:
        await store.unsubscribe(who.id, old.endpoint)
    keys = asked.keys
    new = Subscription(asked.endpoint, who.id, keys.p256dh, keys.auth, ask.language)
    await store.subscribe(new, wallclock.now())
    return Nothing()


async def unsubscribe(ask: Ask) -> Nothing:
    """Get no more notices in one browser (`?endpoint=…`), or in any."""
    who = await ask.who()
    await ask.house.store.unsubscribe(who.id, ask.request.query_params.get("endpoint"))
    return Nothing()


DOORS = [
    Door("GET", "/notices/key", push_key, None, PushKey),
    Door("POST", "/me/notices", subscribe, Subscribing, Nothing, 201),
    Door("DELETE", "/me/notices", unsubscribe, None, Nothing, query={"endpoint": "One browser's endpoint"}),
]
