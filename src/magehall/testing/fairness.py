"""Finds bots that know more than they may: by re-dealing what is hidden, and by guesses that are too good."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from magehall.core import CHANCE, Game, Move, Rng, Seat, State, View

Choose = Callable[[View, list[Move], Rng], Move]
"""A bot's way to pick a move."""

Guess = Callable[[State, Seat, Rng], State]
"""Makes up a world for a seat. A fair one looks at the state only through the seat's view."""


class Swap(NamedTuple):
    """A position where a bot's answer depends on what is hidden from it."""

    view: str
    moves: tuple[str, str]


class Leak(NamedTuple):
    """How often hidden things were guessed right in the true world, and in worlds made up just as fairly."""

    true: float
    fair: float
    error: float

    def is_suspicious(self, errors: float = 4.0) -> bool:
        """Tell whether the truth is found more often than chance explains."""
        return self.true - self.fair > errors * self.error


def decisions(
    game: Game, seats: int, options: dict[str, str], seed: str, every: int = 7
) -> Iterator[tuple[State, Seat]]:
    """Return some decisions of random games, without end."""
    number = 0
    while True:
        state, rng = game.start(seats, options), Rng(f"{seed}/{number}", "positions")
        while acting := state.acting():
            seat = acting[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw(rng))
                continue
            moves = state.moves(seat)
            if rng.below(every) == 0:
                yield state.copy(), seat
            state.apply(seat, rng.choice(moves))
        number += 1


def swaps(game: Game, choose: Choose, found: Iterator[tuple[State, Seat]], number: int) -> list[Swap]:
    """Re-deal what is hidden in many positions: the view's bytes and the bot's move must not change."""
    caught: list[Swap] = []
    rng = Rng("swaps", "worlds")
    for _ in range(number):
        state, seat = next(found)
        view = state.view(seat)
        other = game.imagine(view, rng)
        assert other.view(seat).bytes() == view.bytes(), "a world that fits gives the same view"
        moves = [
            str(choose(world.view(seat), world.moves(seat), Rng("swaps", "bot"))) for world in (state, other)
        ]
        if moves[0] != moves[1]:
            caught.append(Swap(view.bytes().decode(), (moves[0], moves[1])))
    return caught


def leak(game: Game, guess: Guess, found: Iterator[tuple[State, Seat]], number: int) -> Leak:
    """Compare guesses with the truth, and with a world that is as likely for all the seat knows."""
    rng = Rng("leak", "worlds")
    differences: list[float] = []
    hits = [0.0, 0.0]
    for _ in range(number):
        state, seat = next(found)
        if not state.secrets(seat):
            continue
        guessed = guess(state, seat, rng)
        shares = [agreement(guessed, world, seat) for world in (state, game.imagine(state.view(seat), rng))]
        hits = [total + share for total, share in zip(hits, shares, strict=True)]
        differences.append(shares[0] - shares[1])
    tried = max(len(differences), 1)
    mean = sum(differences) / tried
    spread = sum((value - mean) ** 2 for value in differences) / max(tried - 1, 1)
    return Leak(hits[0] / tried, hits[1] / tried, math.sqrt(spread / tried))


def agreement(guessed: State, world: State, seat: Seat) -> float:
    """Return the share of hidden things that are in the same place in two worlds."""
    places, truth = guessed.secrets(seat), world.secrets(seat)
    return sum(places.get(thing) == place for thing, place in truth.items()) / len(truth)
