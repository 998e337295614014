"""Tiles, sets and the rack as text: a letter for the colour beside every number, ink on paper."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from magehall.games.rummikub.sets import TileSet
from magehall.games.rummikub.tiles import HIGHEST, JOKER, colour_of, number_of, tile_text

PAPER: Final = "on #efe6d2"
INKS: Final = [f"bold {ink} {PAPER}" for ink in ("#1c1a17", "#a3231b", "#1d6a33", "#1d4a94")]
JOKER_INK: Final = f"bold #6d2f86 {PAPER}"
WIDTH: Final = 80
COLUMN: Final = 26
"""A set begins at each third of the line; longer ones take two or three."""

TILE: Final = 4
LABEL: Final = 4
PLAIN: Final = " "
FRESH: Final = "*"
LAID: Final = "+"


def tile_picture(kind: int, sign: str = PLAIN) -> Text:
    """Show a tile after the sign that says where it came from."""
    ink = JOKER_INK if kind == JOKER else INKS[int(colour_of(kind))]
    return Text.assemble((sign, "bold"), (tile_text(kind).ljust(TILE - 1), ink))


def set_picture(number: int, one: TileSet, signs: list[str], is_wrong: bool) -> Text:
    """Show a set after its number, which is crossed out if the set is not in order."""
    label = f"{'✗' if is_wrong else ' '}{number:>{LABEL - 2}} "
    picture = Text.assemble((label, "bold red" if is_wrong else "dim"))
    for kind, sign in zip(one.tiles, signs, strict=True):
        picture.append_text(tile_picture(int(kind), sign))
    return picture


def columns(pictures: list[Text]) -> list[Text]:
    """Lay sets out line by line, each beginning at a column."""
    lines: list[Text] = []
    for picture in pictures:
        start = -(-lines[-1].cell_len // COLUMN) * COLUMN if lines else WIDTH
        if start + picture.cell_len > WIDTH:
            lines.append(picture)
        else:
            lines[-1].append(" " * (start - lines[-1].cell_len))
            lines[-1].append_text(picture)
    return lines


def rack_lines(tiles: list[int], fresh: list[int], by_number: bool) -> list[Text]:
    """Show the rack, sorted, with a gap where the colour or the number changes; new tiles have a sign."""
    waiting = list(fresh)
    lines = [Text()]
    gap = " " if by_number else "  "
    for _, group in groupby(ordered(tiles, by_number), lambda kind: group_of(kind, by_number)):
        kinds = list(group)
        if lines[-1].cell_len + len(gap) + TILE * len(kinds) > WIDTH:
            lines.append(Text())
        elif lines[-1]:
            lines[-1].append(gap)
        for kind in kinds:
            if lines[-1].cell_len + TILE > WIDTH:
                lines.append(Text())
            lines[-1].append_text(tile_picture(kind, _sign(kind, waiting)))
    return lines


def _sign(kind: int, waiting: list[int]) -> str:
    """Return the sign of a tile of the rack, and strike it off the list of new ones."""
    if kind not in waiting:
        return PLAIN
    waiting.remove(kind)
    return FRESH


def ordered(tiles: list[int], by_number: bool) -> list[int]:
    """Sort tiles by colour and number, or by number and colour; jokers come last."""
    if not by_number:
        return sorted(tiles)
    return sorted(tiles, key=lambda kind: (group_of(kind, by_number), kind))


def group_of(kind: int, by_number: bool) -> int:
    """Return what a sorted rack is grouped by."""
    if kind == JOKER:
        return HIGHEST + 1
    return int(number_of(kind)) if by_number else int(colour_of(kind))
