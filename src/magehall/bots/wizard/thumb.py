"""Rules of thumb: count wizards and high cards, lead high while tricks are needed, else get rid of cards.

A simpler idea of the game than the heuristic's: no memory for cards, no eye for the others' bids.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magehall.bots.wizard import first
from magehall.bots.wizard.chances import power_of
from magehall.core.bits import bit, count, lowest
from magehall.core.chance import Rng
from magehall.games.wizard import bid, trick
from magehall.games.wizard.cards import JESTER, WIZARD, WIZARDS, people_cards, people_of, rank_of
from magehall.games.wizard.phase import NO_TRUMP
from magehall.games.wizard.state import WizardState

MOOD: Final = 1.4
"""How far the estimate of a hand may vary from one day to the next, in tricks."""
HIGH: Final = 11
"""A card is high from this rank on."""


def worth(state: WizardState, card: i64, trump: i64) -> float:
    """Return what a card counts towards a bid."""
    rank: i64 = rank_of(card)
    if rank == WIZARD:
        return 1.0
    if rank == JESTER:
        return 0.0
    return min(_worth_among_four(rank, people_of(card), trump) * 4.0 / float(state.seats), 0.95)


def _worth_among_four(rank: i64, people: i64, trump: i64) -> float:
    """Count high trumps nearly full, low ones a little, and plain cards from ten up."""
    if trump != NO_TRUMP and people == trump:
        return 0.9 if rank >= HIGH else 0.5 if rank >= 7 else 0.25
    if rank < HIGH - 1:
        return 0.0
    steps = float(rank - HIGH + 2)
    return 0.17 * steps if trump == NO_TRUMP else 0.12 * steps


def hand_worth(state: WizardState, seat: i64, trump: i64) -> float:
    """Add up the hand."""
    total: float = 0.0
    cards: i64 = state.hands[seat]
    while cards != 0:
        total += worth(state, lowest(cards), trump)
        cards &= cards - 1
    return total


def thumb_bid(state: WizardState, seat: i64, rng: Rng) -> i64:
    """Bid what the hand adds up to, depending on mood; if that is forbidden, the nearest other number."""
    mood = MOOD * (rng.unit() - 0.5)
    if state.blindfolded():
        found = first.blind_chance(state, seat, state.trump) + 0.5 - first.WORTH_A_BID + 0.2 * mood
    else:
        found = hand_worth(state, seat, state.trump) + mood
    never: i64 = bid.forbidden(state)
    best: i64 = 0
    nearest: float = 1.0e9
    tricks: i64 = 0
    while tricks <= state.size():
        away = abs(float(tricks) - found)
        if tricks != never and away < nearest:
            nearest = away
            best = tricks
        tricks += 1
    return best


def thumb_trump(state: WizardState) -> i64:
    """Name the people the hand is best in, or, with a card on the forehead, the one the others hold least."""
    best: i64 = 0
    most: float = -1.0e9
    people: i64 = 0
    while people < 4:
        found = _blind_wish(state, people) if state.blindfolded() else hand_worth(state, state.dealer, people)
        if found > most:
            most = found
            best = people
        people += 1
    return best


def _blind_wish(state: WizardState, people: i64) -> float:
    held: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.dealer:
            held += count(state.hands[seat] & people_cards(people))
        seat += 1
    return -float(held)


def height(state: WizardState, card: i64) -> i64:
    """Order cards from the least to the most precious: jester, plain, trump, wizard."""
    rank: i64 = rank_of(card)
    return rank + 20 if rank == WIZARD or (people_of(card) == state.trump and rank != JESTER) else rank


def lowest_of(state: WizardState, cards: i64) -> i64:
    """Return the least precious card."""
    best: i64 = lowest(cards)
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if height(state, card) < height(state, best):
            best = card
    return best


def highest_of(state: WizardState, cards: i64) -> i64:
    """Return the most precious card."""
    best: i64 = lowest(cards)
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if height(state, card) > height(state, best):
            best = card
    return best


def taking(state: WizardState, cards: i64) -> i64:
    """Return the cards that beat the trick as it lies."""
    found: i64 = 0
    while cards != 0:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if power_of(state, card) > state.best:
            found |= bit(card)
    return found


def thumb_card(state: WizardState) -> i64:
    """Return the card of the seat in turn: win while tricks are needed, else lose with the highest card."""
    cards: i64 = trick.legal(state)
    seat: i64 = state.turn
    need: i64 = state.bids[seat] - state.won[seat]
    if need <= 0:
        return _shed(state, cards)
    if state.laid == 0:
        return _lead(state, cards, need)
    return _fight(state, cards, need)


def _lead(state: WizardState, cards: i64, need: i64) -> i64:
    """Lead the highest card, wizards only when there is nothing else high or every trick is needed."""
    others: i64 = cards & ~_wizards(cards)
    if others != 0 and need < count(cards):
        best: i64 = highest_of(state, others)
        if rank_of(best) >= HIGH or need < count(_wizards(cards)):
            return best
    return highest_of(state, cards)


def _fight(state: WizardState, cards: i64, need: i64) -> i64:
    """Take the trick, cheaply if last to play, else with a high card; otherwise throw the lowest."""
    takers: i64 = taking(state, cards)
    if takers == 0:
        return lowest_of(state, cards)
    if state.laid == state.seats - 1:
        return lowest_of(state, takers)
    best: i64 = highest_of(state, takers & ~_wizards(takers)) if takers & ~_wizards(takers) else -1
    if best >= 0 and height(state, best) >= HIGH:
        return best
    if _wizards(takers) and count(_wizards(takers)) >= count(state.hands[state.turn]) - 2:
        return lowest(_wizards(takers))
    losers: i64 = cards & ~takers
    return lowest_of(state, losers if losers else takers)


def _shed(state: WizardState, cards: i64) -> i64:
    """Throw the highest card that does not take the trick; if all do, the lowest, but the highest if last."""
    if state.laid == 0:
        return lowest_of(state, cards)
    losers: i64 = cards & ~taking(state, cards)
    if losers:
        return highest_of(state, losers)
    return highest_of(state, cards) if state.laid == state.seats - 1 else lowest_of(state, cards)


def _wizards(cards: i64) -> i64:
    return cards & WIZARDS
