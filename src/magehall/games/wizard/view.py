"""What a seat may know of a game of Wizard, and what was agreed: the one declaration."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType

from magehall.core.shape import OWN, Actor, BySeat, Choice, Column, Letter, Options, Shape, View

People = Annotated[Literal["blue", "red", "green", "yellow"], Meta(title="People")]
Phase = Annotated[Literal["dealer", "deal", "trump", "bid", "play", "over"], Meta(title="Phase")]
Card = Annotated[str, Meta(title="Card", description="B, R, G or Y with 1 to 13; Z1 to Z4; N1 to N4")]
Bid = Annotated[int, Meta(ge=0, le=60)] | Literal["sealed"] | None
"""Revealed; written, but not shown; not made yet."""
Number = Annotated[int, Meta(ge=0, le=60)]
Points = Annotated[int, Meta(ge=-100_000, le=100_000)]
Switch = Literal["off", "on"]

NUMBER: Final = "[1-9][0-9]?"
ROUNDS: Final = rf"{NUMBER}(-{NUMBER}|(\+{NUMBER}){{1,19}})?"
"""For study: this many rounds from the first, hands from one size to another, or size by size (wizard-75)."""
ROUNDS_CHOICE: Final = Choice(("full", "tournament"), pattern=ROUNDS, examples=("3", "2-4", "1+3+5"))
WHOLE_DECK: Final = "4x13"
DECKS: Final = "[1-4]x([1-9]|1[0-3])"
"""For study: a number of peoples and of ranks, each people with a wizard and a jester (wizard-76)."""
DECK_CHOICE: Final = Choice((WHOLE_DECK,), pattern=DECKS, examples=("2x3",))


class WizardOptions(Options):
    """What was agreed; the first value of each is the default."""

    mode: Literal["standard", "one-colour"]
    bids: Literal["open", "hidden", "secret"]
    plus_minus_one: Switch
    clairvoyance: Switch
    first_dealer: Literal["A", "B", "C", "D", "E", "F", "random"]
    rounds: Annotated[str, Meta(pattern=f"^(full|tournament|{ROUNDS})$"), ROUNDS_CHOICE]
    deck: Annotated[Annotated[str, Meta(pattern=f"^{DECKS}$")] | UnsetType, DECK_CHOICE] = UNSET
    """Present only if it is not the whole deck."""


class Trick(Shape):
    """A trick of the round."""

    leader: Letter
    cards: tuple[Card, ...]
    """In the order they were played."""
    winner: Letter
    """Who took it, or is taking it so far."""


class PadRow(Shape):
    """A line of the pad of truth: what a finished round brought to each seat."""

    cards: Number
    bids: Column[Number]
    won: Column[Number]
    points: Column[Points]
    totals: Column[Points]


class WizardView(View, tag="wizard", kw_only=True):
    """All that a seat, or a watcher, may know of a game of Wizard."""

    options: WizardOptions
    phase: Phase
    round: Number
    """Counted from 1."""
    rounds: Number
    cards: Number
    """How many cards each player gets this round."""
    dealer: Letter
    turned: Card | None
    """The card turned up for trump."""
    trump: People | None
    hands: Annotated[BySeat[list[Card] | None], OWN]
    """The hands the viewer may see, by seat; null where they are hidden."""
    counts: BySeat[Number]
    """How many cards each seat holds."""
    bids: Annotated[BySeat[Bid], OWN]
    """The bids, by seat."""
    won: BySeat[Number]
    """The tricks each seat has taken this round."""
    tricks: list[Trick]
    """The tricks of this round, the one on the table last."""
    last: Trick | None
    """The last trick of the round before."""
    acting: list[Actor]
    totals: BySeat[Points]
    pad: list[PadRow]

    @property
    def hand(self) -> list[Card]:
        """The cards in the viewer's hand; none if they are on the forehead."""
        return self.hands[self.me] or []
