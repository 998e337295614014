"""Random games and the positions in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from magehall.core import CHANCE, Event, Game, Match, Record, Rng, Seat, State
from magehall.core.chance import nature


class Position(NamedTuple):
    """A state on the way through a record, before its ply number `ply` (counted from 0) is made."""

    state: State
    ply: int


def random_match(game: Game, seats: int, options: Mapping[str, str], seed: str) -> Record:
    """Play a whole game at random and give its record."""
    rng = Rng(seed, "players")
    match = Match.start(game, [f"Player {number + 1}" for number in range(seats)], options, seed=seed)
    while acting := match.state.acting():
        seat = rng.choice(list(acting))
        match.play(seat, rng.choice(match.state.moves(seat)))
    return match.record


def positions(record: Record, number: int, seed: str) -> Iterator[Position]:
    """Give up to `number` positions of a record, spread at random, each an independent state."""
    rng = Rng(seed, "positions")
    plies = sorted({int(rng.below(len(record.plies))) for _ in range(number)})
    state, done = record.start(), 0
    for ply in plies:
        while done < ply:
            state.apply(*record.plies[done])
            done += 1
        yield Position(state.copy(), ply)


def fingerprint(state: State, seats: int) -> tuple[object, ...]:
    """Return everything that can be asked of a state, for comparison."""
    watchers: list[Seat | None] = [None, *range(seats)]
    return (
        [state.view(seat).bytes() for seat in watchers],
        [state.secrets(seat) for seat in watchers],
        state.pieces(),
        state.acting(),
        state.scores(),
        str(state.outcome()),
    )


def play_listening(state: State, seat: Seat, move_text: str, game: Game) -> list[Event]:
    """Play a move and give the events it makes."""
    told: list[Event] = []
    state.listener = told.append
    state.play(seat, game.read(move_text))
    state.listener = None
    return told


def let_nature_move(state: State, seed: str) -> None:
    """Make nature's moves until a seat must act."""
    draws = 0
    while state.acting() == (CHANCE,):
        state.play(CHANCE, state.draw(nature(seed, draws)))
        draws += 1
