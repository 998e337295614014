"""What can be done now, by short names: cells, segments and spots go by letters, quarter turns by digits."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from magehall.cli.screens.carcassonne.picture import looks
from magehall.core import Move
from magehall.games.carcassonne.moves import PASS, PlaceMeeple, PlaceTile
from magehall.games.carcassonne.phase import ASKING, MEEPLE, PLACING
from magehall.games.carcassonne.spots import read_spot, segment_at, spot_of
from magehall.games.carcassonne.state import CarcassonneState
from magehall.locales.words import MINUS

_CELL: Final = re.compile(r"([a-z]{1,2}|-?\d+ ?, ?-?\d+)(?: ?(?:r(0|90|180|270)|([0-3])))?")
_SPOT: Final = re.compile(r"([a-z]+?) ?([a-z]{1,2})")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
NO_MEEPLE: Final = ("p", "-")


class Cell(NamedTuple):
    """An open cell where the drawn tile fits, and the quarter turns that fit, look-alikes left out."""

    x: int
    y: int
    turns: list[int]

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


class Choices:
    """The legal moves of the seat that is asked, named by letters."""

    def __init__(self, state: CarcassonneState) -> None:
        self.state = state
        self.cells: dict[str, Cell] = {}
        self.segments: dict[str, int] = {}
        self.texts: dict[str, dict[str, str]] = {}
        self.others: list[str] = []
        self.of_figures = False
        acting = state.acting()
        moves = state.moves(acting[0]) if acting and acting[0] >= 0 else []
        if state.phase == PLACING:
            self._name_cells(moves)
        elif state.phase == MEEPLE:
            self._name_segments(moves)
        elif state.phase == ASKING:
            self._name_spots([str(move) for move in moves])

    def _name_cells(self, moves: list[Move]) -> None:
        """Letter the cells in the order in which one reads the map."""
        turns: dict[tuple[int, int], list[int]] = {}
        for move in moves:
            assert isinstance(move, PlaceTile), "a tile is placed"
            turns.setdefault((int(move.y), int(move.x)), []).append(int(move.turns))
        tile = self.state.box.tiles[int(self.state.drawn)]
        for place, (y, x) in enumerate(sorted(turns)):
            self.cells[letters(place)] = Cell(x, y, looks(tile, turns[y, x]))

    def _name_segments(self, moves: list[Move]) -> None:
        """Letter the segments of the tile just placed that can be claimed."""
        number = int(self.state.land.placed) - 1
        names = self.state.box.segment_names[int(self.state.land.tiles[number]) >> 2]
        claims = [move for move in moves if isinstance(move, PlaceMeeple)]
        for place, move in enumerate(claims):
            self.segments[letters(place)] = 8 * number + names.index(move.segment)
            self.texts[letters(place)] = {"meeple": str(move)}
        self.others = [str(PASS)]

    def _name_spots(self, texts: list[str]) -> None:
        """Letter the spots an expansion names: each by itself, or for a figure one in each road or city.

        A figure's verb is its name, by which its expansion's part of a view says where it stands.
        """
        found: dict[int, tuple[int, dict[str, str]]] = {}
        part = self.state.layers[int(self.state.asking)].part(self.state).data()
        for text in texts:
            verb, _, spot = text.partition(" ")
            if "," not in spot:
                self.others.append(text)
                continue
            segment = int(segment_at(self.state, *read_spot(spot, text, len(verb) + 1)))
            self.of_figures = verb in part
            thing = int(self.state.features.at(segment)) if self.of_figures else segment
            found.setdefault(thing, (segment, {}))[1].setdefault(verb, text)
        for place, (segment, said) in enumerate(sorted(found.values(), key=self._order)):
            self.segments[letters(place)] = segment
            self.texts[letters(place)] = said

    def _order(self, spot: tuple[int, dict[str, str]]) -> tuple[bool, int, int]:
        """Put what somebody has claimed first, then go by rows."""
        segment, _ = spot
        x, y, _ = spot_of(self.state, segment)
        return bool(self.state.features.is_free(self.state.features.at(segment))), y, x

    def cell(self, line: str) -> tuple[Cell, int | None] | None:
        """Read a cell by letter or coordinates, and the quarter turns if they are given."""
        found = _CELL.fullmatch(line)
        if found is None:
            return None
        named = {str(cell): cell for cell in self.cells.values()}
        cell = self.cells.get(found[1]) or named.get(found[1].replace(" ", ""))
        if cell is None:
            return None
        return cell, int(found[2]) // 90 if found[2] else int(found[3]) if found[3] else None

    def full_text(self, line: str) -> str:
        """Turn a short form into the notation; any other text stays as it is."""
        short = " ".join(line.replace(MINUS, "-").lower().split())
        if self.cells:
            return self._placement(short) or line.replace(MINUS, "-")
        if short in NO_MEEPLE and str(PASS) in self.others:
            return str(PASS)
        return self._named(short) or self._other(short) or line.replace(MINUS, "-")

    def _placement(self, short: str) -> str | None:
        found = self.cell(short)
        if found is None:
            return None
        cell, turns = found
        if turns is None and len(cell.turns) > 1:
            return None
        tile = self.state.box.names[int(self.state.drawn)]
        return f"place {tile} {cell} r{90 * (cell.turns[0] if turns is None else turns)}"

    def _named(self, short: str) -> str | None:
        """Read `c` if one thing can be done there, else `m c`, the verb by as many letters as identify it."""
        texts = self.texts.get(short, {})
        if len(texts) == 1:
            return next(iter(texts.values()))
        found = _SPOT.fullmatch(short)
        if found is None:
            return None
        matching = [text for verb, text in self.texts.get(found[2], {}).items() if verb.startswith(found[1])]
        return matching[0] if len(matching) == 1 else None

    def _other(self, short: str) -> str | None:
        """Read `w off` and `take` for moves that name no spot."""
        for text in self.others:
            verb, _, rest = text.partition(" ")
            if rest and (short == rest or short in (f"{verb[0]} {rest}", f"{verb[0]}{rest}")):
                return text
        return None


def letters(place: int) -> str:
    """Return the short name of the n-th thing: a to z, then aa, ab …"""
    if place < len(_LETTERS):
        return _LETTERS[place]
    return _LETTERS[place // len(_LETTERS) - 1] + _LETTERS[place % len(_LETTERS)]
