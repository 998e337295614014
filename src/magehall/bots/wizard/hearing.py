"""What the others' bids and cards reveal about their hands: how well a deal explains them."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard import policy
from magehall.bots.wizard.sight import Sight
from magehall.core.bits import bit
from magehall.games.wizard import bid, trick
from magehall.games.wizard.cards import NO_CARD, WIZARD, rank_of
from magehall.games.wizard.phase import BIDDING, NO_BID, PLAYING
from magehall.games.wizard.rules import SECRET_BIDS
from magehall.games.wizard.state import WizardState

WIDTH: Final = 1.0
"""How many tricks a bid strays from the heuristic's estimate."""
SURPRISE: Final = 0.4
"""How likely a trump or card other than the heuristic's is, relative to the heuristic's own."""
DOUBT: Final = 0.1
"""The same for a bid on the only trick of a round, which leaves less room."""


@final
class Hearing:
    """Looks at a round from its beginning, in any world that fits; who played which cards is found once."""

    def __init__(self, state: WizardState, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.past = state.copy()
        self.laid: vec[i64] = laid_by(state)
        self.sight = Sight(state, state.turn, state.trump)
        self.surprises: list[dict[int, int]] = [{} for _ in range(int(state.seats))]
        """For each seat, by the hand it has left, how many cards the heuristic would not have chosen.

        The heuristic knows no hidden card except its own, so the other hands of a world do not matter.
        """

    def before_bids(self, world: WizardState) -> WizardState:
        """Return the round as it was when trump was known, before the first bid, until asked again."""
        past = self.past
        past.phase = BIDDING
        trick.clear(past)
        bid.open_bidding(past)
        seat: i64 = 0
        while seat < past.seats:
            past.hands[seat] = world.hands[seat] | self.laid[seat]
            past.won[seat] = 0
            seat += 1
        return past

    def heard(self, world: WizardState, listener: i64) -> float:
        """Return how well a world explains the trump, the bids and the cards of the others."""
        past = self.before_bids(world)
        found = _trump(past, listener, self.weights)
        if world.rules.bids != SECRET_BIDS:
            found *= self._bids(world, listener)
        if world.phase == PLAYING:
            found *= self._cards(world, listener)
        return found

    def _bids(self, world: WizardState, listener: i64) -> float:
        """Weigh the bids, each given those before it."""
        past = self.past
        found: float = 1.0
        seat: i64 = past.after(past.dealer)
        place: i64 = 0
        while place < past.seats:
            made: i64 = world.bids[seat]
            if made != NO_BID:
                if seat != listener:
                    found *= self._bid(seat, made)
                past.bids[seat] = made
                past.bids_made += 1
            seat = past.after(seat)
            place += 1
        return found

    def _bid(self, seat: i64, made: i64) -> float:
        past = self.past
        if past.size() == 1:
            return 1.0 if policy.best_bid(past, seat, self.weights) == made else DOUBT
        self.sight.turn_to(past, seat, past.trump)
        away = (policy.expected_tricks(self.sight, past, self.weights) - float(made)) / WIDTH
        return math.exp(-0.5 * away * away)

    def _cards(self, world: WizardState, listener: i64) -> float:
        """Weigh the cards played: every surprising one, coming from that hand, makes a world less likely."""
        self._ask(world, listener)
        found: float = 1.0
        seat: i64 = 0
        while seat < world.seats:
            left: i64 = 0
            if seat != listener:
                left = self.surprises[seat][int(world.hands[seat])]
            while left > 0:
                found *= SURPRISE
                left -= 1
            seat += 1
        return found

    def _ask(self, world: WizardState, listener: i64) -> None:
        """Note how often each of the others surprises, unless it was seen with that hand in another world."""
        asked: i64 = 0
        seat: i64 = 0
        while seat < world.seats:
            hand = int(world.hands[seat])
            if seat != listener and hand not in self.surprises[seat]:
                asked |= bit(seat)
                self.surprises[seat][hand] = 0
            seat += 1
        if asked != 0:
            self._lay_again(world, asked)

    def _lay_again(self, world: WizardState, asked: i64) -> None:
        """Play the cards of the round again and count those the heuristic would not have chosen."""
        past = self.past
        seat: i64 = 0
        while seat < past.seats:
            past.bids[seat] = world.bids[seat]
            seat += 1
        past.bids_made = past.seats
        past.phase = PLAYING
        trick.lead(past, past.after(past.dealer))
        place: i64 = 0
        while place < world.played:
            seat = past.turn
            card: i64 = world.plays[place]
            if asked & bit(seat) and not self._expected(card):
                self.surprises[seat][int(world.hands[seat])] += 1
            past.hands[seat] &= ~bit(card)
            trick.put_again(past, card)
            place += 1

    def _expected(self, card: i64) -> bool:
        """Tell whether a card is the heuristic's, or equivalent to it."""
        best: i64 = policy.choose_card(self.sight, self.past, self.weights)
        if best == card:
            return True
        rank: i64 = rank_of(card)
        if rank in (0, WIZARD):
            return rank_of(best) == rank
        return policy.alike(self.sight, best) & bit(card) != 0


def laid_by(state: WizardState) -> vec[i64]:
    """Return the cards each seat has played this round."""
    again = state.copy()
    laid = vec[i64]([0] * int(state.seats))
    trick.clear(again)
    trick.lead(again, again.after(again.dealer))
    place: i64 = 0
    while place < state.played:
        laid[again.turn] |= bit(state.plays[place])
        trick.put_again(again, state.plays[place])
        place += 1
    return laid


def _trump(past: WizardState, listener: i64, weights: vec[float]) -> float:
    """Weigh the trump a dealer named."""
    if past.turned == NO_CARD or rank_of(past.turned) != WIZARD or past.dealer == listener:
        return 1.0
    return 1.0 if policy.best_trump(past, weights) == past.trump else SURPRISE
