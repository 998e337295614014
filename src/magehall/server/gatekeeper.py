"""Checks again on those who hold something open: anyone no longer let in is disconnected.

All nodes are told when sessions or tokens end; what is held open is also checked from time to time, so that
nobody is trusted for ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from magehall.server.hub import Held, Hub
from magehall.server.store import Store

log = logging.getLogger("magehall.gatekeeper")

LOOK: Final = 60.0
"""Seconds between two checks on everybody."""
AGAIN: Final = 0.5
"""Seconds until a store that did not answer is asked again."""
MOST_IN_ONE: Final = 500
"""Sessions and tokens asked for at once."""


class Gatekeeper:
    """Knows who holds what open at this node, and asks the store whether they still may."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.doubted: set[Held] = set()
        self.something = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    def let_in(self, held: Held) -> None:
        """Let someone in; what let them in may have ended at this very moment, so it is checked once more."""
        self.hub.add(held)
        self._doubt([held])

    def told(self, player: str | None) -> None:
        """Check again what a player holds open; check everything if something may have been missed."""
        self._doubt(self.hub.held if player is None else self.hub.of(player))

    def _doubt(self, those: Iterable[Held]) -> None:
        self.doubted.update(those)
        if self.doubted:
            self.something.set()

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK):  # `wait_for` would swallow being cancelled just then
                    await self.something.wait()
            except TimeoutError:
                self.doubted.update(self.hub.held)
            self.something.clear()
            doubted, self.doubted = list(self.doubted), set()
            try:
                await self._look(doubted)
            except Exception as error:  # the store is away
                log.warning("could not look who is let in", extra={"error": str(error)})
                self._doubt(doubted)
                await asyncio.sleep(AGAIN)

    async def _look(self, doubted: list[Held]) -> None:
        for first in range(0, len(doubted), MOST_IN_ONE):
            some = doubted[first : first + MOST_IN_ONE]
            holders = await self.store.holders(sorted({held.key for held in some}))
            for held in some:
                if held.key in holders:
                    held.who = holders[held.key]
                else:
                    held.shut_out()

    async def close(self) -> None:
        """Stop checking."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
