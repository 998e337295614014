"""The moves of Wizard, interned where they are few, and their texts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.move import Move
from magehall.core.seat import seat_text
from magehall.games.wizard.cards import ALL_CARDS, NO_CARD, PEOPLES, card_text, cards_text

MOST_CARDS: Final = 20
MODULUS: Final = 67


@final
class Play(Move):
    """Play a card to the trick: `play B7`."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card
        self.text = f"play {card_text(card)}"

    def __str__(self) -> str:
        return self.text


@final
class Bid(Move):
    """Bid a number of tricks: `bid 2`."""

    def __init__(self, tricks: i64) -> None:
        self.tricks: i64 = tricks
        self.text = f"bid {int(tricks)}"

    def __str__(self) -> str:
        return self.text


@final
class NameTrump(Move):
    """Name the trump people after a wizard was turned up: `trump R`."""

    def __init__(self, people: i64) -> None:
        self.people: i64 = people
        self.text = f"trump {PEOPLES[int(people)]}"

    def __str__(self) -> str:
        return self.text


@final
class Deal(Move):
    """Nature deals the hands and turns up a card where one is left: `deal A B7, B Z1, C R13; turn G4`."""

    def __init__(self, hands: vec[i64], turned: i64) -> None:
        self.hands: vec[i64] = hands
        self.turned: i64 = turned

    def __str__(self) -> str:
        hands = ", ".join(
            " ".join([seat_text(seat), *cards_text(hand)]) for seat, hand in enumerate(self.hands)
        )
        return f"deal {hands}" if self.turned == NO_CARD else f"deal {hands}; turn {card_text(self.turned)}"


@final
class ChooseDealer(Move):
    """Nature chooses the first dealer where the option asks for it: `dealer C`."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def __str__(self) -> str:
        return f"dealer {seat_text(int(self.seat))}"


def _plays() -> list[Play]:
    """One move for each card at the card's number; the four numbers that are no card repeat the first."""
    plays = [Play(0)] * 64
    for card in ALL_CARDS:
        plays[card] = Play(card)
    return plays


def _plays_by_remainder() -> list[Play]:
    plays = [PLAYS[0]] * MODULUS
    for card in ALL_CARDS:
        plays[(1 << card) % MODULUS] = PLAYS[card]
    return plays


PLAYS: Final = _plays()
PLAYS_BY_REMAINDER: Final = _plays_by_remainder()
"""The same moves, found by a card's bit: powers of two leave different remainders when divided by 67."""
BIDS: Final = [Bid(tricks) for tricks in range(MOST_CARDS + 1)]
TRUMPS: Final = [NameTrump(people) for people in range(4)]
