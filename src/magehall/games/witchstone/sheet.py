"""Reads a data set block by block and says clearly what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from magehall.core.errors import BadInput
from magehall.games.witchstone.bits import RADIUS, cell_at
from magehall.games.witchstone.symbols import SYMBOLS

MOST: Final = 60
"""More places, chains or cards than this do not fit into one mask."""


@final
class BoardError(BadInput):
    """A data set that cannot be a board of Witchstone; its text says where."""


@final
class Sheet:
    """One block of a data set, which knows its place for error messages."""

    def __init__(self, place: str, data: Mapping[str, object]) -> None:
        self.place = place
        self.data = data

    def wrong(self, message: str) -> BoardError:
        """Return the error to raise."""
        return BoardError(f"board {self.place}: {message}")

    def block(self, name: str) -> Sheet:
        """Open a block inside this one."""
        found = self._get(name)
        if not isinstance(found, dict):
            raise self.wrong(f"{name} must be a block")
        return Sheet(f"{self.place}, {name}", found)

    def rows(self, name: str) -> list[Sheet]:
        """Open a list of blocks."""
        found = self._list(name)
        rows: list[Sheet] = []
        for number, row in enumerate(found, 1):
            if not isinstance(row, dict):
                raise self.wrong(f"row {number} of {name} must be a block")
            rows.append(Sheet(f"{self.place}, row {number} of {name}", row))
        return rows

    def named_rows(self, name: str) -> list[Sheet]:
        """Open a list of blocks that have different `id`s and fit into one mask."""
        rows = self.rows(name)
        if len(rows) > MOST or len({row.word("id") for row in rows}) < len(rows):
            raise self.wrong(f"{name} must be at most {MOST}, each with an id of its own")
        return rows

    def whole(self, name: str, low: int, high: int) -> int:
        """Read a whole number within limits."""
        return self._check_whole(name, self._get(name), low, high)

    def wholes(self, name: str, low: int, high: int) -> list[int]:
        """Read a list of whole numbers."""
        return [self._check_whole(name, item, low, high) for item in self._list(name)]

    def word(self, name: str) -> str:
        """Read a word of small letters, digits and underscores."""
        found = self._get(name)
        if not isinstance(found, str) or not is_word(found):
            raise self.wrong(f"{name} must be a word of a-z, 0-9 and _, not {found!r}")
        return found

    def words(self, name: str) -> list[str]:
        """Read a list of words."""
        found = self._list(name)
        for item in found:
            if not isinstance(item, str) or not is_word(item):
                raise self.wrong(f"{name} must hold words of a-z, 0-9 and _, not {item!r}")
        return [str(item) for item in found]

    def one_of(self, name: str, names: tuple[str, ...]) -> int:
        """Read one of some names and give its number."""
        found = self.word(name)
        if found not in names:
            raise self.wrong(f"{name} is {found!r}, but must be one of {', '.join(names)}")
        return names.index(found)

    def symbol(self, name: str) -> int:
        """Read one of the six symbols."""
        return self.one_of(name, SYMBOLS)

    def cell(self, name: str) -> int:
        """Read the coordinates of a hex."""
        return self._check_cell(name, self._get(name))

    def cells(self, name: str) -> list[int]:
        """Read a list of hexes."""
        return [self._check_cell(name, item) for item in self._list(name)]

    def has(self, name: str) -> bool:
        """Tell whether something is given."""
        return name in self.data

    def certainty(self) -> dict[str, str]:
        """Read how certain the block is, part by part."""
        found = self.block("certainty")
        return {name: found.word(name) for name in found.data}

    def _get(self, name: str) -> object:
        if name not in self.data:
            raise self.wrong(f"{name} is missing")
        return self.data[name]

    def _list(self, name: str) -> list[object]:
        found = self._get(name)
        if not isinstance(found, list):
            raise self.wrong(f"{name} must be a list")
        return found

    def _check_whole(self, name: str, found: object, low: int, high: int) -> int:
        if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
            raise self.wrong(f"{name} must be a whole number from {low} to {high}, not {found!r}")
        return found

    def _check_cell(self, name: str, found: object) -> int:
        if isinstance(found, list) and len(found) == 2:
            q, r = found[0], found[1]
            if isinstance(q, int) and isinstance(r, int) and max(abs(q), abs(r), abs(q + r)) <= RADIUS:
                return cell_at(q, r)
        raise self.wrong(f"{name} must be a hex [q, r] of a cauldron, not {found!r}")


def is_word(text: str) -> bool:
    """Tell whether a text can be the name of a place, a chain or a card."""
    return text != "" and text.isascii() and text.replace("_", "a").isalnum() and text == text.lower()
