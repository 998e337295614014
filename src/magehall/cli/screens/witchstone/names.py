"""Short names for what the notation spells out: hexes as `b2`, locations as `VN`, chains as `TN-VN`."""

from __future__ import annotations

import re
from typing import Final

from magehall.games.witchstone.bits import RADIUS, cell_at, cell_text
from magehall.games.witchstone.board import Board

ROWS: Final = "abcdefg"
_SIGN: Final = r"[-\N{MINUS SIGN}]?"
_HEX: Final = rf"(?<![\w,-]){_SIGN}\d,{_SIGN}\d(?!\w)"


class Names:
    """The short names on one board, both ways."""

    def __init__(self, board: Board) -> None:
        ball = board.map
        self.rows = _rows(board.cauldron.radius)
        self.cell_name = {
            cell: f"{ROWS[row]}{place}"
            for row, cells in enumerate(self.rows)
            for place, cell in enumerate(cells, 1)
        }
        self.cell_text = {name: cell_text(cell) for cell, name in self.cell_name.items()}
        self.place_code = _codes(ball.places)
        self.place = {code.lower(): place for place, code in self.place_code.items()}
        self.chain_name: dict[str, str] = {}
        self.chain: dict[tuple[str, str], str] = {}
        for number, chain in enumerate(ball.chains):
            a, b = ball.places[ball.a[number]], ball.places[ball.b[number]]
            self.chain_name[chain] = f"{self.place_code[a]}-{self.place_code[b]}"
            self.chain[a, b] = self.chain[b, a] = chain
        self.hex_name = {text: name for name, text in self.cell_text.items()}
        ids = sorted([*ball.chains, *(place for place in ball.places if "_" in place)])
        self.notation = re.compile(rf"{_HEX}|\b(?:{'|'.join(map(re.escape, ids))})\b")

    def shown(self, text: str) -> str:
        """Replace the notation's names by the short ones."""
        return self.notation.sub(lambda found: self._name(found[0]), text)

    def _name(self, found: str) -> str:
        if found in self.chain_name:
            return self.chain_name[found]
        if found in self.place_code:
            return self.place_code[found]
        return self.hex_name.get(found.replace("\N{MINUS SIGN}", "-"), found)


def _rows(radius: int) -> list[list[int]]:
    """List the hexes row by row from the top, each row from the left."""
    span = range(-radius, radius + 1)
    return [[cell_at(q, r) for q in span if abs(q + r) <= radius] for r in span]


def _codes(places: list[str]) -> dict[str, str]:
    """Shorten `village_n` to VN; if that is not unique, the notation stays."""
    short = {place: _code(place) for place in places}
    codes = list(short.values())
    return {place: code if codes.count(code) == 1 else place for place, code in short.items()}


def _code(place: str) -> str:
    kind, _, side = place.partition("_")
    return f"{kind[:1]}{side}".upper()


_names: Final[dict[str, Names]] = {}


def names_of(board: Board) -> Names:
    """Return the short names of a board, made once."""
    if board.name not in _names:
        _names[board.name] = Names(board)
    return _names[board.name]


assert len(ROWS) == 2 * RADIUS + 1, "a letter for every row of the largest cauldron"
