"""Plain data taken apart piece by piece: whatever is not as expected is bad input, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from magehall.core.errors import BadInput
from magehall.core.seat import CHANCE, Seat, read_seat
from magehall.games.rummikub.tiles import BY_NAME

MOST_ITEMS: Final = 200


def wrong(name: str) -> BadInput:
    """Say that a piece of a view cannot be used."""
    return BadInput(f"{name[:40]!r} in a view of Rummikub is missing or cannot be used")


@final
class Fields:
    """A mapping of names to values."""

    def __init__(self, data: object, name: str) -> None:
        if not isinstance(data, Mapping):
            raise wrong(name)
        self.data: Mapping[str, object] = data

    def value(self, name: str) -> object:
        """Give what stands under a name."""
        if name not in self.data:
            raise wrong(name)
        return self.data[name]

    def number(self, name: str, least: int, most: int) -> int:
        """Give a whole number within bounds."""
        return number(self.value(name), name, least, most)

    def flag(self, name: str) -> bool:
        """Give true or false."""
        return flag(self.value(name), name)

    def word(self, name: str, known: tuple[str, ...]) -> str:
        """Give one of the known words."""
        found = text(self.value(name), name)
        if found not in known:
            raise wrong(name)
        return found

    def seat(self, name: str, seats: int) -> Seat:
        """Give one of the players' seats."""
        return seat(self.value(name), name, seats)

    def items(self, name: str, size: int = -1) -> list[object]:
        """Give a list, of a known size if one is given."""
        return items(self.value(name), name, size)

    def numbers(self, name: str, size: int, least: int, most: int) -> list[int]:
        """Give a list of whole numbers within bounds."""
        return [number(one, name, least, most) for one in self.items(name, size)]

    def tiles(self, name: str) -> list[int]:
        """Give a list of tiles."""
        return tiles(self.value(name), name)


def number(value: object, name: str, least: int, most: int) -> int:
    """Take a value as a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(name)
    return value


def flag(value: object, name: str) -> bool:
    """Take a value as true or false."""
    if not isinstance(value, bool):
        raise wrong(name)
    return value


def text(value: object, name: str) -> str:
    """Take a value as a text."""
    if not isinstance(value, str):
        raise wrong(name)
    return value


def items(value: object, name: str, size: int = -1) -> list[object]:
    """Take a value as a list."""
    if not isinstance(value, list) or len(value) > MOST_ITEMS or size not in (-1, len(value)):
        raise wrong(name)
    return list(value)


def seat(value: object, name: str, seats: int) -> Seat:
    """Take a value as the seat of a player."""
    found = read_seat(text(value, name))
    if found == CHANCE or found >= seats:
        raise wrong(name)
    return found


def tiles(value: object, name: str) -> list[int]:
    """Take a value as a list of tiles."""
    names = [text(one, name) for one in items(value, name)]
    if any(one not in BY_NAME for one in names):
        raise wrong(name)
    return [BY_NAME[one] for one in names]
