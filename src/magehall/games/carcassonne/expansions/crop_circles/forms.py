"""How the moves at a crop circle are written, and who makes them."""

from __future__ import annotations

from typing import Final

from magehall.core.forms import MoveForm, one_of, some
from magehall.games.carcassonne.expansions.crop_circles.moves import ACTIONS, CIRCLES
from magehall.games.carcassonne.spots import SPOT

FORMS: Final = (
    MoveForm(
        "circle",
        f"circle {one_of(ACTIONS)}",
        ("circle add", "circle take"),
        "Choose at a crop circle: each player may add a meeple, or each must take one back.",
    ),
    MoveForm("add", f"add {SPOT}", ("add 1,0 city.0",), "Add a meeple beside one of your own."),
    MoveForm("take", f"take {SPOT}", ("take 1,0 city.0",), "Take one of your meeples back."),
    MoveForm(
        "lot",
        f"lot {some(one_of(CIRCLES))}",
        ("lot CC2 CC5",),
        "Draw the crop circles that are in the game, named in their order.",
        by="nature",
    ),
)
