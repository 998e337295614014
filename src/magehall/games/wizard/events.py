"""What happens at a table of Wizard, and who may know it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magehall.core.facts import Fact
from magehall.core.seat import Seat, seat_text
from magehall.core.shape import Event
from magehall.games.wizard.cards import (
    COLOURS,
    JESTER,
    WIZARD,
    card_text,
    cards_text,
    lowest,
    people_of,
    rank_of,
)


def people_word(people: i64) -> str:
    """Name a people by its colour, or say `none`."""
    return COLOURS[int(people)] if 0 <= people < 4 else "none"


def card_facts(card: i64) -> dict[str, Fact]:
    """Give the facts from which a language names a card: its text, its kind and its rank."""
    rank = int(rank_of(card))
    special = {JESTER: "jester", WIZARD: "wizard"}
    return {"card": card_text(card), "people": special.get(rank, people_word(people_of(card))), "rank": rank}


@final
class DealerChosen(Event):
    """Nature chose the first dealer."""

    def __init__(self, seat: Seat) -> None:
        super().__init__({"seat": seat_text(seat)})


@final
class RoundBegan(Event):
    """A round began with this many cards for each."""

    def __init__(self, number: int, cards: int, dealer: Seat) -> None:
        super().__init__({"round": number, "cards": cards, "seat": seat_text(dealer)})


@final
class HandDealt(Event):
    """A player looked at the own cards."""

    def __init__(self, seat: Seat, hand: i64) -> None:
        super().__init__({"seat": seat_text(seat), "cards": list(cards_text(hand))}, (seat,))


@final
class ForeheadSeen(Event):
    """The others saw the card on a player's forehead."""

    def __init__(self, seat: Seat, hand: i64, others: tuple[Seat, ...]) -> None:
        super().__init__({"seat": seat_text(seat), **card_facts(lowest(hand))}, others)


@final
class CardTurned(Event):
    """A card was turned up from the stock."""

    def __init__(self, card: i64) -> None:
        super().__init__(card_facts(card))


@final
class TrumpSet(Event):
    """The trump people of the round was settled, or that there is none."""

    def __init__(self, people: i64) -> None:
        super().__init__({"people": people_word(people)})


@final
class TrumpNamed(Event):
    """The dealer named the trump people."""

    def __init__(self, seat: Seat, people: i64) -> None:
        super().__init__({"seat": seat_text(seat), "people": people_word(people)})


@final
class BidMade(Event):
    """A player predicted a number of tricks."""

    def __init__(self, seat: Seat, bid: int, audience: tuple[Seat, ...] | None) -> None:
        super().__init__({"seat": seat_text(seat), "bid": bid}, audience)


@final
class BidSealed(Event):
    """A player wrote a prediction down; the others see only that it is written."""

    def __init__(self, seat: Seat) -> None:
        super().__init__({"seat": seat_text(seat)})


@final
class BidsTold(Event):
    """All predictions were read out: after the last open one, or when slips were uncovered."""

    def __init__(self, bids: list[int], tricks: int) -> None:
        super().__init__({"bids": bids, "sum": sum(bids), "tricks": tricks})


@final
class CardPlayed(Event):
    """A card was laid to the trick."""

    def __init__(self, seat: Seat, card: i64) -> None:
        super().__init__({"seat": seat_text(seat), **card_facts(card)})


@final
class TrickWon(Event):
    """A trick was taken."""

    def __init__(self, seat: Seat, card: i64, won: int) -> None:
        super().__init__({"seat": seat_text(seat), **card_facts(card), "won": won})


@final
class RoundScored(Event):
    """A player's prediction was compared with the tricks won."""

    def __init__(self, seat: Seat, bid: int, won: int, points: int, total: int) -> None:
        facts: dict[str, Fact] = {
            "seat": seat_text(seat),
            "bid": bid,
            "won": won,
            "points": points,
            "total": total,
        }
        super().__init__(facts)


@final
class GameEnded(Event):
    """The last round was scored."""

    def __init__(self, winners: tuple[Seat, ...], total: int) -> None:
        super().__init__({"seats": [seat_text(seat) for seat in winners], "total": total})
