"""One game stepped by numbers: the basis of every adapter."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from magehall.adapters.encoding import OVER, Encoding, Staged, encoding
from magehall.core import CHANCE, BadInput, Move, Rng, Seat, State, View, fresh_seed, game
from magehall.core.chance import nature

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

Past = Any
"""The moves made so far, the last one outermost: `(past, seat, move)`; None at the beginning."""


class Imagined(NamedTuple):
    """Where a game began that did not begin at the beginning."""

    view: bytes
    seed: str


class Stepper:
    """A game whose seats answer by the numbers of an encoding; nature draws from a seed.

    Each draw depends only on the seed and its number, as at a table: there is no generator to keep, so a copy
    or a pickle continues exactly like the original, and a `Match` with this seed deals the same.
    """

    def __init__(self, key: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self.game = game(key)
        self.seats = seats if seats is not None else self.game.seats[0]
        self.options = self.game.settle(self.seats, options or {})
        self.encoding: Encoding = encoding(key, self.seats, self.options)
        self.reset("0")

    def reset(self, seed: str) -> None:
        """Begin a game; the same seed and the same actions give the same game."""
        self.resample(seed)
        self.set_state(self.game.begin(self.seats, self.options))
        self.advance()

    def resample(self, seed: str | None = None) -> None:
        """Let nature draw differently from here on: from this seed, or from one nobody knows."""
        self.seed = seed if seed is not None else fresh_seed()

    def set_state(self, state: State, staged: Staged = ()) -> None:
        """Continue from a position."""
        self.past: Past = None
        self.made = self.draws = 0
        self.imagined: Imagined | None = None
        self._arrive(state, staged)

    def imagine(self, view: View, seed: str, staged: Staged = ()) -> None:
        """Continue from a world that fits a view."""
        self.set_state(self.game.imagine(view, Rng(seed, "imagine")), staged)
        self.imagined = Imagined(view.bytes(), seed)

    def _arrive(self, state: State, staged: Staged = ()) -> None:
        self.state = state
        self.staged = staged
        self._look()

    def _look(self) -> None:
        """See who is asked now: a position that was left no longer has legal actions."""
        acting = self.state.acting()
        self._asked: Seat = acting[0] if acting else OVER
        self._legal: dict[int, Move | None] | None = None

    def advance(self) -> None:
        """Let nature move until a seat must act or the game is over."""
        while self._asked == CHANCE:
            self.apply(CHANCE, self.state.draw(nature(self.seed, self.draws)))

    def asked(self) -> Seat:
        """Say who is asked next: a seat, CHANCE, or OVER; of several at once, the first."""
        return self._asked

    def legal(self) -> dict[int, Move | None]:
        """Return the legal actions of the seat that is asked, in rising order."""
        if self._legal is None:
            seat = self._asked
            self._legal = self.encoding.legal(self.state, seat, self.staged) if seat >= 0 else {}
        return self._legal

    def act(self, action: int) -> None:
        """Take an action of the seat that is asked; nature does not move yet."""
        legal = self.legal()
        if action not in legal:
            raise BadInput(f"action {action} is not legal here; legal are {', '.join(map(str, legal))}")
        move = legal[action]
        if move is None:
            self.staged = (*self.staged, action)
            self._legal = None
        else:
            self.apply(self._asked, move)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move."""
        self.state.apply(seat, move)
        self.past = (self.past, seat, move)
        self.made += 1
        self.draws += seat == CHANCE
        self.staged = ()
        self._look()

    def observe(self, seat: Seat) -> Bytes:
        """Return what a seat sees: a function of its view, and of what it has staged itself."""
        staged = self.staged if seat == self._asked else ()
        return np.frombuffer(bytearray(self.encoding.see(self.state, seat, staged)), np.uint8)

    def mask(self, seat: Seat) -> Mask:
        """Return a one for each action the seat may take now."""
        if seat != self._asked:
            return np.zeros(self.encoding.actions(), np.int8)
        return np.frombuffer(bytearray(self.encoding.mask(self.state, seat, self.staged)), np.int8)

    def results(self) -> list[float]:
        """Return how the game ended for each seat: the rivals beaten minus those who won, from -1 to 1."""
        outcome = self.state.outcome()
        return [0.0] * self.seats if outcome is None else by_rank(outcome.ranks)

    def copy(self) -> Stepper:
        """Return an independent copy, which continues as this one would."""
        new = object.__new__(Stepper)
        new.game, new.seats, new.options, new.encoding = self.game, self.seats, self.options, self.encoding
        new.seed, new.made, new.draws = self.seed, self.made, self.draws
        new.past, new.imagined = self.past, self.imagined
        new._arrive(self.state.copy(), self.staged)
        return new

    def __copy__(self) -> Stepper:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Stepper:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        moves: list[tuple[Seat, str]] = []
        past = self.past
        while past is not None:
            past, seat, move = past
            moves.append((seat, str(move)))
        told = (self.game.key, self.seats, self.options, self.seed, self.imagined, moves[::-1], self.staged)
        return rebuilt, told


def by_rank(ranks: Sequence[int]) -> list[float]:
    """Return the share of rivals each seat has beaten, minus the share of those who beat it."""
    rivals = max(1, len(ranks) - 1)
    return [sum((other > own) - (other < own) for other in ranks) / rivals for own in ranks]


def rebuilt(
    key: str,
    seats: int,
    options: dict[str, str],
    seed: str,
    imagined: Imagined | None,
    moves: list[tuple[Seat, str]],
    staged: Staged,
) -> Stepper:
    """Rebuild a pickled stepper: its moves are played again."""
    stepper = Stepper(key, seats, options)
    stepper.set_state(stepper.game.begin(seats, stepper.options))
    if imagined is not None:
        stepper.imagine(stepper.game.read_view(json.loads(imagined.view)), imagined.seed)
    for seat, text in moves:
        stepper.apply(seat, stepper.game.read(text))
    stepper.staged = staged
    stepper.resample(seed)
    return stepper
