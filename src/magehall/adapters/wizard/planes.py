"""What a seat sees of Wizard in words of eight bytes, and which actions are legal, one byte each.

Cards have the engine's numbers: 16 times the people plus the rank; a set of cards takes 64 bytes (rank 15
does not exist). An observation holds, seats counted clockwise from the viewer's own:

    64 bytes             the own hand
    64                   the current trick
    64                   the card turned up
    64 for each seat     the cards it has played this round
    64 for each other    the card on its forehead (clairvoyance only)
    8                    naming trump, bidding, playing, over (0 or 1); cards each, round, rounds, 0
    8                    trump: blue, red, green, yellow, none; 0 0 0
    8                    to follow: blue, red, green, yellow, anything yet, nothing; 0 0
    8 for each seat      prediction + 1 (0 none yet, 255 sealed), tricks, points above and below 0 in tens,
                         deals, must act, is taking the trick, cards in hand
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit, count, shifted
from magehall.games.wizard import bid, phase, trick
from magehall.games.wizard.cards import NO_CARD
from magehall.games.wizard.rules import OPEN_BIDS
from magehall.games.wizard.state import WizardState

PLANE: Final = 8
BIDS_FROM: Final = 64
TRUMPS_FROM: Final = 85
ACTIONS: Final = 89
MASK_WORDS: Final = 12
SEALED: Final = 255


def _spread() -> vec[i64]:
    """For every byte the word that has its eight bits as eight bytes."""
    words = [sum(1 << (8 * place) for place in range(8) if byte >> place & 1) for byte in range(256)]
    return vec[i64](words)


SPREAD: Final = _spread()


def words_for(seats: i64, clairvoyance: bool) -> i64:
    """Return the length of an observation in words."""
    planes: i64 = 3 + seats
    if clairvoyance:
        planes += seats - 1
    return planes * PLANE + 3 + seats


def put_plane(out: vec[i64], at: i64, cards: i64) -> None:
    """Write a set as 64 bytes."""
    spread = SPREAD
    out[at] = spread[cards & 255]
    out[at + 1] = spread[(cards >> 8) & 255]
    out[at + 2] = spread[(cards >> 16) & 255]
    out[at + 3] = spread[(cards >> 24) & 255]
    out[at + 4] = spread[(cards >> 32) & 255]
    out[at + 5] = spread[(cards >> 40) & 255]
    out[at + 6] = spread[(cards >> 48) & 255]
    out[at + 7] = spread[(cards >> 56) & 255]


def shown_by_seat(state: WizardState) -> vec[i64]:
    """Return the cards each seat has played this round, by replaying its tricks."""
    shown = vec[i64]([0] * int(state.seats))
    if state.phase != phase.PLAYING:
        return shown
    again = WizardState(int(state.seats), state.rules)
    again.trump = state.trump
    trick.lead(again, again.after(state.dealer))
    place: i64 = 0
    while place < state.played:
        card: i64 = state.plays[place]
        shown[again.turn] |= bit(card)
        trick.put_again(again, card)
        place += 1
    return shown


def trick_cards(state: WizardState) -> i64:
    """Return the cards of the current trick as a set."""
    cards: i64 = 0
    if state.phase == phase.PLAYING:
        place: i64 = state.played - state.laid
        while place < state.played:
            cards |= bit(state.plays[place])
            place += 1
    return cards


def turned_card(state: WizardState) -> i64:
    """Return the card turned up as a set."""
    if state.turned == NO_CARD or not state.dealt():
        return 0
    return bit(state.turned)


def seen_hand(state: WizardState, seat: i64, is_own: bool) -> i64:
    """Return a hand as its own seat or another sees it: in clairvoyance only the others see it at first."""
    if state.blindfolded() == is_own or not state.dealt():
        return 0
    return state.hands[seat]


def write(out: vec[i64], at: i64, state: WizardState, shown: vec[i64], first: i64, seat: i64) -> None:
    """Write what a seat sees; `shown` has the cards each seat played, from place `first` on."""
    dealt = state.dealt()
    put_plane(out, at, seen_hand(state, seat, True))
    put_plane(out, at + PLANE, trick_cards(state))
    put_plane(out, at + 2 * PLANE, turned_card(state))
    at += 3 * PLANE
    other: i64 = seat
    place: i64 = 0
    while place < state.seats:
        put_plane(out, at, shown[first + other])
        at += PLANE
        other = state.after(other)
        place += 1
    if state.rules.clairvoyance:
        at = _put_foreheads(out, at, state, seat)
    _put_table(out, at, state, dealt)
    at += 3
    sealed = bid.sealed(state)
    place = 0
    while place < state.seats:
        out[at + place] = _seat_word(state, other, count(shown[first + other]), dealt, sealed and place != 0)
        other = state.after(other)
        place += 1


def _put_foreheads(out: vec[i64], at: i64, state: WizardState, seat: i64) -> i64:
    other: i64 = state.after(seat)
    while other != seat:
        put_plane(out, at, seen_hand(state, other, False))
        at += PLANE
        other = state.after(other)
    return at


def _put_table(out: vec[i64], at: i64, state: WizardState, dealt: bool) -> None:
    word: i64 = 0
    if dealt:
        word = shifted(1, 8 * (state.phase - phase.NAMING))
    elif state.phase == phase.OVER:
        word = shifted(1, 24)
    word |= shifted(state.size(), 32) | shifted(state.round + 1, 40) | shifted(len(state.rules.sizes), 48)
    out[at] = word
    out[at + 1] = 0
    out[at + 2] = 0
    if dealt and state.phase != phase.NAMING:
        trump: i64 = state.trump
        if trump > 3:
            trump = 4
        out[at + 1] = shifted(1, 8 * trump)
    if state.phase == phase.PLAYING:
        out[at + 2] = shifted(1, 8 * state.led)


def _seat_word(state: WizardState, seat: i64, played: i64, dealt: bool, sealed: bool) -> i64:
    word: i64 = 0
    if dealt:
        made: i64 = state.bids[seat]
        if made != phase.NO_BID:
            word = made + 1
            if sealed:
                word = SEALED
        word |= shifted(state.won[seat], 8) | shifted(state.size() - played, 56)
    total: i64 = state.totals[seat] // 10
    if total >= 0:
        word |= shifted(total, 16)
    else:
        word |= shifted(-total, 24)
    if seat == state.dealer:
        word |= shifted(1, 32)
    if must_act(state, seat):
        word |= shifted(1, 40)
    if state.phase == phase.PLAYING and state.laid > 0 and seat == state.winner:
        word |= shifted(1, 48)
    return word


def must_act(state: WizardState, seat: i64) -> bool:
    """Tell whether a seat must act."""
    if state.phase == phase.PLAYING:
        return seat == state.turn
    if state.phase == phase.BIDDING:
        return seat == state.turn if state.rules.bids == OPEN_BIDS else state.bids[seat] == phase.NO_BID
    return state.phase == phase.NAMING and seat == state.dealer


def first_acting(state: WizardState) -> i64:
    """Return the seat to be asked next; of several that write bids at once, the first."""
    if state.phase == phase.NAMING:
        return state.dealer
    if state.phase == phase.BIDDING and state.rules.bids != OPEN_BIDS:
        seat: i64 = 0
        while state.bids[seat] != phase.NO_BID:
            seat += 1
        return seat
    return state.turn


def legal_cards(state: WizardState) -> i64:
    """Return the cards that are legal actions."""
    if state.phase != phase.PLAYING:
        return 0
    return trick.legal(state)


def legal_words(state: WizardState) -> i64:
    """Return the legal bids and trumps as a set, counted from the first bid."""
    if state.phase == phase.NAMING:
        return shifted(15, TRUMPS_FROM - BIDS_FROM)
    if state.phase != phase.BIDDING:
        return 0
    found: i64 = bit(state.size() + 1) - 1
    never: i64 = bid.forbidden(state)
    if never != phase.NO_BID:
        found &= ~bit(never)
    return found


def put_mask(out: vec[i64], at: i64, state: WizardState) -> None:
    """Write the legal actions, one byte each, 96 in all."""
    put_plane(out, at, legal_cards(state))
    others: i64 = legal_words(state)
    place: i64 = 0
    while place < MASK_WORDS - PLANE:
        out[at + PLANE + place] = SPREAD[(others >> (8 * place)) & 255]
        place += 1
