"""How often something may be asked: a token bucket for each kind of request and each one who asks."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network
from typing import Final, NamedTuple

from magehall.server import wallclock
from magehall.server.refused import Refused


class Rate(NamedTuple):
    """How many at once, and how many more per second."""

    burst: float
    per_second: float


RATES: Final[dict[str, Rate]] = {
    "request": Rate(400, 80),
    "command": Rate(300, 100),
    "socket": Rate(300, 20),
    "guest": Rate(60, 0.2),
    "table": Rate(30, 0.5),
    "record": Rate(10, 0.2),
    "miss": Rate(30, 0.2),
    "login": Rate(10, 0.1),
    "account": Rate(10, 0.1),
    "say": Rate(10, 1),
    "hint": Rate(10, 1),
    "draft": Rate(60, 5),
    "review": Rate(6, 0.05),
    "report": Rate(10, 0.05),
}
"""Generous to a family behind one address, strict with a script that guesses."""

MOST: Final = 50_000
"""Buckets kept; the full ones are forgotten first, since a forgotten bucket is a full one."""


class Limits:
    """Counts who asks how often."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        """Take one token, or refuse."""
        if not self.has(kind, who):
            raise Refused("too-many")
        if self.enabled:
            tokens, at = self._bucket(kind, who)
            self.buckets[(kind, who)] = (tokens - 1, at)
            if len(self.buckets) > MOST:
                self._forget()

    def spend_quietly(self, kind: str, who: str) -> None:
        """Take a token if there is one left."""
        if self.has(kind, who):
            self.spend(kind, who)

    def has(self, kind: str, who: str) -> bool:
        """Tell whether there is a token left."""
        return not self.enabled or self._bucket(kind, who)[0] >= 1

    def _bucket(self, kind: str, who: str) -> tuple[float, float]:
        rate, now = RATES[kind], wallclock.ticks()
        tokens, at = self.buckets.get((kind, who), (rate.burst, now))
        return min(rate.burst, tokens + (now - at) * rate.per_second), now

    def _forget(self) -> None:
        full = [key for key in self.buckets if self._bucket(*key)[0] >= RATES[key[0]].burst]
        for key in full or list(self.buckets)[: MOST // 2]:
            del self.buckets[key]


def network(address: str) -> str:
    """Name the network of an address: itself, or the 64 bits of an IPv6 one that a household shares."""
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))
