"""Wizard, by delegating: the table of contents of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from magehall.core.chance import Rng
from magehall.core.figures import Figures
from magehall.core.game import Game
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.shape import Event, View
from magehall.games.wizard.events import EVENTS
from magehall.games.wizard.figures import figures
from magehall.games.wizard.forms import FORMS
from magehall.games.wizard.notation import read_move
from magehall.games.wizard.rules import OPTIONS, VARIANTS, Rules, hand_sizes, refuse_options
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import WizardView
from magehall.games.wizard.worlds import imagine


@final
class Wizard(Game):
    """Bid exactly the tricks you will take; three to six players (wizard-1)."""

    key = "wizard"
    seats = range(3, 7)
    options = OPTIONS
    variants = VARIANTS
    package = "magehall.games.wizard"
    view = WizardView
    events = EVENTS
    forms = FORMS

    def begin(self, seats: int, options: dict[str, str]) -> WizardState:
        """Start a game whose options are settled."""
        return WizardState(seats, Rules(seats, options))

    def imagine(self, view: View, rng: Rng) -> WizardState:
        """Make up a full world that fits what a view knows."""
        assert isinstance(view, WizardView), "a view of Wizard"
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

    def refuse_both(self, option: str) -> Refusal | None:
        """Bids are made in one way only."""
        return Refusal("wizard-64", "one-way-of-bidding") if option == "bids" else None

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Count every deal, trump choice, bid and card."""
        return 1 + sum(2 + seats * (1 + size) for size in hand_sizes(seats, options))


GAME: Final = Wizard()
