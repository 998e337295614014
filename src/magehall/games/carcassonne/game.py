"""Carcassonne, by delegating: the table of contents of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from magehall.core.chance import Rng
from magehall.core.figures import Figures
from magehall.core.game import Game
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.shape import Event, View
from magehall.games.carcassonne.events import EVENTS
from magehall.games.carcassonne.figures import figures
from magehall.games.carcassonne.forms import FORMS
from magehall.games.carcassonne.notation import read_move
from magehall.games.carcassonne.rules import (
    EXPANSIONS,
    OPTIONS,
    PACKAGE,
    VARIANTS,
    Rules,
    longest,
    refuse_options,
)
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.view import CarcassonneView
from magehall.games.carcassonne.worlds import imagine


@final
class Carcassonne(Game):
    """Build a landscape tile by tile and claim its parts; two to six players (carcassonne-1)."""

    key = "carcassonne"
    seats = range(2, 7)
    options = OPTIONS
    variants = VARIANTS
    package = PACKAGE
    view = CarcassonneView
    events = (*EVENTS, *[event for expansion in EXPANSIONS for event in expansion.events])
    forms = (*FORMS, *[form for expansion in EXPANSIONS for form in expansion.forms])
    has_secrets = False

    def begin(self, seats: int, options: dict[str, str]) -> CarcassonneState:
        """Start a game whose options are settled."""
        return CarcassonneState(seats, Rules(options))

    def imagine(self, view: View, rng: Rng) -> CarcassonneState:
        """Rebuild the world a view knows: nothing in it is hidden; the stack's order is drawn later."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        return imagine(view)

    def read(self, text: str) -> Move:
        """Read a move strictly."""
        return read_move(text)

    def figures(self, seats: int, events: Sequence[Event]) -> list[Figures]:
        """Count the statistics of each seat."""
        return figures(seats, events)

    def refuse_options(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Judge options that do not go together."""
        return refuse_options(seats, options)

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the number of moves."""
        return longest(seats, options)


GAME: Final = Carcassonne()
