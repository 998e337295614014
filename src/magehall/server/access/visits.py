"""Notes when players were last here, to the day: guests who never come back are eventually forgotten."""

from __future__ import annotations

from typing import Final

from magehall.server import wallclock
from magehall.server.store import Store

DAY: Final = 86_400_000


class Visits:
    """Remembers whom this node has noted today, so that a player costs one write a day."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.day = 0
        self.noted: set[str] = set()

    async def note(self, player: str) -> None:
        """Note that a player is here."""
        now = wallclock.now()
        if self.is_new(player, now):
            await self.store.see(player, now, now - DAY // 2)

    def is_new(self, player: str, now: int) -> bool:
        """Tell whether a player comes for the first time today."""
        if now // DAY != self.day:
            self.day = now // DAY
            self.noted.clear()
        is_new = player not in self.noted
        self.noted.add(player)
        return is_new
