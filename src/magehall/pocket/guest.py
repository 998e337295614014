"""Who plays here: whoever holds the device. Their session never leaves it, so it needs no secret."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from magehall.server.access.identity import Admission, Identity
from magehall.server.store import Person

DEVICE = "this device"
"""Stands for the cookie of the one session."""


class Guest(Identity):
    """Knows the one player of this device, once they have given a name."""

    async def begin(self, person: Person, asking: HTTPConnection) -> str:
        """Begin the session of this device."""
        await self._add(person, DEVICE, "")
        return ""

    async def find(self, asking: HTTPConnection) -> Admission | None:
        """Find out who plays on this device."""
        found = await self._by_session(DEVICE)
        return None if found is None else found._replace(cookie="")
