"""How the moves of Wizard are written, and who makes them: the one declaration."""

from __future__ import annotations

from typing import Final

from magehall.core.forms import SEAT, MoveForm, number, some
from magehall.games.wizard.cards import HIGHEST, PEOPLES
from magehall.games.wizard.moves import MOST_CARDS

PEOPLE: Final = f"[{PEOPLES}]"
CARD: Final = f"(?:{PEOPLE}{number(1, HIGHEST)}|[ZN][1-4])"
HAND: Final = f"{SEAT} {some(CARD)}"

FORMS: Final = (
    MoveForm("bid", f"bid {number(0, MOST_CARDS)}", ("bid 2",), "Predict so many tricks."),
    MoveForm("play", f"play {CARD}", ("play B7", "play Z1"), "Play a card to the trick."),
    MoveForm(
        "trump", f"trump {PEOPLE}", ("trump R",), "Name the trump people after a wizard has been turned up."
    ),
    MoveForm(
        "deal",
        f"deal {some(HAND, ', ')}(?:; turn {CARD})?",
        ("deal A B7, B Z1, C R13; turn G4", "deal A B7 B9, B N2 R4, C G1 Y13"),
        "Deal each seat its hand, and turn a card up where one is left.",
        by="nature",
    ),
    MoveForm(
        "dealer",
        f"dealer {SEAT}",
        ("dealer C",),
        "Choose who deals first, if that was agreed on.",
        by="nature",
    ),
)
