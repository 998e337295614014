"""Plays many games between bots, in chunks, with the same result however many processes share the work."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from magehall.arena.asking import ask
from magehall.arena.cluster import scatter
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
        """Return the standard deviation of a seat's score."""
        return math.sqrt(max(0.0, self.squares[seat] / self.plan.games - self.mean(seat) ** 2))

    def data(self) -> dict[str, object]:
        """Return the statistics in the form other programs rely on."""
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


@dataclass
class Chunk:
    """What a worker found: the sums, how many games, and their records by name, if they are kept."""

    sums: Summary
    games: int
    records: dict[str, str] = field(default_factory=dict)


def simulate(
    plan: Plan,
    workers: int | None = None,
    advance: Callable[[int], None] = lambda done: None,
    cluster: str | None = None,
) -> Summary:
    """Play all games of a plan; `advance` is called with how many were finished. Records are written here."""
    start = time.perf_counter()
    total = Summary(plan)
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    for chunk in spread(plan, chunks, workers or os.cpu_count() or 1, cluster):
        total.add(chunk.sums)
        for name, text in chunk.records.items():
            Path(plan.records or "", name).write_text(text, encoding="utf-8")
        advance(chunk.games)
    total.seconds = time.perf_counter() - start
    return total


def spread(plan: Plan, chunks: list[range], workers: int, cluster: str | None) -> Iterable[Chunk]:
    """Play on a Ray cluster, if one is named, else in this process or in several on this machine."""
    if cluster is not None:
        return scatter(play_chunk, plan, chunks, cluster, workers)
    hands = min(workers, len(chunks))
    return map(play_chunk, [plan] * len(chunks), chunks) if hands == 1 else spread_out(plan, chunks, hands)


def spread_out(plan: Plan, chunks: list[range], workers: int) -> Iterator[Chunk]:
    """Hand the chunks to worker processes and yield their results as they come."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in chunks]):
            yield done.result()


def play_chunk(plan: Plan, numbers: range) -> Chunk:
    """Play some games of a plan."""
    chunk = Chunk(Summary(plan), len(numbers))
    for number in numbers:
        record, scores = play_game(plan, number, chunk.sums)
        for seat, score in enumerate(scores):
            chunk.sums.sums[seat] += score
            chunk.sums.squares[seat] += score * score
        if plan.records is not None:
            chunk.records[f"{plan.game}-{number:06d}.mage"] = str(record)
    return chunk


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
        move = ask(players[seat], plan.bots[seat], match.state.view(seat), moves, streams[seat])
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
