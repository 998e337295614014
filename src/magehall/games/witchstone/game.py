"""Witchstone, by delegating: the table of contents of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final, get_args

from magehall.core.chance import Rng
from magehall.core.figures import Figures
from magehall.core.game import Game
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.shape import Event, View
from magehall.games.witchstone.events import WitchstoneEvent
from magehall.games.witchstone.figures import figures
from magehall.games.witchstone.forms import FORMS
from magehall.games.witchstone.notation import read_move
from magehall.games.witchstone.rules import OPTIONS, VARIANTS, Rules, refuse_options
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine

LONGEST_TURN: Final = 400
"""Decisions and draws in one turn, far more than any turn can hold."""


@final
class Witchstone(Game):
    """Brew spells, weave energy, send witches; two to four players (witchstone-1)."""

    key = "witchstone"
    seats = range(2, 5)
    options = OPTIONS
    package = "magehall.games.witchstone"
    variants = VARIANTS
    view = WitchstoneView
    events = get_args(WitchstoneEvent)
    forms = FORMS

    def begin(self, seats: int, options: dict[str, str]) -> WitchstoneState:
        """Start a game whose options are settled."""
        return WitchstoneState(seats, Rules(seats, options))

    def imagine(self, view: View, rng: Rng) -> WitchstoneState:
        """Make up a full world that fits what a view knows."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        return imagine(view, rng)

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
        """Bound a game by the turns of all seats and the setup."""
        return 1 + (11 * seats + 1) * LONGEST_TURN


GAME: Final = Witchstone()
