"""Draws what can be seen of a game of Wizard: what everyone sees alike, and what is a seat's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import count
from magehall.core.seat import Seat, actor, letter
from magehall.games.wizard import bid, phase, score, trick
from magehall.games.wizard.cards import COLOURS, NO_CARD, card_text, cards_text
from magehall.games.wizard.view import Bid, Trick, WizardView

if TYPE_CHECKING:
    from magehall.games.wizard.state import WizardState


def public(state: WizardState, before: WizardView | None) -> WizardView:
    """Draw what everyone sees alike; finished parts are kept from an earlier view of the same round."""
    kept = before if before is not None and _goes_on(state, before) else None
    dealt, owners = state.dealt(), range(int(state.seats))
    pad = kept.pad if kept is not None else score.rows(state)
    return WizardView(
        seat=None,
        seats=int(state.seats),
        options=state.rules.shape(),
        phase=phase.WORDS[int(state.phase)],
        round=int(state.round) + 1,
        rounds=len(state.rules.sizes),
        cards=int(state.size()),
        dealer=letter(int(state.dealer)),
        turned=card_text(state.turned) if dealt and state.turned != NO_CARD else None,
        trump=COLOURS[int(state.trump)] if dealt and state.trump != phase.NO_TRUMP else None,
        hands=[_hand(state, owner, None) for owner in owners],
        counts=[int(count(state.hands[owner])) if dealt else 0 for owner in owners],
        bids=[_bid(state, owner, None) for owner in owners],
        won=[int(state.won[owner]) if dealt else 0 for owner in owners],
        tricks=_tricks(state, [] if kept is None else kept.tricks),
        last=_last(state) if kept is None else kept.last,
        acting=[actor(seat) for seat in state.acting()],
        totals=list(pad[-1].totals) if pad else [0] * int(state.seats),
        pad=pad,
    )


def private(state: WizardState, seat: Seat) -> dict[str, object]:
    """Draw what a seat sees differently: the hands, and bids not revealed yet."""
    owners = range(int(state.seats))
    own: dict[str, object] = {"seat": letter(seat), "hands": [_hand(state, owner, seat) for owner in owners]}
    if bid.sealed(state):
        own["bids"] = [_bid(state, owner, seat) for owner in owners]
    return own


def _goes_on(state: WizardState, before: WizardView) -> bool:
    """Tell whether a view shows an earlier position of the current round."""
    return state.dealt() and before.round == int(state.round) + 1 and before.phase in ("trump", "bid", "play")


def _hand(state: WizardState, owner: Seat, seat: Seat | None) -> list[str] | None:
    hand: i64 = state.hands[owner] if state.dealt() else 0
    if hand == 0:
        return []
    is_shown = seat is not None and (owner == seat) != state.blindfolded()
    return cards_text(hand) if is_shown else None


def _bid(state: WizardState, owner: Seat, seat: Seat | None) -> Bid:
    made = int(state.bids[owner]) if state.dealt() else phase.NO_BID
    if made == phase.NO_BID:
        return None
    return "sealed" if owner != seat and bid.sealed(state) else made


def _last(state: WizardState) -> Trick | None:
    if len(state.last) == 0:
        return None
    cards = [card_text(card) for card in state.last]
    return Trick(letter(int(state.last_leader)), tuple(cards), letter(int(state.last_winner)))


def _tricks(state: WizardState, drawn: list[Trick]) -> list[Trick]:
    """Draw the tricks of the round, the one on the table last (wizard-73); some may be drawn already."""
    seats = int(state.seats)
    if state.phase != phase.PLAYING:
        return []
    found = [done for done in drawn if len(done.cards) == seats]
    leader = found[-1].winner if found else letter(int(state.after(state.dealer)))
    while (len(found) + 1) * seats <= int(state.played):
        first, winner = len(found) * seats, letter(int(trick.taker(state, len(found))))
        found.append(Trick(leader, _plays(state, first, first + seats), winner))
        leader = winner
    if state.laid > 0:
        cards = _plays(state, state.played - state.laid, state.played)
        found.append(Trick(leader, cards, letter(int(state.winner))))
    return found


def _plays(state: WizardState, first: i64, end: i64) -> tuple[str, ...]:
    return tuple([card_text(state.plays[place]) for place in range(int(first), int(end))])
