"""Reads a table and a rack as people type them: `K3 K4 K5, R7 G7 B7` and `K6 J`."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.errors import BadInput
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, tally
from magehall.games.rummikub.tiles import BY_NAME, KINDS, counted, tile_text, whole_box

MARK: Final = "GROUP"
MOST_TEXT: Final = 40
_BETWEEN: Final = re.compile(r"\]\s*\[")


def read_table(text: str) -> list[TileSet]:
    """Read sets separated by commas, or in brackets as in a record; nothing is an empty table."""
    plain = _BETWEEN.sub(",", text).strip()
    if plain.startswith("[") and plain.endswith("]"):
        plain = plain[1:-1]
    if not plain.strip():
        return []
    return [_read_set(part) for part in plain.split(",")]


def _read_set(part: str) -> TileSet:
    names = part.upper().split()
    is_marked = names[:1] == [MARK]
    tiles = [_read_tile(name) for name in names[1 if is_marked else 0 :]]
    if not tiles:
        raise BadInput("a set of the table has no tiles", "empty-set")
    return TileSet(vec[i64](tiles), is_marked)


def _read_tile(name: str) -> int:
    if name not in BY_NAME:
        shown = name[:MOST_TEXT].encode(errors="replace").decode()
        raise BadInput(f"{shown!r} is no tile such as K7, R7, G7, B7 or J", "no-tile", {"tile": shown})
    return BY_NAME[name]


def read_rack(text: str, table: list[TileSet], rules: Rules) -> vec[i64]:
    """Read the tiles of a rack, and refuse more of a kind than the box holds."""
    rack = counted([_read_tile(name) for name in text.upper().replace(",", " ").split()])
    box, laid = whole_box(rules.copies), tally(table)
    for kind in range(KINDS):
        found = int(laid[kind] + rack[kind])
        if found > box[kind]:
            facts: dict[str, str | int] = {"tile": tile_text(kind), "count": found, "most": int(box[kind])}
            raise BadInput(f"there are more tiles {tile_text(kind)} than in the box", "too-many-tiles", facts)
    return rack
