"""Cells and segments as they are written in moves and views: `1,-2`, `city.0`, `1,-2 city.0`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magehall.core.errors import BadInput, NotationError
from magehall.core.forms import one_of
from magehall.games.carcassonne.landscape import OPEN, cell_text
from magehall.games.carcassonne.moves import MEEPLES
from magehall.games.carcassonne.tiles import KINDS, MOST_SEGMENTS

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState

NO_SEGMENT: Final = -1

COORDINATE: Final = "(?:0|-?[1-9][0-9]{0,5})"
CELL: Final = f"{COORDINATE},{COORDINATE}"
SEGMENT: Final = rf"{one_of(KINDS)}\.[0-{MOST_SEGMENTS - 1}]"
SPOT: Final = f"{CELL} {SEGMENT}"
"""The same as patterns, for the forms of moves."""
_CELL: Final = re.compile(f"({COORDINATE}),({COORDINATE})")
_READ: Final[dict[str, tuple[int, int]]] = {}
"""Cells read before: a view is read tile by tile at every decision of a bot."""
NEAR: Final = 40
"""Cells up to here are kept, as a bound; hardly any landscape reaches further."""


def read_cell(word: str, text: str, start: int) -> tuple[int, int]:
    """Read a cell such as `1,-2`."""
    known = _READ.get(word)
    if known is not None:
        return known
    match = _CELL.fullmatch(word)
    if match is None:
        raise NotationError(
            f"{word[:20]!r} is no cell such as 1,-2: steps east, then steps south", text, start
        )
    cell = (int(match[1]), int(match[2]))
    if max(abs(cell[0]), abs(cell[1])) <= NEAR:
        _READ[word] = cell
    return cell


def read_segment(word: str, text: str, start: int) -> str:
    """Read a segment such as `city.0`."""
    if word not in MEEPLES:
        raise NotationError(
            f"{word[:20]!r} is no segment such as city.0, road.1, field.2, monastery.0", text, start
        )
    return word


def read_spot(rest: str, text: str, start: int) -> tuple[int, int, str]:
    """Read a segment anywhere in the landscape: `0,-1 road.0`."""
    cell, _, segment = rest.partition(" ")
    x, y = read_cell(cell, text, start)
    return x, y, read_segment(segment, text, start + len(cell) + 1)


def segment_at(state: CarcassonneState, x: i64, y: i64, name: str) -> i64:
    """Return the segment of the landscape that a spot names, or NO_SEGMENT."""
    number = state.land.number_at(x, y)
    if number == OPEN:
        return NO_SEGMENT
    names = state.box.segment_names[state.land.tiles[number] >> 2]
    return 8 * number + names.index(name) if name in names else NO_SEGMENT


def spot_at(state: CarcassonneState, text: str) -> i64:
    """Read a segment of the landscape as `spot_text` writes it."""
    x, y, name = read_spot(text, text, 0)
    segment = segment_at(state, x, y, name)
    if segment == NO_SEGMENT:
        raise BadInput(f"there is no {text} in the landscape", "no-spot", {"spot": text})
    return segment


def spot_of(state: CarcassonneState, segment: i64) -> tuple[int, int, str]:
    """Return the cell and the name of a segment of the landscape."""
    number: i64 = segment >> 3
    cell = state.land.places[number]
    name = state.box.segment_name(state.land.tiles[number] >> 2, segment & 7)
    return int(state.land.xs[cell]), int(state.land.ys[cell]), name


def spot_text(state: CarcassonneState, segment: i64) -> str:
    """Write a segment of the landscape: `1,-2 city.0`."""
    x, y, name = spot_of(state, segment)
    return f"{cell_text(x, y)} {name}"
