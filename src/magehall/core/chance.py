"""The only randomness of the house: a seeded generator, entropy, commit and reveal.

The generator is SFC32 (Doty-Humphrey's "small fast counting", three 32-bit words and a counter). It is
small enough to read, needs no wider arithmetic than 64 bits, and is ours: records and seeds stay valid
whatever Python's own `random` does. A generator is named by a seed and a purpose; the name is
hashed with SHA-256, and the first twelve bytes of the digest are its state.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from typing import Final, TypeVar, final

from mypy_extensions import i64

from magehall.core.seat import Seat, seat_text

M32: Final = 0xFFFFFFFF
WARM_UP: Final = 12
LARGEST: Final = 1 << 30

T = TypeVar("T")


@final
class Rng:  # noqa: PLW1641 - it changes, so it has no hash
    """A stream of random numbers, the same for the same seed on every machine."""

    def __init__(self, seed: int | str, purpose: str = "") -> None:
        self.seed = str(seed)
        self.purpose = purpose
        digest = hashlib.sha256(f"magehall/1|{self.seed}|{purpose}".encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._count: i64 = 1
        for _ in range(WARM_UP):
            self.next()

    def drawn(self) -> int:
        """Return how many numbers were taken from the stream."""
        return int(self._count) - 1 - WARM_UP

    def spawn(self, purpose: object) -> Rng:
        """Name an independent stream; it does not depend on how much of this one was used."""
        return Rng(self.seed, f"{self.purpose}/{purpose}")

    def next(self) -> i64:
        """Give the next 32 random bits."""
        b: i64 = self._b
        c: i64 = self._c
        result: i64 = (self._a + b + self._count) & M32
        self._a = b ^ (b >> 9)
        self._b = (c * 9) & M32
        self._c = (((c << 21) | (c >> 11)) + result) & M32
        self._count += 1
        return result

    def below(self, limit: i64) -> i64:
        """Give a whole number from 0 to limit - 1, each equally likely (Lemire's method)."""
        assert 0 < limit <= LARGEST, "a limit is from 1 to 2**30"
        product: i64 = self.next() * limit
        if (product & M32) < limit:
            least: i64 = (M32 + 1 - limit) % limit
            while (product & M32) < least:
                product = self.next() * limit
        return product >> 32

    def unit(self) -> float:
        """Give a float from 0 up to but not 1, with 53 random bits."""
        high: i64 = self.next() >> 5
        low: i64 = self.next() >> 6
        return float(high * 67108864 + low) / 9007199254740992.0

    def choice(self, items: list[T]) -> T:
        """Pick one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place, every order equally likely (Fisher and Yates)."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def weighted(self, weights: list[float]) -> int:
        """Pick an index with a probability proportional to its weight."""
        point = self.unit() * sum(weights)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        return len(weights) - 1

    def words(self) -> tuple[int, int, int, int]:
        """Return the three words and the counter, from which a stream can be continued."""
        return int(self._a), int(self._b), int(self._c), int(self._count)

    def __reduce__(self) -> tuple[object, ...]:
        return going_on, (self.seed, self.purpose, self.words())

    def __eq__(self, other: object) -> bool:
        """Tell whether two streams have the same name and will give the same numbers from here on."""
        if not isinstance(other, Rng):
            return False
        return (self.seed, self.purpose, self.words()) == (other.seed, other.purpose, other.words())

    def __repr__(self) -> str:
        name = f"Rng({self.seed!r}, {self.purpose!r})" if self.purpose else f"Rng({self.seed!r})"
        return f"<{name}, {self.drawn()} drawn>" if self.drawn() else name


def going_on(seed: str, purpose: str, words: tuple[int, int, int, int]) -> Rng:
    """Make a stream that continues from these words."""
    rng = Rng(seed, purpose)
    rng._a, rng._b, rng._c, rng._count = words
    return rng


def fresh_seed() -> str:
    """Make a seed of 256 bits from the operating system."""
    return os.urandom(32).hex()


def commitment(seed: str) -> str:
    """Hash a seed, so that it can be promised before the first deal and revealed after the game."""
    return hashlib.sha256(seed.encode()).hexdigest()


def mixed(seed: str, shares: Mapping[Seat, str]) -> str:
    """Return the seed that nature draws from: the house's own, with the shares of the seats mixed in.

    The house promised its seed, and every seat its share, before any share was revealed, so nobody could
    choose the mixture. Without shares it is the house's seed.
    """
    if not shares:
        return seed
    parts = [f"{seat_text(seat)}={shares[seat]}" for seat in sorted(shares)]
    return hashlib.sha256("|".join(["magehall/mix/1", seed, *parts]).encode()).hexdigest()


def nature(seed: str, draw: int) -> Rng:
    """Name the stream of nature's draw number `draw`: each depends on the seed and its number alone."""
    return Rng(seed, f"nature/{draw}")
