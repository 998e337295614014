"""Trump: the people of the card turned up, none on a jester, the dealer's word on a wizard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter, seat_text
from magehall.games.wizard import phase
from magehall.games.wizard.cards import COLOURS, JESTER, NO_CARD, WIZARD, people_of, rank_of
from magehall.games.wizard.events import TrumpNamed, TrumpSet
from magehall.games.wizard.moves import TRUMPS

if TYPE_CHECKING:
    from magehall.games.wizard.state import WizardState


def turn_up(state: WizardState, turned: i64) -> None:
    """Read the card turned up (wizard-13, wizard-15, wizard-16); without one, no trump (wizard-17)."""
    state.trump = phase.NO_TRUMP
    state.phase = phase.BIDDING
    if turned == NO_CARD or rank_of(turned) == JESTER:
        return
    if rank_of(turned) == WIZARD:
        state.phase = phase.NAMING
    else:
        state.trump = people_of(turned)


def tell(state: WizardState) -> None:
    """Say what is trump, unless the dealer has yet to name it."""
    if state.phase != phase.NAMING and not state.rules.one_colour:
        state.tell(TrumpSet("none" if state.trump == phase.NO_TRUMP else COLOURS[int(state.trump)]))


def moves() -> list[Move]:
    """List the four peoples; the dealer must name one of them (wizard-58)."""
    return list(TRUMPS)


def refuse(state: WizardState, seat: Seat) -> Refusal | None:
    """Judge the naming of trump: the dealer's, and only after a wizard was turned up."""
    if state.phase != phase.NAMING:
        return Refusal("wizard-16", "no-trump-to-name")
    if seat != state.dealer:
        return Refusal("wizard-16", "dealer-names-trump", {"seat": seat_text(int(state.dealer))})
    return None


def name(state: WizardState, people: i64) -> None:
    """Make a people trump and go on to the bids (wizard-16, wizard-58)."""
    state.trump = people
    state.phase = phase.BIDDING
    if state.listener is not None:
        state.tell(TrumpNamed(letter(int(state.dealer)), COLOURS[int(people)]))
