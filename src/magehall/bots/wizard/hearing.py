"""What the others' predictions and cards tell about their hands: how well a deal explains them."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard import policy
from magehall.games.wizard import bid, trick
from magehall.games.wizard.cards import NO_CARD, WIZARD, bit, rank_of
from magehall.games.wizard.phase import BIDDING, NO_BID, PLAYING
from magehall.games.wizard.rules import SECRET_BIDS
from magehall.games.wizard.state import WizardState

WIDTH: Final = 1.0
"""How many tricks a prediction strays from the heuristic's estimate."""
SURPRISE: Final = 0.4
"""How likely another trump or card than the heuristic's is, beside the heuristic's own."""
DOUBT: Final = 0.1
"""The same for a prediction of the only trick of a round, which leaves less room."""


def before_bids(world: WizardState) -> WizardState:
    """Give the round as it was when trump was known, before the first prediction."""
    past = world.copy()
    past.phase = BIDDING
    past.played = 0
    trick.lead(past, past.after(past.dealer))
    place: i64 = 0
    while place < world.played:
        past.hands[past.turn] |= bit(world.plays[place])
        trick.put_again(past, world.plays[place])
        place += 1
    past.played = 0
    bid.open_bidding(past)
    seat: i64 = 0
    while seat < past.seats:
        past.won[seat] = 0
        seat += 1
    return past


def heard(world: WizardState, listener: i64, weights: vec[float], cards: bool) -> float:
    """Give how well a world explains the trump, the predictions and (if asked) the cards of the others."""
    past = before_bids(world)
    found = _trump(past, listener, weights)
    if world.rules.bids != SECRET_BIDS:
        found *= _bids(past, world, listener, weights)
    if cards and world.phase == PLAYING:
        found *= _cards(past, world, listener, weights)
    return found


def _trump(past: WizardState, listener: i64, weights: vec[float]) -> float:
    """Weigh the trump a dealer named."""
    if past.turned == NO_CARD or rank_of(past.turned) != WIZARD or past.dealer == listener:
        return 1.0
    return 1.0 if policy.best_trump(past, weights) == past.trump else SURPRISE


def _bids(past: WizardState, world: WizardState, listener: i64, weights: vec[float]) -> float:
    """Weigh the predictions, each in the light of those before it."""
    found: float = 1.0
    seat: i64 = past.after(past.dealer)
    place: i64 = 0
    while place < past.seats:
        made: i64 = world.bids[seat]
        if made != NO_BID:
            if seat != listener:
                found *= _bid(past, seat, made, weights)
            past.bids[seat] = made
            past.bids_made += 1
        seat = past.after(seat)
        place += 1
    return found


def _bid(past: WizardState, seat: i64, made: i64, weights: vec[float]) -> float:
    if past.size() == 1:
        return 1.0 if policy.best_bid(past, seat, weights) == made else DOUBT
    away = (policy.estimate(past, seat, past.trump, weights) - float(made)) / WIDTH
    return math.exp(-0.5 * away * away)


def _cards(past: WizardState, world: WizardState, listener: i64, weights: vec[float]) -> float:
    """Weigh the cards laid, each as the heuristic would have chosen it from the hand."""
    found: float = 1.0
    seat: i64 = 0
    while seat < past.seats:
        past.bids[seat] = world.bids[seat]
        seat += 1
    past.bids_made = past.seats
    past.phase = PLAYING
    trick.lead(past, past.after(past.dealer))
    place: i64 = 0
    while place < world.played:
        card: i64 = world.plays[place]
        if past.turn != listener and not _expected(past, card, weights):
            found *= SURPRISE
        past.hands[past.turn] &= ~bit(card)
        trick.put_again(past, card)
        place += 1
    return found


def _expected(past: WizardState, card: i64, weights: vec[float]) -> bool:
    """Tell whether a card is the heuristic's, or does the same."""
    best: i64 = policy.best_card(past, weights)
    if best == card:
        return True
    rank: i64 = rank_of(card)
    if rank in (0, WIZARD):
        return rank_of(best) == rank
    return policy.alike(past, best) & bit(card) != 0
