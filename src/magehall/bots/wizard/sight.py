"""What the seat in question can count: its own hand, the unseen cards, the seats behind it.

A full state is at hand in roll-outs, but nothing hidden is read: of the hands only the own one, of the
predictions only those that lie open.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard.voids import lacks, shown_voids
from magehall.games.wizard import bid
from magehall.games.wizard.cards import NO_CARD, WIZARDS, bit, count, people_cards
from magehall.games.wizard.state import WizardState

NO_CHANCES: Final = vec[float]([0.0] * 64)


def unseen_by(state: WizardState, seat: i64) -> i64:
    """Give the cards a seat has not seen this round, neither in the own hand nor on the table."""
    unseen: i64 = state.deck() & ~state.hands[seat]
    if state.turned != NO_CARD:
        unseen &= ~bit(state.turned)
    place: i64 = 0
    while place < state.played:
        unseen &= ~bit(state.plays[place])
        place += 1
    return unseen


@final
class Sight:
    """The counts of one seat at one moment, the trump given (a dealer may try one out)."""

    def __init__(self, state: WizardState, seat: i64, trump: i64) -> None:
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.one_colour = state.rules.one_colour
        self.trump: i64 = trump
        self.hand: i64 = state.hands[seat]
        self.held: i64 = count(self.hand)
        self.unseen: i64 = unseen_by(state, seat)
        self.out: float = max(float(count(self.unseen)), 1.0)
        self.wizards: float = float(count(self.unseen & WIZARDS))
        self.trumps: float = 0.0 if trump > 3 else float(count(self.unseen & people_cards(trump)))
        self.share: float = 0.0
        self.behind: i64 = 0
        self.share_now: float = 0.0
        self.needy: float = 0.0
        self.voids: i64 = 0
        self.demand: float = 0.0
        self.ruff = False
        self.higher_now: float = 0.0
        self.trumps_now: float = 0.0
        self.wizards_now: float = 0.0
        self.chances: vec[float] = NO_CHANCES
        self.rest: float = 0.0
        self.spread: float = 0.0

    def share_of(self, cards: i64) -> float:
        """Give the part of the unseen cards that the others hold when each has so many."""
        return min(1.0, float((self.seats - 1) * cards) / self.out)

    def for_bid(self) -> None:
        """Look ahead to the whole round."""
        self.share = self.share_of(self.held)

    def for_card(self, state: WizardState) -> None:
        """Look at the trick on the table and at the tricks after it."""
        self.share = self.share_of(self.held - 1)
        self.behind = state.seats - 1 - state.laid
        self.share_now = float(self.behind * self.held) / self.out
        self.voids = shown_voids(state) if self.trumps > 0.0 and self.behind > 0 else 0
        self._needs(state)

    def may_ruff(self, people: i64) -> float:
        """Count the seats behind that have shown to lack a people, but not to lack trumps."""
        found: float = 0.0
        seat: i64 = self.seat
        place: i64 = 0
        while place < self.behind:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if lacks(self.voids, seat, people) and not lacks(self.voids, seat, self.trump):
                found += 1.0
            place += 1
        return found

    def _needs(self, state: WizardState) -> None:
        """Count the seats behind that want tricks, and how many tricks too many all seats want together."""
        sealed = bid.sealed(state)
        demand: i64 = -self.held
        place: i64 = 0
        seat: i64 = self.seat
        while place < self.seats:
            need = need_of(state, seat, sealed and seat != self.seat)
            if need > 0:
                demand += need
                if 0 < place <= self.behind:
                    self.needy += 1.0
            seat = state.after(seat)
            place += 1
        self.demand = 0.0 if sealed else float(demand)


def need_of(state: WizardState, seat: i64, sealed: bool) -> i64:
    """Give how many tricks a seat still needs; where that is sealed, guess the fair share (wizard-65)."""
    if sealed:
        return (state.size() + state.seats - 1) // state.seats - state.won[seat]
    return state.bids[seat] - state.won[seat]
