"""Reads the moves of Carcassonne strictly; `str(move)` writes them.

    *: start B                  nature chooses the start player
    *: tile MW3                 nature draws a tile
    A: place D 1,0 r90          x grows to the east, y to the south; turned clockwise by r0, r90, r180 or r270
    A: meeple city.0            on the tile just placed: city, road, field or monastery, and which of them
    A: pass

Segments are counted in the order of the tile's entry in `tiles.toml`; turning a tile does not renumber
them. The moves of an expansion are read by the expansion.
"""

from __future__ import annotations

from typing import Final

from magehall.core.errors import NotationError
from magehall.core.move import Move
from magehall.core.seat import CHANCE, read_seat
from magehall.games.carcassonne.moves import MEEPLES, PASS, ChooseStarter, DrawTile, PlaceTile
from magehall.games.carcassonne.rules import EXPANSIONS, every_tile
from magehall.games.carcassonne.spots import read_cell, read_segment

TURNS: Final = ("r0", "r90", "r180", "r270")
_TILES: Final = dict.fromkeys(every_tile())


def read_move(text: str) -> Move:
    """Read `place D 1,0 r90`, `meeple city.0`, `pass`, `tile D`, `start B`, or a move of an expansion."""
    verb, _, rest = text.partition(" ")
    start = len(verb) + 1
    if verb == "place":
        return _read_placed(rest, text, start)
    if verb == "meeple":
        return MEEPLES[read_segment(rest, text, start)]
    if text == "pass":
        return PASS
    if verb == "tile":
        return DrawTile(_read_tile(rest, text, start))
    if verb == "start":
        return ChooseStarter(_read_player(rest, text, start))
    for expansion in EXPANSIONS:
        move = expansion.read(text)
        if move is not None:
            return move
    raise NotationError(
        f"{verb[:20]!r} is no move of Carcassonne: place, meeple, pass, tile, start …", text, 0
    )


def _read_tile(word: str, text: str, start: int) -> str:
    if word not in _TILES:
        raise NotationError(f"{word[:20]!r} is no tile: {', '.join(_TILES)}", text, start)
    return word


def _read_player(word: str, text: str, start: int) -> int:
    try:
        seat = read_seat(word)
    except NotationError as error:
        raise NotationError(str(error), text, start) from None
    if seat == CHANCE:
        raise NotationError("nature does not play", text, start)
    return seat


def read_placed(text: str) -> PlaceTile:
    """Read a tile in the landscape, as views write it: `D 1,0 r90`."""
    return _read_placed(text, text, 0)


def _read_placed(rest: str, text: str, start: int) -> PlaceTile:
    words = rest.split(" ")
    if len(words) != 3:
        raise NotationError(
            "a tile is placed by its name, its cell and its turn: place D 1,0 r90", text, start
        )
    tile = _read_tile(words[0], text, start)
    start += len(words[0]) + 1
    x, y = read_cell(words[1], text, start)
    if words[2] not in TURNS:
        raise NotationError(
            f"{words[2][:20]!r} is no turn: r0, r90, r180 or r270", text, start + len(words[1]) + 1
        )
    return PlaceTile(tile, x, y, TURNS.index(words[2]))
