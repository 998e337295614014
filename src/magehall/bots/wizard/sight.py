"""What the seat in question can count: its own hand, the unseen cards, the seats behind it.

In roll-outs a full state is at hand, but nothing hidden is read: only the seat's own hand, and only those
bids that lie open.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit, count
from magehall.games.wizard import bid
from magehall.games.wizard.cards import JESTER, NO_CARD, WIZARD, WIZARDS, people_cards, people_of, rank_of
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.trick import void


def unseen_by(state: WizardState, seat: i64) -> i64:
    """Return the cards a seat has not seen this round, neither in its own hand nor on the table."""
    unseen: i64 = state.deck() & ~state.hands[seat] & ~state.seen
    return unseen if state.turned == NO_CARD else unseen & ~bit(state.turned)


@final
class Sight:
    """The counts of one seat at one moment, with the trump given (a dealer may try one out).

    It can be turned to another seat or moment; a roll-out looks at all its cards through a single one.
    """

    def __init__(self, state: WizardState, seat: i64, trump: i64) -> None:
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.one_colour = state.rules.one_colour
        self.trump: i64 = trump
        self.hand: i64 = 0
        self.held: i64 = 0
        self.unseen: i64 = 0
        self.out: float = 1.0
        self.wizards: float = 0.0
        self.trumps: float = 0.0
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
        self.chances: vec[float] = vec[float]([0.0] * 64)
        self.features: vec[float] = vec[float]([0.0] * 7)
        self.rest: float = 0.0
        self.spread: float = 0.0
        self.turn_to(state, seat, trump)

    def turn_to(self, state: WizardState, seat: i64, trump: i64) -> None:
        """Count what this seat sees now."""
        hand: i64 = state.hands[seat]
        unseen: i64 = unseen_by(state, seat)
        self.seat = seat
        self.trump = trump
        self.hand = hand
        self.held = count(hand)
        self.unseen = unseen
        self.out = max(float(count(unseen)), 1.0)
        self.wizards = float(count(unseen & WIZARDS))
        self.trumps = 0.0
        if trump < 4:
            self.trumps = float(count(unseen & people_cards(trump)))

    def share_of(self, cards: i64) -> float:
        """Return the share of the unseen cards that the others hold when each has this many."""
        return min(1.0, float((self.seats - 1) * cards) / self.out)

    def for_bid(self) -> None:
        """Look ahead over the whole round."""
        self.share = self.share_of(self.held)
        self.demand = 0.0

    def for_card(self, state: WizardState) -> None:
        """Look at the trick on the table and at the tricks after it."""
        self.share = self.share_of(self.held - 1)
        self.behind = self.seats - 1 - state.laid
        self.share_now = float(self.behind * self.held) / self.out
        self.voids = state.voids
        if bid.sealed(state):
            self._guess_needs(state)
        else:
            self._count_needs(state)

    def is_last_choice(self) -> bool:
        """Tell whether two cards are left, so that what the last one will do can be counted."""
        return self.held == 2 and not self.one_colour

    def are_alike(self, low: i64, high: i64) -> bool:
        """Tell whether two cards of the hand are of one people with none unseen between them."""
        if people_of(low) != people_of(high) or rank_of(low) == JESTER or rank_of(high) == WIZARD:
            return False
        return (bit(high) - bit(low)) & self.unseen == 0

    def may_ruff(self, people: i64) -> float:
        """Count the seats behind that have shown that they lack a people, but not that they lack trumps."""
        found: float = 0.0
        if self.voids == 0:
            return found
        seat: i64 = self.seat
        place: i64 = 0
        while place < self.behind:
            seat = _after(seat, self.seats)
            if self.voids & void(seat, people) and not self.voids & void(seat, self.trump):
                found += 1.0
            place += 1
        return found

    def _count_needs(self, state: WizardState) -> None:
        """Count the seats behind that want tricks, and how many tricks too many all seats together want."""
        bids = state.bids
        won = state.won
        seats: i64 = self.seats
        behind: i64 = self.behind
        seat: i64 = self.seat
        demand: i64 = max(bids[seat] - won[seat], 0) - self.held
        needy: i64 = 0
        place: i64 = 1
        while place < seats:
            seat = _after(seat, seats)
            need: i64 = bids[seat] - won[seat]
            if need > 0:
                demand += need
                if place <= behind:
                    needy += 1
            place += 1
        self.needy = float(needy)
        self.demand = float(demand)

    def _guess_needs(self, state: WizardState) -> None:
        """Guess from fair shares which seats behind want tricks, if bids are sealed (wizard-65)."""
        fair: i64 = (state.size() + self.seats - 1) // self.seats
        self.needy = 0.0
        self.demand = 0.0
        seat: i64 = self.seat
        place: i64 = 0
        while place < self.behind:
            seat = _after(seat, self.seats)
            if fair > state.won[seat]:
                self.needy += 1.0
            place += 1


def _after(seat: i64, seats: i64) -> i64:
    if seat + 1 < seats:
        return seat + 1
    return 0
