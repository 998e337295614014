"""How many of something one person may hold open at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from magehall.server.refused import Refused

OF_PLAYER: Final = 120
"""Sockets and streams of one player: a few tabs on a few devices, or a program at all its tables."""
OF_NETWORK: Final = 1000
"""Those of one network: a school with all its pupils."""


class Holding:
    """Counts who holds how many sockets and streams."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.held: Counter[tuple[str, str]] = Counter()

    def check(self, player: str, network: str) -> None:
        """Refuse whoever holds enough already."""
        is_full = self.held["player", player] >= OF_PLAYER or self.held["network", network] >= OF_NETWORK
        if self.enabled and is_full:
            raise Refused("too-many")

    @contextmanager
    def hold(self, player: str, network: str) -> Iterator[None]:
        """Hold one more for as long as this lasts."""
        keys = (("player", player), ("network", network))
        self.held.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self.held[key] -= 1
                if not self.held[key]:
                    del self.held[key]
