"""What happens at a table of Wizard, and who may know it: the one declaration."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from magehall.core.shape import Event, Letter
from magehall.games.wizard.view import Card, People

CardKind = Annotated[Literal["blue", "red", "green", "yellow", "wizard", "jester"], Meta(title="CardKind")]
Trump = Annotated[Literal["blue", "red", "green", "yellow", "none"], Meta(title="Trump")]


class DealerChosen(Event):
    """Nature chose the first dealer."""

    seat: Letter


class RoundBegan(Event):
    """A round began with this many cards for each; `seat` deals."""

    round: int
    cards: int
    seat: Letter


class HandDealt(Event):
    """A player looked at their cards."""

    to = "own"
    seat: Letter
    cards: list[Card]


class SeatCard(Event):
    """Somebody's card, with the facts from which a language names it."""

    seat: Letter
    card: Card
    people: CardKind
    rank: int


class ForeheadSeen(SeatCard):
    """The others saw the card on a player's forehead."""

    to = "others"


class CardTurned(Event):
    """A card was turned up from the stock."""

    card: Card
    people: CardKind
    rank: int


class TrumpSet(Event):
    """The trump people of the round was settled: one, or none."""

    people: Trump


class TrumpNamed(Event):
    """The dealer named the trump people."""

    seat: Letter
    people: People


class BidMade(Event):
    """A player bid a number of tricks."""

    seat: Letter
    bid: int


class OwnBidMade(BidMade, tag="bid-made"):
    """A bid that only its player knows so far."""

    to = "own"


class BidSealed(Event):
    """A player wrote down a bid; the others see only that it is written."""

    seat: Letter


class BidsTold(Event):
    """All bids were read out: after the last open one, or when slips were uncovered."""

    bids: list[int]
    sum: int
    tricks: int


class CardPlayed(SeatCard):
    """A card was played to the trick."""


class TrickWon(SeatCard):
    """A trick was taken by this card; `won` counts the tricks of the seat."""

    won: int


class RoundScored(Event):
    """A player's bid was compared with the tricks won."""

    seat: Letter
    bid: int
    won: int
    points: int
    total: int


class GameEnded(Event):
    """The last round was scored."""

    seats: list[Letter]
    total: int


EVENTS: Final = (
    DealerChosen,
    RoundBegan,
    HandDealt,
    ForeheadSeen,
    CardTurned,
    TrumpSet,
    TrumpNamed,
    BidMade,
    BidSealed,
    BidsTold,
    CardPlayed,
    TrickWon,
    RoundScored,
    GameEnded,
)
