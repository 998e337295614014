"""Rummikub, by delegating: the table of contents of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from magehall.core.chance import Rng
from magehall.core.figures import Figures
from magehall.core.game import Game
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.shape import Event, View
from magehall.games.rummikub.events import EVENTS
from magehall.games.rummikub.figures import figures
from magehall.games.rummikub.forms import FORMS
from magehall.games.rummikub.notation import read_move
from magehall.games.rummikub.rules import OPTIONS, SEATS, VARIANTS, Rules, refuse_options, refuse_terms
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.view import RummikubView
from magehall.games.rummikub.worlds import imagine, known

MOST_LOTS: Final = 60
TILES: Final = 106


@final
class Rummikub(Game):
    """Be the first to lay all the tiles on your rack; two to four players (rummikub-1, rummikub-3)."""

    key = "rummikub"
    seats = SEATS
    options = OPTIONS
    variants = VARIANTS
    package = "magehall.games.rummikub"
    view = RummikubView
    events = EVENTS
    forms = FORMS
    lists_all_moves = False

    def begin(self, seats: int, options: dict[str, str]) -> RummikubState:
        """Start a game whose options are settled."""
        return RummikubState(seats, Rules(options))

    def imagine(self, view: View, rng: Rng) -> RummikubState:
        """Make up a full world that fits what a view knows."""
        assert isinstance(view, RummikubView), "a view of Rummikub"
        return imagine(view, rng)

    def read(self, text: str) -> Move:
        """Read a move strictly."""
        return read_move(text)

    def read_view(self, data: Mapping[str, object]) -> View:
        """Read a view's plain data, in which tiles and numbers must agree."""
        view = RummikubView.read(data)
        known(view)
        return view

    def figures(self, seats: int, events: Sequence[Event]) -> list[Figures]:
        """Count the statistics of each seat."""
        return figures(seats, events)

    def refuse_options(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Judge options that do not go together."""
        return refuse_options(seats, options)

    def refuse_terms(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Judge options that make no sense together."""
        return refuse_terms(options)

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound a round: lots, a deal, every tile drawn once and laid once, passes between two plays."""
        a_round = MOST_LOTS + 3 * TILES + seats * (TILES + 1)
        return int(Rules(options).rounds) * a_round


GAME: Final = Rummikub()
