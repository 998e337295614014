"""Goofspiel as Magehall asks for it: the class that the entry point names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from goofspiel.state import (
    CARDS,
    Bid,
    BidSealed,
    BidsShown,
    GoofspielOptions,
    GoofspielState,
    GoofspielView,
    PrizeTied,
    PrizeTurned,
    PrizeWon,
    Turn,
)
from magehall import Game, Move, NotationError, Rng, State, View
from magehall.core.forms import MoveForm, number
from magehall.core.seat import letter
from magehall.core.shape import options_of

CARD = number(CARDS[0], CARDS[-1])
MOVE = re.compile(rf"(bid|turn) ({CARD})")


class Goofspiel(Game):
    """Thirteen prizes, thirteen bids; two to four players (goofspiel-1)."""

    key = "goofspiel"
    seats = range(2, 5)
    options = options_of(GoofspielOptions)
    variants: ClassVar[dict[str, dict[str, str]]] = {"ties-are-lost": {"ties": "lost"}}
    package = "goofspiel"
    view = GoofspielView
    events = (PrizeTurned, BidSealed, BidsShown, PrizeWon, PrizeTied)
    forms = (
        MoveForm("bid", f"bid {CARD}", ("bid 7",), "Lay a card face down."),
        MoveForm("turn", f"turn {CARD}", ("turn 13",), "Turn up a prize.", by="nature"),
    )

    def begin(self, seats: int, options: dict[str, str]) -> State:
        return GoofspielState(seats, GoofspielOptions.read(options))

    def imagine(self, view: View, rng: Rng) -> State:
        """Make up the bids that lie face down: any card their owner may still hold."""
        assert isinstance(view, GoofspielView), "a view of Goofspiel"
        state = GoofspielState(view.seats, view.options)
        state.rounds = list(view.rounds)
        state.prize = view.prize or 0
        for seat in range(state.seats) if state.prize else ():
            if letter(seat) not in view.acting:
                state.bids[seat] = (letter(seat) == view.seat and view.bid) or rng.choice(state.hand(seat))
        return state

    def read(self, text: str) -> Move:
        found = MOVE.fullmatch(text)
        if found is None:
            raise NotationError("moves are such as bid 7", text, 0)
        return (Bid if found[1] == "bid" else Turn)(int(found[2]))

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        return len(CARDS) * (1 + seats)
