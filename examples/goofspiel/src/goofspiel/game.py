"""Goofspiel as Magehall asks for it: the class that the entry point names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from goofspiel.state import CARDS, Bid, GoofspielState, GoofspielView, Round, Turn
from magehall import Game, Move, NotationError, Option, Rng, State, View
from magehall.core import read_seat

MOVE = re.compile(r"(bid|turn) ([1-9]|1[0-3])")


class Goofspiel(Game):
    """Thirteen prizes, thirteen bids; two to four players (goofspiel-1)."""

    key = "goofspiel"
    seats = range(2, 5)
    options = (Option("ties", ("carry", "lost")),)
    variants: ClassVar[dict[str, dict[str, str]]] = {"ties-are-lost": {"ties": "lost"}}
    package = "goofspiel"

    def begin(self, seats: int, options: dict[str, str]) -> State:
        return GoofspielState(seats, options["ties"])

    def imagine(self, view: View, rng: Rng) -> State:
        """Make up the bids that lie face down: any card their owner may still hold."""
        data = cast("dict[str, Any]", view.data())
        state = GoofspielState(len(data["scores"]), data["ties"])
        state.rounds = [Round(done["prize"], list(done["bids"])) for done in data["rounds"]]
        state.prize = data["prize"] or 0
        if state.prize:
            own = None if data["seat"] is None else read_seat(data["seat"])
            acting = [read_seat(letter) for letter in data["acting"]]
            for seat in range(state.seats):
                if seat not in acting:
                    state.bids[seat] = data["bid"] if seat == own else rng.choice(state.hand(seat))
        return state

    def read(self, text: str) -> Move:
        found = MOVE.fullmatch(text)
        if found is None:
            raise NotationError("moves are such as bid 7", text, 0)
        return (Bid if found[1] == "bid" else Turn)(int(found[2]))

    def read_view(self, data: Mapping[str, object]) -> View:
        return GoofspielView(dict(data))

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        return len(CARDS) * (1 + seats)
