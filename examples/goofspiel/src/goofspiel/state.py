"""One running game of Goofspiel: moves, what happened, what a seat sees, and the rules themselves."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from magehall import CHANCE, Event, Move, Outcome, Refusal, Rng, Seat, State, View
from magehall.core import OWN, Actor, BySeat, Chance, Letter, Options, Shape, seat_text
from magehall.core.seat import actor, check_seat, letter

CARDS = range(1, 14)
Card = Annotated[int, Meta(ge=1, le=13)]


class Bid(Move):
    """Lay a card face down."""

    def __init__(self, card: int) -> None:
        self.card = card

    def __str__(self) -> str:
        return f"bid {self.card}"


class Turn(Move):
    """Turn up a prize (nature)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def __str__(self) -> str:
        return f"turn {self.card}"


class PrizeTurned(Event):
    """A prize was turned up; `points` are at stake with those that wait."""

    prize: int
    points: int


class BidSealed(Event):
    """Somebody laid a card face down."""

    seat: Letter


class BidsShown(Event):
    """All cards were shown, seat by seat."""

    bids: BySeat[int]


class PrizeWon(Event):
    """The highest bid took all that was at stake."""

    seat: Letter
    points: int
    bid: int


class PrizeTied(Event):
    """Nobody took what was at stake."""

    points: int


class GoofspielOptions(Options):
    """What can be agreed; the first value is the default."""

    ties: Literal["carry", "lost"]


class Round(Shape):
    """A finished round."""

    prize: Card
    bids: BySeat[Card]


class GoofspielView(View, tag="goofspiel", kw_only=True):
    """What a seat sees: everything but the cards that others have laid face down."""

    options: GoofspielOptions
    prize: Card | None
    """What is turned up."""
    waiting: int
    """Points that wait for the next prize."""
    stack: list[Card]
    """The prizes that are still face down, in no order."""
    hand: Annotated[list[Card], OWN]
    bid: Annotated[Card | None, OWN]
    """What the viewer has laid face down."""
    acting: list[Actor]
    scores: BySeat[int]
    rounds: list[Round]


