"""How likely a card takes a trick, now or later: logistic in a few counts (docs/bots.md)."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard.sight import Sight
from magehall.bots.wizard.weights import (
    DEMAND,
    FAIR_NOW,
    FAIR_REST,
    LATER_FREE,
    LATER_PLAIN,
    LATER_TRUMP,
    LATER_WIZARD,
    NOW,
    NOW_VOID,
    RUFF,
)
from magehall.core.bits import bit, count, lowest
from magehall.games.wizard.cards import JESTER, WIZARD, own_deck, people_cards, people_of, rank_of
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
    """Return the cards of the same people that are higher."""
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
    """Note the later chance of every card in the hand, their sum, and its variance."""
    chances = sight.chances
    rest: float = 0.0
    spread: float = 0.0
    chance: float = 0.0
    before: i64 = 0
    cards: i64 = sight.hand
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if sight.one_colour or not sight.are_alike(before, card):
            chance = later(sight, card, weights)
        chances[card] = chance
        rest += chance
        spread += chance * (1.0 - chance)
        before = card
    sight.rest = rest
    sight.spread = spread


def later(sight: Sight, card: i64, weights: vec[float]) -> float:
    """Return the chance that a card takes a later trick."""
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
    demand = weights[DEMAND] * sight.demand
    people: i64 = people_of(card)
    if people == sight.trump:
        w: i64 = LATER_TRUMP
        x = weights[w] + weights[w + 1] * higher + weights[w + 2] * wizards + weights[w + 3] * share
        return logistic(x + demand)
    length = float(count(sight.hand & people_cards(people)))
    if sight.trump == NO_TRUMP:
        w = LATER_FREE
        x = weights[w] + weights[w + 1] * higher + weights[w + 2] * wizards + weights[w + 3] * share
        return logistic(x + weights[w + 4] * length + demand)
    w = LATER_PLAIN
    x = weights[w] + weights[w + 1] * higher + weights[w + 2] * share * sight.trumps
    x += weights[w + 3] * wizards + weights[w + 4] * share + weights[w + 5] * length
    return logistic(x + demand)


def _later_one_colour(sight: Sight, rank: i64, weights: vec[float]) -> float:
    """Weigh a rank against all decks: higher ones, wizards, and equals in place of the length."""
    share = sight.share
    w: i64 = LATER_FREE
    x = weights[w] + weights[w + 1] * share * float(higher_ranks(sight.unseen, rank))
    x += weights[w + 2] * share * sight.wizards + weights[w + 3] * share
    x += weights[w + 4] * share * float(equal_ranks(sight.unseen, rank))
    return logistic(x + weights[DEMAND] * sight.demand)


def power_of(state: WizardState, card: i64) -> i64:
    """Weigh a card in this trick, where a card of a people after only jesters will be the one led."""
    power: i64 = strength(state, card)
    return rank_of(card) if power == 0 and state.led == OPEN else power


def now(sight: Sight, state: WizardState, card: i64, weights: vec[float]) -> float:
    """Return how far the trick on the table can be seen as taken by a card: 0 and 1 are certain."""
    settled = certainty(sight, state, card)
    if settled >= 0.0:
        return settled
    if sight.ruff:
        w: i64 = RUFF
        x = weights[w] + weights[w + 1] * sight.higher_now + weights[w + 2] * sight.wizards_now
        return logistic(x + weights[w + 3] * sight.needy)
    w = NOW
    x = weights[w] + weights[w + 1] * sight.higher_now + weights[w + 2] * sight.trumps_now
    x += weights[w + 3] * sight.wizards_now + weights[w + 4] * sight.needy
    if sight.trumps_now > 0.0:
        x += weights[NOW_VOID] * sight.may_ruff(people_of(card))
    return logistic(x)


def fair_now(sight: Sight, state: WizardState, card: i64, weights: vec[float]) -> float:
    """Return the chance that a card takes the trick on the table, fitted to what happened in many games."""
    settled = certainty(sight, state, card)
    if settled >= 0.0:
        return settled
    x: float = 0.0
    features = fair_features(sight, card)
    place: i64 = 0
    while place < len(features):
        x += weights[FAIR_NOW + place] * features[place]
        place += 1
    return logistic(x)


def fair_features(sight: Sight, card: i64) -> vec[float]:
    """List what the fair chance consists of when `certainty` left it open; the next call reuses the list."""
    features = sight.features
    features[0] = 1.0
    features[1] = sight.higher_now
    features[2] = sight.trumps_now
    features[3] = sight.wizards_now
    features[4] = sight.needy
    features[5] = sight.may_ruff(people_of(card)) if sight.trumps_now > 0.0 else 0.0
    features[6] = 1.0 if sight.ruff else 0.0
    return features


def fair_rest(sight: Sight, card: i64, weights: vec[float]) -> float:
    """Return the tricks to expect of the rest of the hand, fitted to what happened in many games."""
    left = float(sight.held - 1)
    rest = weights[FAIR_REST] + weights[FAIR_REST + 1] * (sight.rest - sight.chances[card])
    return min(max(rest + weights[FAIR_REST + 2] * left, 0.0), left)


def certainty(sight: Sight, state: WizardState, card: i64) -> float:
    """Return 0 or 1 if a card surely loses or takes the trick, else -1 with the rivals behind it counted."""
    rank: i64 = rank_of(card)
    if power_of(state, card) <= state.best:
        return 0.0
    if sight.behind == 0 or rank == WIZARD:
        return 1.0
    if rank == JESTER:
        return 0.0
    if sight.one_colour:
        _rival_decks(sight, rank)
    else:
        _rivals(sight, state, card)
    return 1.0 if sight.higher_now + sight.trumps_now + sight.wizards_now == 0.0 else -1.0


def _rivals(sight: Sight, state: WizardState, card: i64) -> None:
    """Count the better cards that the seats behind can be expected to hold."""
    people: i64 = people_of(card)
    share = sight.share_now
    sight.higher_now = share * float(count(sight.unseen & above(card)))
    sight.wizards_now = share * sight.wizards
    sight.trumps_now = 0.0 if people == sight.trump else share * sight.trumps
    sight.ruff = people == sight.trump and state.led < 4 and state.led != people


def _rival_decks(sight: Sight, rank: i64) -> None:
    """Count the better ranks in the decks of the seats behind; equals come too late (wizard-51)."""
    sight.higher_now = 0.0
    sight.wizards_now = 0.0
    place: i64 = 1
    while place <= sight.behind:
        deck: i64 = sight.unseen & own_deck((sight.seat + place) % sight.seats)
        share = float(sight.held) / max(float(count(deck)), 1.0)
        sight.higher_now += share * float(higher_ranks(deck, rank))
        sight.wizards_now += share * float(equal_ranks(deck, WIZARD))
        place += 1
