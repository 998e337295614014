"""How the moves of Rummikub are written, and who makes them: the one declaration."""

from __future__ import annotations

from typing import Final

from magehall.core.forms import SEAT, MoveForm, number, one_of, some
from magehall.games.rummikub.tiles import COLOURS, HIGHEST, JOKER, NAMES

JOKER_NAME: Final = NAMES[JOKER]
NUMBERED: Final = f"[{COLOURS}]{number(1, HIGHEST)}"
TILE: Final = one_of((NUMBERED, JOKER_NAME))
TILES: Final = some(TILE)
TWO_JOKERS: Final = one_of(
    " ".join([JOKER_NAME] * place + [NUMBERED] + [JOKER_NAME] * (2 - place)) for place in range(3)
)
"""One tile with two jokers, wherever it lies: only the word `group` can say that this is not a run."""
SET: Final = rf"\[(?:{TILES}|group {TWO_JOKERS})\]"

FORMS: Final = (
    MoveForm(
        "table",
        f"table {some(SET)}",
        ("table [K3 K4 K5] [R7 G7 B7 J]", "table [group K5 J J]"),
        "Lay tiles and leave the table like this: all its sets, in your own arrangement.",
    ),
    MoveForm("draw", "draw", ("draw",), "Take a tile from the bank instead of laying any."),
    MoveForm("pass", "pass", ("pass",), "Lay nothing when the bank is empty."),
    MoveForm(
        "lots",
        f"lots {some(f'{SEAT} {TILE}', ', ')}",
        ("lots A K7, B R12",),
        "Give a tile to each player who is still drawing for the start.",
        by="nature",
    ),
    MoveForm(
        "starter", f"starter {SEAT}", ("starter B",), "Choose who starts, if that was agreed on.", by="nature"
    ),
    MoveForm(
        "deal",
        f"deal {some(f'{SEAT} {TILES}', ', ')}",
        ("deal A K1 K2 R7, B G3 B13 J",),
        "Deal each seat its rack.",
        by="nature",
    ),
    MoveForm(
        "take",
        f"take {TILES}",
        ("take K7", "take K7 R1 J"),
        "Give the player whose turn it is a tile from the bank, or several as a penalty.",
        by="nature",
    ),
    MoveForm(
        "timeout",
        "timeout",
        ("timeout",),
        "End a turn that ran out of time: the table is as it was before.",
        by="nature",
    ),
)
