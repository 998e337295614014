"""The probabilistic heuristic: the bid, card or trump that promises most for the seat in question.

Each function reads the seat's own hand and what lies open, nothing else, so a full state, a sampled world and
the state known from a view give the same answer. It is the medium bot, and fast enough for roll-outs.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard import first
from magehall.bots.wizard.chances import above, logistic, now, power_of, weigh
from magehall.bots.wizard.last import two_cards_value
from magehall.bots.wizard.sight import Sight
from magehall.bots.wizard.weights import BID, BID_CARDS, BID_SPREAD, MISS, OVER, SPREAD
from magehall.core.bits import bit, count, lowest, nth
from magehall.games.wizard import bid, trick
from magehall.games.wizard.cards import JESTER, JESTERS, NO_CARD, WIZARD, WIZARDS, people_cards, rank_of
from magehall.games.wizard.moves import MOST_CARDS
from magehall.games.wizard.phase import NO_BID, NO_TRUMP
from magehall.games.wizard.rules import OPEN_BIDS
from magehall.games.wizard.score import points_for
from magehall.games.wizard.state import WizardState

WORST: Final = -1.0e9
NOTHING: Final = vec[float]([0.0] * (MOST_CARDS + 1))


def _one_each(cards: i64) -> i64:
    """Keep one of several wizards and one of several jesters, since they are alike."""
    wizards: i64 = cards & WIZARDS
    jesters: i64 = cards & JESTERS
    return (cards & ~wizards & ~jesters) | (wizards & -wizards) | (jesters & -jesters)


def promise(need: i64, left: i64, rest: float, deviation: float, bid: i64, weights: vec[float]) -> float:
    """Return the points to expect when `need` tricks are wanted of `left` cards worth `rest` tricks."""
    if left == 0:
        return float(points_for(bid, bid - need))
    if need < 0:
        return 10.0 * float(need) - 10.0 * weights[OVER] * rest
    if need > left:
        return -10.0 * (float(need) - weights[OVER] * rest)
    distance = math.fabs(float(need) - rest)
    exact = logistic(4.0 - 4.0 * distance / (deviation + 0.05))
    return exact * (20.0 + 10.0 * float(bid)) - (1.0 - exact) * 10.0 * (1.0 + weights[MISS] * distance)


def deviation_of(spread: float, weights: vec[float]) -> float:
    """Return how far the tricks of cards with this variance may stray from what they are worth."""
    slope = weights[SPREAD]
    floor = weights[SPREAD + 1]
    return math.sqrt(slope * slope * spread + floor * floor)


def choices(state: WizardState) -> i64:
    """Return the legal cards of the seat in turn, with only one of several wizards or jesters."""
    return _one_each(trick.legal(state))


def alike(sight: Sight, card: i64) -> i64:
    """Return the cards of the hand that do the same as this one: itself, and neighbours with none unseen
    between.

    If everyone has a deck of their own, the ranks between are in the others' decks.
    """
    found: i64 = bit(card)
    rank: i64 = rank_of(card)
    if sight.one_colour or rank in (JESTER, WIZARD):
        return found
    step: i64 = -1
    while step <= 1:
        other: i64 = card + step
        while JESTER < rank_of(other) < WIZARD and not bit(other) & sight.unseen:
            found |= bit(other) & sight.hand
            other += step
        step += 2
    return found


def best_card(state: WizardState, weights: vec[float]) -> i64:
    """Return the card of the seat in turn that promises the most points."""
    return choose_card(Sight(state, state.turn, state.trump), state, weights)


def choose_card(sight: Sight, state: WizardState, weights: vec[float]) -> i64:
    """Return the best card of the seat in turn, turning the sight to it if there is a choice."""
    cards: i64 = choices(state)
    if cards & (cards - 1) == 0:
        return lowest(cards)
    sight.turn_to(state, state.turn, state.trump)
    drawn: i64 = trump_to_draw(sight, state)
    if drawn != NO_CARD:
        return drawn
    sight.for_card(state)
    if not sight.is_last_choice():
        weigh(sight, weights)
    return best_of(sight, state, cards, weights)


def trump_to_draw(sight: Sight, state: WizardState) -> i64:
    """Return the highest trump for a seat that leads and needs all tricks, if at most one unseen beats it."""
    if state.laid > 0 or sight.trump > 3 or state.bids[sight.seat] - state.won[sight.seat] != sight.held:
        return NO_CARD
    trumps: i64 = sight.hand & people_cards(sight.trump)
    if trumps == 0:
        return NO_CARD
    highest: i64 = nth(trumps, count(trumps) - 1)
    if count(sight.unseen & above(highest)) > 1:
        return NO_CARD
    return highest


def best_of(sight: Sight, state: WizardState, cards: i64, weights: vec[float]) -> i64:
    """Return the card of a set that promises the most points, the first if tied; NO_CARD if it is empty."""
    best: i64 = NO_CARD
    most: float = WORST
    before: i64 = 0
    took = False
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        takes = power_of(state, card) > state.best
        if takes != took or sight.one_colour or not sight.are_alike(before, card):
            value = card_value(sight, state, card, weights)
            if value > most:
                most = value
                best = card
        before = card
        took = takes
    return best


def card_value(sight: Sight, state: WizardState, card: i64, weights: vec[float]) -> float:
    """Return the points a card promises: with the trick, and without it."""
    if sight.is_last_choice():
        return two_cards_value(sight, state, card, weights)
    own = sight.chances[card]
    rest = sight.rest - own
    deviation = deviation_of(max(sight.spread - own * (1.0 - own), 0.0), weights)
    takes = now(sight, state, card, weights)
    predicted: i64 = state.bids[sight.seat]
    need: i64 = predicted - state.won[sight.seat]
    left: i64 = sight.held - 1
    value: float = 0.0
    if takes > 0.0:
        value += takes * promise(need - 1, left, rest, deviation, predicted, weights)
    if takes < 1.0:
        value += (1.0 - takes) * promise(need, left, rest, deviation, predicted, weights)
    return value


def estimate(state: WizardState, seat: i64, trump: i64, weights: vec[float]) -> float:
    """Give the tricks to expect of a round before it begins."""
    return expected_tricks(Sight(state, seat, trump), state, weights)


def expected_tricks(sight: Sight, state: WizardState, weights: vec[float]) -> float:
    """Give the tricks that the seat the sight is turned to may expect of a round before it begins."""
    seat: i64 = sight.seat
    sight.for_bid()
    weigh(sight, weights)
    size = float(sight.held)
    each = weights[BID_CARDS] + weights[BID_CARDS + 1] * sight.share
    if sight.trump == NO_TRUMP:
        each += weights[BID_CARDS + 2]
    found = weights[BID] + weights[BID + 1] * sight.rest + size * each
    if first.place_of(state, seat) == 0:
        return found + weights[BID + 3]
    return found + weights[BID + 2] * _surplus(state, seat, size) if state.rules.bids == OPEN_BIDS else found


def _surplus(state: WizardState, seat: i64, size: float) -> float:
    """Return how far the earlier bids exceed their fair share."""
    surplus: float = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.bids[other] != NO_BID:
            surplus += float(state.bids[other]) - size / float(state.seats)
        other += 1
    return surplus


def trick_chances(expected: float, size: i64, weights: vec[float]) -> vec[float]:
    """Spread the tricks of a round around their expectation: a chance for each number of tricks."""
    chances = NOTHING[:]
    width = 2.0 * weights[BID_SPREAD] * weights[BID_SPREAD] + 0.01
    total: float = 0.0
    tricks: i64 = 0
    expected = min(max(expected, -0.5), float(size) + 0.5)
    while tricks <= size:
        away = float(tricks) - expected
        chances[tricks] = math.exp(-away * away / width)
        total += chances[tricks]
        tricks += 1
    while tricks > 0:
        tricks -= 1
        chances[tricks] /= total
    return chances


def bid_value(tricks: i64, size: i64, chances: vec[float]) -> float:
    """Return the points to expect for a bid."""
    value: float = 0.0
    won: i64 = 0
    while won <= size:
        value += chances[won] * float(points_for(tricks, won))
        won += 1
    return value


def chances_of_tricks(state: WizardState, seat: i64, weights: vec[float]) -> vec[float]:
    """Return the chance of each number of tricks: counted if each has one card, else around the estimate."""
    if state.size() > 1:
        return trick_chances(estimate(state, seat, state.trump, weights), state.size(), weights)
    return _one_or_none(state, seat, state.trump)


def _one_or_none(state: WizardState, seat: i64, trump: i64) -> vec[float]:
    chances = NOTHING[:]
    chances[1] = chance_of_one(state, seat, trump)
    chances[0] = 1.0 - chances[1]
    return chances


def chance_of_one(state: WizardState, seat: i64, trump: i64) -> float:
    """Return the chance of taking the only trick of a round, with the card in hand or on the forehead."""
    if state.blindfolded():
        return first.blind_chance(state, seat, trump)
    return first.chance_of(state, seat, trump)


def sure_tricks(state: WizardState, seat: i64) -> i64:
    """Count the wizards in the hand: bids below that are not worth considering."""
    if state.rules.one_colour or state.blindfolded():
        return 0
    return count(state.hands[seat] & WIZARDS)


def best_bid(state: WizardState, seat: i64, weights: vec[float]) -> i64:
    """Return the allowed bid with the most points to expect."""
    size: i64 = state.size()
    chances = chances_of_tricks(state, seat, weights)
    never: i64 = bid.forbidden(state)
    sure: i64 = sure_tricks(state, seat) if size > 1 else 0
    if sure == size and never == size:
        sure -= 1
    best: i64 = sure
    most: float = WORST
    tricks: i64 = sure
    while tricks <= size:
        if tricks != never and (value := bid_value(tricks, size, chances)) > most:
            most = value
            best = tricks
        tricks += 1
    return best


def trump_value(state: WizardState, people: i64, weights: vec[float]) -> float:
    """Return what a trump is worth to the dealer: expected points of the only card, else expected tricks."""
    if state.size() == 1:
        chances = _one_or_none(state, state.dealer, people)
        return max(bid_value(0, 1, chances), bid_value(1, 1, chances))
    sight = Sight(state, state.dealer, people)
    sight.for_bid()
    weigh(sight, weights)
    return sight.rest


def best_trump(state: WizardState, weights: vec[float]) -> i64:
    """Return the people the dealer should name."""
    best: i64 = 0
    most: float = WORST
    people: i64 = 0
    while people < 4:
        value = trump_value(state, people, weights)
        if value > most:
            most = value
            best = people
        people += 1
    return best
