"""Plays many games between bots, in chunks over processes; the result does not depend on how many."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from magehall.bots import bot
from magehall.core import Match, Record, Rng, game

CHUNK = 50
"""Games a worker plays at a time; also a small simulation that is not worth a second process."""


@dataclass(frozen=True)
class Plan:
    """What to simulate. Game number `i` has the seed `<seed>/<i>`, whoever plays it."""

    game: str
    seats: int
    games: int
    seed: str
    bots: list[str]
    options: dict[str, str]
    records: str | None = None


@dataclass
class Summary:
    """Sums over games, from which the statistics follow; chunks add up."""

    plan: Plan
    decisions: int = 0
    refusals: int = 0
    seconds: float = 0.0
    sums: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with nothing for every seat."""
        self.sums = self.sums or [0] * self.plan.seats
        self.squares = self.squares or [0] * self.plan.seats
        self.wins = self.wins or [0] * self.plan.seats

    def add(self, other: Summary) -> None:
        """Add the games of a chunk."""
        self.decisions += other.decisions
        self.refusals += other.refusals
        for seat in range(self.plan.seats):
            self.sums[seat] += other.sums[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]

    def mean(self, seat: int) -> float:
        """Give a seat's mean score."""
        return self.sums[seat] / self.plan.games

    def spread(self, seat: int) -> float:
        """Give the standard deviation of a seat's score."""
        return math.sqrt(max(0.0, self.squares[seat] / self.plan.games - self.mean(seat) ** 2))

    def data(self) -> dict[str, object]:
        """Give the statistics as other programs rely on them."""
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "games": self.plan.games,
            "seed": self.plan.seed,
            "bots": self.plan.bots,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "mean_scores": [round(self.mean(seat), 3) for seat in range(self.plan.seats)],
            "sd_scores": [round(self.spread(seat), 3) for seat in range(self.plan.seats)],
            "wins": self.wins,
            "refusals": self.refusals,
        }


def simulate(
    plan: Plan, workers: int | None = None, advance: Callable[[int], None] = lambda done: None
) -> Summary:
    """Play all games of a plan; `advance` is told how many were finished."""
    start = time.perf_counter()
    total = Summary(plan)
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    hands = min(workers or os.cpu_count() or 1, len(chunks))
    results = map(play_chunk, [plan] * len(chunks), chunks) if hands == 1 else spread_out(plan, chunks, hands)
    for part, games in results:
        total.add(part)
        advance(games)
    total.seconds = time.perf_counter() - start
    return total


def spread_out(plan: Plan, chunks: list[range], workers: int) -> Iterator[tuple[Summary, int]]:
    """Give the chunks to worker processes and their results as they come."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in chunks]):
            yield done.result()


def play_chunk(plan: Plan, chunk: range) -> tuple[Summary, int]:
    """Play some games of a plan."""
    part = Summary(plan)
    for number in chunk:
        record, scores = play_game(plan, number, part)
        for seat, score in enumerate(scores):
            part.sums[seat] += score
            part.squares[seat] += score * score
        if plan.records is not None:
            Path(plan.records, f"{plan.game}-{number:06d}.mage").write_text(str(record), encoding="utf-8")
    return part, len(chunk)


def play_game(plan: Plan, number: int, part: Summary) -> tuple[Record, tuple[int, ...]]:
    """Play one game; bots see views, and a move the rules refuse is counted and replaced by a legal one."""
    seed = f"{plan.seed}/{number}"
    found = game(plan.game)
    players = [bot(plan.game, level) for level in plan.bots]
    streams = [Rng(seed, f"bot/{seat}") for seat in range(plan.seats)]
    names = [f"{level} {seat + 1}" for seat, level in enumerate(plan.bots)]
    match = Match.start(found, names, plan.options, seed=seed)
    while acting := match.state.acting():
        seat = acting[0]
        moves = match.state.moves(seat)
        move = players[seat].choose(match.state.view(seat), moves, streams[seat])
        if match.state.refuse(seat, move) is not None:
            part.refusals += 1
            move = moves[0]
        match.play(seat, move)
        part.decisions += 1
    outcome = match.state.outcome()
    assert outcome is not None, "a game without an acting seat is over"
    for seat in outcome.winners:
        part.wins[seat] += 1
    return match.record, outcome.scores
