"""The hall as the worker of a browser opens it: Python's side of web/src/pocket/worker.ts."""

from __future__ import annotations

import gc
from typing import Any, Final

from magehall.bots import withhold
from magehall.bots.search.budget import BRAKE
from magehall.pocket.line import Line, Pocket, Reply, open_pocket
from magehall.pocket.store import NotKept

SLACK: Final = 8.0
"""How many times as long as usual a search may take here: enough to play better than without one."""
WITHHELD: Final = "expert"
"""The level that would then take longer than anybody waits."""


async def open_hall(image: Any, keep: Any) -> Hall:
    """Open the hall with what IndexedDB has kept."""
    BRAKE.slack = SLACK
    withhold(WITHHELD)

    async def kept(count: int, changed: dict[int, bytes]) -> None:
        try:
            await keep(count, list(changed.items()))
        except Exception as error:
            raise NotKept(str(error)) from None

    hall = Hall(await open_pocket(image.to_bytes(), kept))
    gc.collect()
    gc.freeze()  # what was loaded stays, so nobody needs to look through it again
    return hall


class Hall:
    """Takes what JavaScript hands over."""

    def __init__(self, pocket: Pocket) -> None:
        self.pocket = pocket

    async def ask(self, method: str, path: str, headers: Any, body: Any) -> Reply:
        """Answer a request."""
        return await self.pocket.ask(method, path, headers.to_py(), body.to_bytes())

    def connect(self, path: str, headers: Any, hear: Any, end: Any) -> Line:
        """Open a line."""
        return self.pocket.connect(path, headers.to_py(), hear, end)
