"""Reads the moves of Rummikub strictly; `str(move)` writes them."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.errors import NotationError
from magehall.core.move import Move
from magehall.core.seat import CHANCE, read_seat, seat_text
from magehall.games.rummikub.moves import DRAW, PASS, TIMEOUT, ChooseStarter, Deal, Lots, Table, Take
from magehall.games.rummikub.sets import TileSet, needs_mark
from magehall.games.rummikub.tiles import JOKER, JOKERS, counted, read_tile

MOST_COPIES: Final = 2
MOST_TILES: Final = 106
_SET: Final = re.compile(r"\[([^\[\]]*)\]")
_WORDLESS: Final[dict[str, Move]] = {"draw": DRAW, "pass": PASS, "timeout": TIMEOUT}


def read_move(text: str) -> Move:
    """Read `table [K3 K4 K5] …`, `draw`, `pass`, or a move of nature: `lots A K7, B R12` and so on."""
    if text in _WORDLESS:
        return _WORDLESS[text]
    verb, _, rest = text.partition(" ")
    start = len(verb) + 1
    if verb == "table":
        return Table(read_sets(rest, text, start))
    if verb == "take":
        return Take(_read_counts(rest, text, start))
    if verb == "deal":
        return _read_deal(rest, text, start)
    if verb == "lots":
        return _read_lots(rest, text, start)
    if verb == "starter":
        return ChooseStarter(_read_player(rest, text, start))
    raise NotationError(
        f"{text[:20]!r} is no move of Rummikub: table, draw, pass, lots, starter, deal, take or timeout",
        text,
        0,
    )


def read_sets(part: str, text: str, start: int) -> list[TileSet]:
    """Read sets in brackets with one space between them."""
    sets: list[TileSet] = []
    place = 0
    while True:
        match = _SET.match(part, place)
        if match is None:
            raise NotationError("expected a set in brackets such as [K3 K4 K5]", text, start + place)
        sets.append(read_set(match[1], text, start + place + 1))
        place = match.end()
        if place == len(part):
            break
        if part[place] != " ":
            raise NotationError("expected one space between two sets", text, start + place)
        place += 1
    _check_box([int(kind) for laid in sets for kind in laid.tiles], text, start)
    return sets


def read_set(part: str, text: str, start: int) -> TileSet:
    """Read the tiles of a set, after the word `group` if it is needed to tell."""
    is_marked = part.startswith("group ")
    body = part[6:] if is_marked else part
    tiles = read_tiles(body, text, start + len(part) - len(body))
    if is_marked and not needs_mark(tiles):
        raise NotationError("the word 'group' is only for one tile with two jokers", text, start)
    return TileSet(vec[i64](tiles), is_marked)


def read_tiles(part: str, text: str, start: int) -> list[int]:
    """Read tiles with one space between them."""
    words = part.split(" ")
    if "" in words:
        raise NotationError(f"expected tiles with one space between them, not {part[:40]!r}", text, start)
    tiles: list[int] = []
    for word in words:
        tiles.append(read_tile(word, text, start))
        start += len(word) + 1
    return tiles


def _check_box(tiles: list[int], text: str, start: int) -> None:
    """Refuse more tiles of a kind than lie in any box."""
    if len(tiles) > MOST_TILES:
        raise NotationError(
            f"there are {len(tiles)} tiles here, but only {MOST_TILES} in the box", text, start
        )
    counts = counted(tiles)
    for kind in tiles:
        if counts[kind] > (JOKERS if kind == JOKER else MOST_COPIES):
            raise NotationError("there is a tile here more often than in the box", text, start)


def _read_counts(part: str, text: str, start: int) -> vec[i64]:
    tiles = read_tiles(part, text, start)
    _check_box(tiles, text, start)
    return counted(tiles)


def _read_player(word: str, text: str, start: int) -> int:
    try:
        seat = read_seat(word)
    except NotationError as error:
        raise NotationError(str(error), text, start) from None
    if seat == CHANCE:
        raise NotationError("nature has no rack", text, start)
    return seat


def _read_deal(rest: str, text: str, start: int) -> Move:
    racks: list[vec[i64]] = []
    everything: list[int] = []
    for part in rest.split(", "):
        who, _, tiles = part.partition(" ")
        if _read_player(who, text, start) != len(racks):
            raise NotationError(
                f"expected seat {seat_text(len(racks))} and its tiles, not {part[:40]!r}", text, start
            )
        rack = read_tiles(tiles, text, start + len(who) + 1)
        everything += rack
        racks.append(counted(rack))
        start += len(part) + 2
    _check_box(everything, text, 5)
    return Deal(racks)


def _read_lots(rest: str, text: str, start: int) -> Move:
    seats: list[int] = []
    tiles: list[int] = []
    for part in rest.split(", "):
        who, _, name = part.partition(" ")
        seat = _read_player(who, text, start)
        if seats and seat <= seats[-1]:
            raise NotationError("seats are listed in order: A, B, C and so on", text, start)
        seats.append(seat)
        tiles.append(read_tile(name, text, start + len(who) + 1))
        start += len(part) + 2
    _check_box(tiles, text, 5)
    return Lots(vec[i64](seats), vec[i64](tiles))
