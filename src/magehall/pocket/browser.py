"""The hall as the worker of a browser opens it: Python's side of web/src/pocket/worker.ts."""

from __future__ import annotations

import gc
from typing import Any

from magehall.pocket.line import Pocket, open_pocket
from magehall.pocket.store import NotKept


async def open_hall(image: Any, keep: Any) -> Hall:
    """Open the hall with what IndexedDB has kept."""

    async def kept(count: int, changed: dict[int, bytes]) -> None:
        try:
            await keep(count, list(changed.items()))
        except Exception as error:
            raise NotKept(str(error)) from None

    hall = Hall(await open_pocket(image.to_bytes(), kept))
    gc.collect()
    gc.freeze()
    return hall


class Hall:
    """Takes what JavaScript hands over, and hands over what it can take."""

    def __init__(self, pocket: Pocket) -> None:
        self.pocket = pocket

    async def ask(self, method: str, path: str, headers: Any, body: Any) -> Any:
        """Answer a request."""
        return await self.pocket.ask(method, path, headers.to_py(), body.to_bytes())

    def connect(self, path: str, headers: Any, hear: Any, end: Any) -> Any:
        """Open a line."""
        return self.pocket.connect(path, headers.to_py(), hear, end)