class GoofspielState(State):
    """The rounds so far, the prize that is turned up (0 for none), and the bids on it (0 for none yet)."""

    def __init__(self, seats: int, options: GoofspielOptions) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.rounds: list[Round] = []
        self.prize = 0
        self.bids = [0] * seats

    def acting(self) -> tuple[Seat, ...]:
        if self.prize == 0:
            return (CHANCE,) if len(self.rounds) < len(CARDS) else ()  # goofspiel-8
        return tuple(seat for seat in range(self.seats) if self.bids[seat] == 0)  # goofspiel-4

    def stack(self) -> list[int]:
        """List the prizes that are still face down."""
        gone = {done.prize for done in self.rounds} | {self.prize}
        return [card for card in CARDS if card not in gone]

    def hand(self, seat: Seat) -> list[int]:
        """List the cards a seat may bid: all but those it has bid before (goofspiel-5)."""
        gone = {done.bids[seat] for done in self.rounds} | {self.bids[seat]}
        return [card for card in CARDS if card not in gone]

    def waiting(self) -> int:
        """Add up the prizes that wait for the next one (goofspiel-7)."""
        points = 0
        for done in self.rounds if self.options.ties == "carry" else []:
            points = points + done.prize if winner_of(done.bids) is None else 0
        return points

    def moves(self, seat: Seat) -> list[Move]:
        check_seat(seat, self.seats)
        return [Bid(card) for card in self.hand(seat)] if seat in self.acting() else []

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        check_seat(seat, self.seats)
        if seat == CHANCE or isinstance(move, Turn):
            return self.refuse_turn(seat, move)
        assert isinstance(move, Bid), "a move of Goofspiel"
        if self.prize == 0:
            return Refusal("goofspiel-3", "no-prize")
        if self.bids[seat] != 0:
            return Refusal("goofspiel-4", "already-bid", {"card": self.bids[seat]})
        if move.card not in self.hand(seat):
            return Refusal("goofspiel-5", "card-gone", {"card": move.card})
        return None

    def refuse_turn(self, seat: Seat, move: Move) -> Refusal | None:
        """Judge a prize that is turned up: only nature does it, between the rounds."""
        may_turn = seat == CHANCE and isinstance(move, Turn) and self.acting() == (CHANCE,)
        if may_turn and isinstance(move, Turn) and move.card in self.stack():
            return None
        return Refusal("goofspiel-3", "not-turned")

    def apply(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Turn):
            self.prize = move.card
            if self.listener is not None:
                self.tell(PrizeTurned(move.card, move.card + self.waiting()))
        elif isinstance(move, Bid):
            self.bids[seat] = move.card
            if self.listener is not None:
                self.tell(BidSealed(letter(seat)))
            if 0 not in self.bids:
                self.show()

    def show(self) -> None:
        """Show the bids and give the prize to the single highest bidder (goofspiel-5, goofspiel-6)."""
        points, winner = self.prize + self.waiting(), winner_of(self.bids)
        self.rounds.append(Round(self.prize, self.bids))
        if self.listener is not None:
            self.tell(BidsShown(list(self.bids)))
            if winner is None:
                self.tell(PrizeTied(points))
            else:
                self.tell(PrizeWon(letter(winner), points, max(self.bids)))
        self.prize, self.bids = 0, [0] * self.seats

    def draw(self, rng: Rng) -> Move:
        return Turn(rng.choice(self.stack()))

    def chances(self) -> list[Chance]:
        stack = self.stack() if self.acting() == (CHANCE,) else []
        return [Chance(Turn(card), 1 / len(stack)) for card in stack]

    def public(self, before: View | None) -> GoofspielView:
        return GoofspielView(
            seat=None,
            seats=self.seats,
            options=self.options,
            prize=self.prize or None,
            waiting=self.waiting(),
            stack=self.stack(),
            hand=[],
            bid=None,
            acting=[actor(seat) for seat in self.acting()],
            scores=list(self.scores()),
            rounds=[Round(done.prize, list(done.bids)) for done in self.rounds],
        )

    def private(self, seat: Seat, public: View) -> dict[str, object]:
        return {"seat": letter(seat), "hand": self.hand(seat), "bid": self.bids[seat] or None}

    def scores(self) -> tuple[int, ...]:
        totals, waiting = [0] * self.seats, 0
        for done in self.rounds:
            winner = winner_of(done.bids)
            if winner is not None:
                totals[winner] += done.prize + waiting
                waiting = 0
            elif self.options.ties == "carry":
                waiting += done.prize
        return tuple(totals)

    def outcome(self) -> Outcome | None:
        return None if self.acting() else Outcome(self.scores(), "all-prizes-gone")

    def copy(self) -> State:
        new = GoofspielState(self.seats, self.options)
        new.rounds, new.prize, new.bids = list(self.rounds), self.prize, list(self.bids)
        return new

    def pieces(self) -> list[str]:
        prizes = [*self.stack(), *(done.prize for done in self.rounds), *([self.prize] if self.prize else [])]
        return sorted(
            [f"prize {card}" for card in prizes] + [f"{seat} {card}" for seat, card in self.owned()]
        )

    def owned(self) -> list[tuple[str, int]]:
        """List every bid card with the letter of its owner."""
        found: list[tuple[str, int]] = []
        for seat in range(self.seats):
            laid = [self.bids[seat]] if self.bids[seat] else []
            cards = [*self.hand(seat), *laid, *(done.bids[seat] for done in self.rounds)]
            found += [(seat_text(seat), card) for card in cards]
        return found

    def secrets(self, seat: Seat | None) -> dict[str, str]:
        laid = [one for one in range(self.seats) if one != seat and self.bids[one]]
        return {f"bid {seat_text(one)}": f"bid {seat_text(one)}: {self.bids[one]}" for one in laid}


def winner_of(bids: list[int]) -> Seat | None:
    """Return the seat with the highest bid, unless another bid as much (goofspiel-6, goofspiel-7)."""
    highest = max(bids)
    return bids.index(highest) if bids.count(highest) == 1 else None
