"""Plays the games of one deal and writes down the results."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import cast

from magehall.arena.asking import ask
from magehall.arena.contest import Contest, Task, seatings
from magehall.bots import Bot, bot
from magehall.bots.apart import Apart
from magehall.core import CHANCE, Event, Game, Rng, State, game, part
from magehall.core.chance import nature

Tally = Callable[[State], list[dict[str, float]]]


@dataclass(frozen=True)
class Played:
    """One game: who sat where, and what each seat reached."""

    seating: list[str]
    scores: list[int]
    ranks: list[int]
    tally: list[dict[str, float]]
    moves: list[int]
    refusals: int


@dataclass(frozen=True)
class Result:
    """The games of one task, in the order of the player's seats, and how long each player thought."""

    number: int
    player: str
    field: str
    deal: int
    games: list[Played]
    seconds: dict[str, float]
    longest: dict[str, float]
    """The longest decision of each player, in seconds."""


class Watch:
    """Measures how long players think: the time of the core, or wall time if they live elsewhere."""

    def __init__(self, apart: bool, names: list[str]) -> None:
        self.now = time.perf_counter if apart else time.thread_time
        self.seconds = dict.fromkeys(names, 0.0)
        self.longest = dict.fromkeys(names, 0.0)

    def add(self, name: str, spent: float) -> None:
        """Note a decision."""
        self.seconds[name] += spent
        self.longest[name] = max(self.longest[name], spent)


def play_task(contest: Contest, task: Task) -> Result:
    """Play one deal with the player in every seat."""
    watch = Watch(contest.apart, [task.pairing.player, task.pairing.field])
    with ExitStack() as stack:
        bots = {name: player(contest, name, stack) for name in watch.seconds}
        games = [
            play_game(contest, bots, seating, contest.seed_of(task.deal), watch)
            for seating in seatings(task.pairing, contest.seats)
        ]
    who = task.pairing
    return Result(task.number, who.player, who.field, task.deal, games, watch.seconds, watch.longest)


def player(contest: Contest, name: str, stack: ExitStack) -> Bot:
    """Give a player, here or in a process of its own that ends with the task."""
    if contest.apart:
        return stack.enter_context(Apart(game(contest.game), name))
    return bot(contest.game, name)


def play_game(contest: Contest, bots: dict[str, Bot], seating: list[str], seed: str, watch: Watch) -> Played:
    """Play one game through views; a move the rules refuse is counted and replaced by a legal one."""
    found = game(contest.game)
    state = found.start(contest.seats, contest.options)
    told: list[Event] = []
    state.listener = told.append
    moves, refusals, draws = [0] * contest.seats, 0, 0
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(nature(seed, draws)))
            draws += 1
            continue
        legal = state.moves(seat)
        began = watch.now()
        name, rng = seating[seat], Rng(seed, f"bot/{seat}/{moves[seat]}")
        move = ask(bots[name], name, state.view(seat), legal, rng)
        watch.add(name, watch.now() - began)
        if state.refuse(seat, move) is not None:
            refusals += 1
            move = legal[0]
        moves[seat] += 1
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None, "a game without an acting seat is over"
    tally = count_game(found, state, told)
    return Played(seating, list(outcome.scores), list(outcome.ranks), tally, moves, refusals)


def count_game(found: Game, state: State, told: list[Event]) -> list[dict[str, float]]:
    """Return what was counted of each seat: the game's figures, and what its bots count besides."""
    more = tally_of(found.key)(state)
    return [
        {name: figure.total / figure.of for name, figure in figures.items()} | more[seat]
        for seat, figures in enumerate(found.figures(len(more), told))
    ]


def tally_of(key: str) -> Tally:
    """Take what a game's bots count at the end besides (`TALLY` beside their `LEVELS`), or nothing."""
    return cast("Tally", getattr(part(key, "magehall.bots.{}", "bots"), "TALLY", _nothing))


def _nothing(state: State) -> list[dict[str, float]]:
    return [{} for _ in state.scores()]
