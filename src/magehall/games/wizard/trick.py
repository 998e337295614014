"""The tricks: what may be played, what beats what, who takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magehall.core.bits import bit, count, nth
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter, seat_text
from magehall.games.wizard import phase, score
from magehall.games.wizard.cards import (
    COLOURS,
    JESTER,
    SPECIALS,
    WIZARD,
    card_text,
    cards_text,
    kind_of,
    people_cards,
    people_of,
    rank_of,
)
from magehall.games.wizard.events import CardPlayed, TrickWon
from magehall.games.wizard.moves import MODULUS, PLAYS_BY_REMAINDER

if TYPE_CHECKING:
    from magehall.games.wizard.state import WizardState

OPEN: Final = 4
"""Nothing but jesters so far: the next card may be anything (wizard-33, wizard-54)."""
FREE: Final = 5
"""No people to follow: a wizard came first (wizard-31, wizard-55), or the game is one-colour (wizard-70)."""

UNBEATEN: Final = -1
"""Weaker than any card, so that the first card of a trick beats it, even a jester (wizard-34)."""

TAKER: Final = 3
"""Bits of a seat among those who took the tricks of the round, the latest lowest: twenty tricks fit."""


def clear(state: WizardState) -> None:
    """Take the cards of a round off the table, and forget what they revealed."""
    state.played = 0
    state.seen = 0
    state.voids = 0
    state.takers = 0


def lead(state: WizardState, seat: i64) -> None:
    """Begin a trick with this seat's lead (wizard-22, wizard-28)."""
    state.turn = seat
    state.led = FREE if state.rules.one_colour else OPEN
    state.best = UNBEATEN
    state.laid = 0


def legal(state: WizardState) -> i64:
    """Return what the seat in turn may play: follow if possible, specials always (wizard-23, wizard-25)."""
    hand: i64 = state.hands[state.turn]
    if state.led > 3:
        return hand
    following: i64 = hand & people_cards(state.led)
    return hand if following == 0 else following | (hand & SPECIALS)


def strength(state: WizardState, card: i64) -> i64:
    """Weigh a card: wizard, trump, people led, nothing (wizard-30); rank alone in one-colour (wizard-50)."""
    rank: i64 = rank_of(card)
    if state.rules.one_colour:
        return rank
    if rank == WIZARD:
        return 100
    if rank == JESTER:
        return 0
    people: i64 = people_of(card)
    if people == state.trump:
        return 50 + rank
    if people == state.led:
        return rank
    return 0


def lay(state: WizardState, card: i64) -> None:
    """Play a card; the last one of a trick ends it, the last one of a round leads to the scoring."""
    seat: i64 = state.turn
    state.hands[seat] &= ~bit(card)
    put(state, card)
    if state.listener is not None:
        state.tell(CardPlayed(letter(int(seat)), card_text(card), kind_of(card), int(rank_of(card))))
    if state.laid < state.seats:
        state.turn = state.after(seat)
        return
    winner: i64 = state.winner
    take(state)
    if state.hands[winner] == 0:
        score.score_round(state)
    else:
        lead(state, winner)


def put(state: WizardState, card: i64) -> None:
    """Put a card on the trick; only a stronger one takes over: the first of equals wins (wizard-31)."""
    state.plays[state.played] = card
    state.played += 1
    state.laid += 1
    state.seen |= bit(card)
    if state.led == OPEN:
        set_led(state, card)
    elif state.led < 4 and people_of(card) != state.led and not bit(card) & SPECIALS:
        state.voids |= void(state.turn, state.led)
    power: i64 = strength(state, card)
    if power > state.best:
        state.best = power
        state.winner = state.turn


def void(seat: i64, people: i64) -> i64:
    """Return the mark for a seat that has shown, by not following, that it lacks a people."""
    return bit(4 * seat + people)


def set_led(state: WizardState, card: i64) -> None:
    """Let the first card other than a jester set the people to follow, or free everyone if it is a wizard."""
    rank: i64 = rank_of(card)
    if rank == WIZARD:
        state.led = FREE
    elif rank != JESTER:
        state.led = people_of(card)


def take(state: WizardState) -> None:
    """Give the trick to its winner, who leads next (wizard-28)."""
    state.won[state.winner] += 1
    state.takers = (state.takers << TAKER) | state.winner
    if state.listener is not None:
        card = _winning_card(state)
        won = int(state.won[state.winner])
        state.tell(
            TrickWon(letter(int(state.winner)), card_text(card), kind_of(card), int(rank_of(card)), won)
        )


def put_again(state: WizardState, card: i64) -> None:
    """Put down a card of a round that is looked at again, without hands and scoring (wizard-73)."""
    put(state, card)
    if state.laid < state.seats:
        state.turn = state.after(state.turn)
    else:
        take(state)
        lead(state, state.winner)


def taker(state: WizardState, number: i64) -> i64:
    """Say who took a finished trick of the round, counted from 0."""
    finished: i64 = (state.played - state.laid) // state.seats
    return (state.takers >> TAKER * (finished - 1 - number)) & 7


def _winning_card(state: WizardState) -> i64:
    """Find the card with which the winner took the trick just completed."""
    leader: i64 = state.after(state.turn)
    place: i64 = state.winner - leader
    if place < 0:
        place += state.seats
    return state.plays[state.played - state.seats + place]


def moves(state: WizardState) -> list[Move]:
    """List the legal cards of the seat in turn, in the order of the deck."""
    found: list[Move] = []
    cards: i64 = legal(state)
    while cards != 0:
        first: i64 = cards & -cards
        found.append(PLAYS_BY_REMAINDER[first % MODULUS])
        cards ^= first
    return found


def lay_any(state: WizardState, rng: Rng) -> None:
    """Play a random legal card."""
    cards: i64 = legal(state)
    lay(state, nth(cards, rng.below(count(cards))))


def refuse(state: WizardState, seat: Seat, card: i64) -> Refusal | None:
    """Judge a card."""
    if state.phase != phase.PLAYING:
        return Refusal("wizard-22", "no-card-now")
    if seat != state.turn:
        return Refusal("wizard-22", "not-your-turn", {"seat": seat_text(int(state.turn))})
    if legal(state) & bit(card):
        return None
    if not state.hands[seat] & bit(card):
        return Refusal("wizard-4", "card-not-held", {"card": card_text(card)})
    following = cards_text(state.hands[seat] & people_cards(state.led))
    facts: dict[str, Fact] = {
        "people": COLOURS[int(state.led)],
        "card": card_text(card),
        "cards": list(following),
    }
    return Refusal("wizard-23", "must-follow", facts)
