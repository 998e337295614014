"""How likely a card takes a trick, now or later: logistic in a few counts (docs/bots.md)."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard.sight import NO_CHANCES, Sight
from magehall.bots.wizard.weights import (
    DEMAND,
    LATER_FREE,
    LATER_PLAIN,
    LATER_TRUMP,
    LATER_WIZARD,
    NOW,
    NOW_VOID,
    RUFF,
)
from magehall.games.wizard.cards import (
    JESTER,
    WIZARD,
    bit,
    count,
    lowest,
    own_deck,
    people_cards,
    people_of,
    rank_of,
)
from magehall.games.wizard.phase import NO_TRUMP
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.trick import OPEN, strength

JESTER_LATER: Final = 0.01


def logistic(x: float) -> float:
    """Squeeze a number between 0 and 1."""
    if x < -40.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def above(card: i64) -> i64:
    """Give the cards of the same people that are higher."""
    return people_cards(people_of(card)) & -(bit(card) << 1)


def higher_ranks(cards: i64, rank: i64) -> i64:
    """Count the cards of all peoples above a rank, wizards left out."""
    people: i64 = 0
    found: i64 = 0
    while people < 4:
        found += count(cards & above(16 * people + rank))
        people += 1
    return found


def equal_ranks(cards: i64, rank: i64) -> i64:
    """Count the cards of this rank."""
    people: i64 = 0
    found: i64 = 0
    while people < 4:
        if cards & bit(16 * people + rank):
            found += 1
        people += 1
    return found


def weigh(sight: Sight, weights: vec[float]) -> None:
    """Note the later chance of every card of the hand, their sum, and its variance."""
    sight.chances = NO_CHANCES[:]
    cards: i64 = sight.hand
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        chance = later(sight, card, weights)
        sight.chances[card] = chance
        sight.rest += chance
        sight.spread += chance * (1.0 - chance)


def later(sight: Sight, card: i64, weights: vec[float]) -> float:
    """Give the chance that a card takes a later trick."""
    rank: i64 = rank_of(card)
    if rank == WIZARD:
        return min(weights[LATER_WIZARD], 1.0)
    if rank == JESTER:
        return JESTER_LATER
    if sight.one_colour:
        return _later_one_colour(sight, rank, weights)
    share = sight.share
    higher = share * float(count(sight.unseen & above(card)))
    wizards = share * sight.wizards
    people: i64 = people_of(card)
    if people == sight.trump:
        w: i64 = LATER_TRUMP
        x = weights[w] + weights[w + 1] * higher + weights[w + 2] * wizards + weights[w + 3] * share
        return logistic(x + weights[DEMAND] * sight.demand)
    length = float(count(sight.hand & people_cards(people)))
    if sight.trump == NO_TRUMP:
        w = LATER_FREE
        x = weights[w] + weights[w + 1] * higher + weights[w + 2] * wizards + weights[w + 3] * share
        return logistic(x + weights[w + 4] * length + weights[DEMAND] * sight.demand)
    w = LATER_PLAIN
    x = weights[w] + weights[w + 1] * higher + weights[w + 2] * share * sight.trumps
    x += weights[w + 3] * wizards + weights[w + 4] * share + weights[w + 5] * length
    return logistic(x + weights[DEMAND] * sight.demand)


def _later_one_colour(sight: Sight, rank: i64, weights: vec[float]) -> float:
    """Weigh a rank against all decks: higher ones, wizards, and equals in the place of the length."""
    share = sight.share
    w: i64 = LATER_FREE
    x = weights[w] + weights[w + 1] * share * float(higher_ranks(sight.unseen, rank))
    x += weights[w + 2] * share * sight.wizards + weights[w + 3] * share
    x += weights[w + 4] * share * float(equal_ranks(sight.unseen, rank))
    return logistic(x + weights[DEMAND] * sight.demand)


def power_of(state: WizardState, card: i64) -> i64:
    """Weigh a card in this trick, where a card of a people after nothing but jesters will be the one led."""
    power: i64 = strength(state, card)
    return rank_of(card) if power == 0 and state.led == OPEN else power


def now(sight: Sight, state: WizardState, card: i64, weights: vec[float]) -> float:
    """Give the chance that a card takes the trick on the table."""
    rank: i64 = rank_of(card)
    if power_of(state, card) <= state.best:
        return 0.0
    if sight.behind == 0 or rank == WIZARD:
        return 1.0
    if rank == JESTER:
        return 0.0
    if sight.one_colour:
        return _now_one_colour(sight, rank, weights)
    share = sight.share_now
    higher = float(count(sight.unseen & above(card)))
    people: i64 = people_of(card)
    trumps: float = 0.0 if people == sight.trump else sight.trumps
    if higher + trumps + sight.wizards == 0.0:
        return 1.0
    if people == sight.trump and state.led < 4 and state.led != people:
        w: i64 = RUFF
        x = weights[w] + weights[w + 1] * share * higher + weights[w + 2] * share * sight.wizards
        return logistic(x + weights[w + 3] * sight.needy)
    w = NOW
    x = weights[w] + weights[w + 1] * share * higher + weights[w + 2] * share * trumps
    x += weights[w + 3] * share * sight.wizards + weights[w + 4] * sight.needy
    if trumps > 0.0:
        x += weights[NOW_VOID] * sight.may_ruff(people)
    return logistic(x)


def _now_one_colour(sight: Sight, rank: i64, weights: vec[float]) -> float:
    """Weigh a rank against the decks of the seats behind; equals come too late (wizard-51)."""
    higher: float = 0.0
    wizards: float = 0.0
    seat: i64 = sight.seat
    place: i64 = 0
    while place < sight.behind:
        seat = seat + 1 if seat + 1 < sight.seats else 0
        deck: i64 = sight.unseen & own_deck(seat)
        share = float(sight.held) / float(max(count(deck), 1))
        higher += share * float(higher_ranks(deck, rank))
        wizards += share * float(equal_ranks(deck, WIZARD))
        place += 1
    if higher + wizards == 0.0:
        return 1.0
    x = weights[NOW] + weights[NOW + 1] * higher + weights[NOW + 3] * wizards
    return logistic(x + weights[NOW + 4] * sight.needy)
