"""Round one, where everyone holds a single card: the chances can be counted instead of guessed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard.chances import above
from magehall.bots.wizard.sight import unseen_by
from magehall.core.bits import bit, count, lowest
from magehall.games.wizard.cards import (
    JESTER,
    JESTERS,
    NO_CARD,
    WIZARD,
    WIZARDS,
    people_cards,
    people_of,
    rank_of,
)
from magehall.games.wizard.phase import NO_BID
from magehall.games.wizard.rules import OPEN_BIDS
from magehall.games.wizard.state import WizardState

WORTH_A_BID: Final = 30.0 / 70.0
"""Bidding one trick is worth 40p - 10 points, none 20 - 30p: one is better above this chance."""

HONEST: Final = 0.9
"""How surely a seat that bid one trick holds a card worth it."""


def place_of(state: WizardState, seat: i64) -> i64:
    """Return how many seats play their card before this one."""
    place: i64 = seat - state.after(state.dealer)
    return place if place >= 0 else place + state.seats


def beaters(card: i64, trump: i64) -> i64:
    """Return the cards that beat a card of a people wherever they come in the trick."""
    found: i64 = above(card) | WIZARDS
    return found | people_cards(trump) if trump < 4 and people_of(card) != trump else found


def _none_of(bad: i64, pack: i64, cards: i64) -> float:
    """Return the chance that this many cards from a pack include none of the bad ones."""
    chance: float = 1.0
    while cards > 0:
        chance *= float(max(pack - bad, 0)) / float(pack)
        pack -= 1
        cards -= 1
    return chance


def only_card(card: i64, unseen: i64, trump: i64, place: i64, others: i64) -> float:
    """Return the exact chance that the only card of a hand takes the trick, every deal equally likely."""
    pack: i64 = count(unseen)
    rank: i64 = rank_of(card)
    if rank == WIZARD:
        return _none_of(count(unseen & WIZARDS), pack, place)
    if rank == JESTER:
        return 0.0 if place > 0 else _none_of(pack - count(unseen & JESTERS), pack, others)
    bad: i64 = count(unseen & beaters(card, trump))
    if place == 0 or people_of(card) == trump:
        return _none_of(bad, pack, others)
    return _followed(card, unseen, bad, place, others)


def _followed(card: i64, unseen: i64, bad: i64, place: i64, others: i64) -> float:
    """Add up the ways a plain card that does not lead can win: led after any jesters, and beaten by none."""
    pack: i64 = count(unseen)
    jesters: i64 = count(unseen & JESTERS)
    lower: i64 = count(unseen & people_cards(people_of(card)) & (bit(card) - 1))
    total: float = 0.0
    before: float = 1.0
    leading: i64 = 0
    while leading < place:
        then = before * float(lower) / float(pack - leading)
        total += then * _none_of(bad, pack - leading - 1, others - leading - 1)
        before *= float(max(jesters - leading, 0)) / float(pack - leading)
        leading += 1
    return total + before * _none_of(bad, pack - place, others - place)


def chance_of(state: WizardState, seat: i64, trump: i64) -> float:
    """Return the chance of the player's own card, given what earlier seats bid aloud."""
    card: i64 = lowest(state.hands[seat])
    unseen: i64 = unseen_by(state, seat)
    place: i64 = place_of(state, seat)
    chance = only_card(card, unseen, trump, place, state.seats - 1)
    if state.rules.bids != OPEN_BIDS or rank_of(card) == JESTER:
        return chance
    harmless: i64 = unseen & ~WIZARDS if rank_of(card) == WIZARD else unseen & ~beaters(card, trump)
    follows = rank_of(card) != WIZARD and people_of(card) != trump
    other: i64 = state.after(state.dealer)
    earlier: i64 = 0
    while earlier < place and state.bids[other] != NO_BID:
        good: i64 = harmless
        if follows and earlier == 0:
            good &= people_cards(people_of(card)) | JESTERS
        chance *= _heard(state, other, earlier, unseen, good, trump)
        other = state.after(other)
        earlier += 1
    return min(chance, 1.0)


def _heard(state: WizardState, other: i64, place: i64, unseen: i64, good: i64, trump: i64) -> float:
    """Return how much likelier a bid makes it that a seat holds one of the good cards."""
    said: i64 = state.bids[other]
    total: float = 0.0
    hopeful: float = 0.0
    cards: i64 = unseen
    while cards != 0:
        card: i64 = cards & -cards
        cards &= cards - 1
        chance = only_card(lowest(card), unseen & ~card, trump, place, state.seats - 1)
        fits = (chance > WORTH_A_BID) == (said > 0)
        weight: float = HONEST if fits else 1.0 - HONEST
        total += weight
        if good & card:
            hopeful += weight
    prior = float(count(good)) / float(count(unseen))
    return 1.0 if prior == 0.0 else hopeful / total / prior


def blind_chance(state: WizardState, seat: i64, trump: i64) -> float:
    """Return the exact chance of the card on one's own forehead, any card that is not seen (wizard-43)."""
    unseen: i64 = state.deck()
    if state.turned != NO_CARD:
        unseen &= ~bit(state.turned)
    hands = state.hands[:]
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            unseen &= ~hands[other]
        other += 1
    wins: i64 = 0
    cards: i64 = unseen
    while cards != 0:
        hands[seat] = cards & -cards
        cards &= cards - 1
        if _winner(hands, state.after(state.dealer), trump) == seat:
            wins += 1
    return float(wins) / float(count(unseen))


def _winner(hands: vec[i64], leader: i64, trump: i64) -> i64:
    """Find who takes the trick when each seat plays its only card."""
    seats: i64 = len(hands)
    winner: i64 = leader
    best: i64 = lowest(hands[leader])
    seat: i64 = leader
    place: i64 = 1
    while place < seats:
        seat = seat + 1 if seat + 1 < seats else 0
        card: i64 = lowest(hands[seat])
        if _beats(card, best, trump):
            winner = seat
            best = card
        place += 1
    return winner


def _beats(card: i64, best: i64, trump: i64) -> bool:
    """Tell whether a later card beats the best so far; a plain best card is of the people led."""
    if rank_of(best) == WIZARD or rank_of(card) == JESTER:
        return False
    if rank_of(best) == JESTER or rank_of(card) == WIZARD:
        return True
    if people_of(card) == people_of(best):
        return card > best
    return people_of(card) == trump
