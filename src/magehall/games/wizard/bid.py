"""Bidding: in turn from the dealer's left, or written down all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter, seat_text
from magehall.games.wizard import phase, trick
from magehall.games.wizard.cards import cards_text
from magehall.games.wizard.events import BidMade, BidSealed, BidsTold, HandDealt, OwnBidMade
from magehall.games.wizard.moves import BIDS
from magehall.games.wizard.rules import HIDDEN_BIDS, OPEN_BIDS, SECRET_BIDS

if TYPE_CHECKING:
    from magehall.games.wizard.state import WizardState


def open_bidding(state: WizardState) -> None:
    """Clear the bids; the dealer's left neighbour bids first (wizard-18)."""
    seat: i64 = 0
    while seat < state.seats:
        state.bids[seat] = phase.NO_BID
        seat += 1
    state.bids_made = 0
    state.turn = state.after(state.dealer)


def still_writing(state: WizardState) -> tuple[Seat, ...]:
    """List who has yet to write down a bid (wizard-41, wizard-42)."""
    return tuple(seat for seat in range(int(state.seats)) if state.bids[seat] == phase.NO_BID)


def sealed(state: WizardState) -> bool:
    """Tell whether the bids made so far are hidden from the others (wizard-41, wizard-65)."""
    if state.rules.bids == SECRET_BIDS:
        return state.phase in (phase.BIDDING, phase.PLAYING)
    return state.rules.bids == HIDDEN_BIDS and state.phase == phase.BIDDING


def forbidden(state: WizardState) -> i64:
    """Return the one bid that plus/minus one denies the last bidder, or NO_BID (wizard-40, wizard-62)."""
    if not state.rules.plus_minus_one or state.bids_made != state.seats - 1:
        return phase.NO_BID
    left: i64 = state.size()
    seat: i64 = 0
    while seat < state.seats:
        if state.bids[seat] != phase.NO_BID:
            left -= state.bids[seat]
        seat += 1
    if left < 0:
        return phase.NO_BID
    return left


def moves(state: WizardState, seat: Seat) -> list[Move]:
    """List the bids from 0 to the number of tricks, less a forbidden one (wizard-21)."""
    never = forbidden(state)
    return [BIDS[tricks] for tricks in range(int(state.size()) + 1) if tricks != never]


def refuse(state: WizardState, seat: Seat, tricks: i64) -> Refusal | None:
    """Judge a bid."""
    if state.phase != phase.BIDDING:
        return Refusal("wizard-18", "no-bid-now")
    if seat not in state.acting():
        if state.rules.bids != OPEN_BIDS and 0 <= seat < state.seats:
            return Refusal("wizard-41", "bid-already-written", {"bid": int(state.bids[seat])})
        return Refusal("wizard-18", "not-your-bid", {"seat": seat_text(int(state.turn))})
    if tricks > state.size():
        return Refusal("wizard-21", "bid-too-high", {"bid": int(tricks), "tricks": int(state.size())})
    if tricks == forbidden(state):
        return Refusal("wizard-40", "forbidden-sum", {"bid": int(tricks), "tricks": int(state.size())})
    return None


def make(state: WizardState, seat: i64, tricks: i64) -> None:
    """Take down a bid; after the last one play begins (wizard-18, wizard-22)."""
    state.bids[seat] = tricks
    state.bids_made += 1
    if state.listener is not None:
        _tell(state, int(seat), int(tricks))
    if state.bids_made < state.seats:
        state.turn = state.after(state.turn)
        return
    if state.listener is not None:
        _tell_all(state)
    state.phase = phase.PLAYING
    trick.lead(state, state.after(state.dealer))


def make_any(state: WizardState, rng: Rng) -> None:
    """Make a random bid for the first seat that must, as the general loop would."""
    seat: i64 = state.turn
    if state.rules.bids != OPEN_BIDS:
        seat = still_writing(state)[0]
    never = forbidden(state)
    if never == phase.NO_BID or never > state.size():
        make(state, seat, rng.below(state.size() + 1))
        return
    tricks: i64 = rng.below(state.size())
    make(state, seat, tricks + 1 if tricks >= never else tricks)


def _tell(state: WizardState, seat: Seat, tricks: int) -> None:
    if state.rules.bids == OPEN_BIDS:
        state.tell(BidMade(letter(seat), tricks))
    else:
        state.tell(OwnBidMade(letter(seat), tricks))
        state.tell(BidSealed(letter(seat)))


def _tell_all(state: WizardState) -> None:
    """Repeat all bids before the first card, unless they stay secret (wizard-19, wizard-41)."""
    if state.blindfolded():
        for seat in range(int(state.seats)):
            state.tell(HandDealt(letter(seat), cards_text(state.hands[seat])))
    if state.rules.bids != SECRET_BIDS:
        tell_bids(state)


def tell_bids(state: WizardState) -> None:
    """Read out all bids."""
    bids = [int(bid) for bid in state.bids]
    state.tell(BidsTold(bids, sum(bids), int(state.size())))
