"""A review: each decision of a seat against the best the search found, and what chance does not explain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from magehall.bots import Reason
from magehall.bots.search import Budget
from magehall.coach.deciding import Decision, decisions
from magehall.coach.thought import Thought
from magehall.coach.weighing import consider, glance
from magehall.core import Record, Rng, Seat

MOST: Final = 40
"""This many decisions of a game are looked at."""
SECONDS: Final = 0.25
ROLL_OUTS: Final = 600
"""How long one decision is looked at, in seconds of a core and in roll-outs."""


class Judgement(NamedTuple):
    """A decision, the better choice if there was one, and the points it cost."""

    ply: int
    played: list[str]
    best: list[str]
    loss: float
    error: float
    marked: bool
    """Whether the loss is more than chance explains."""
    reasons: list[Reason]
    against: list[Reason]


class Review(NamedTuple):
    """The judgements of a seat's decisions in order, of how many it had."""

    judgements: list[Judgement]
    of: int

    def lost(self) -> float:
        """Sum up what was lost in the marked decisions."""
        return sum(judgement.loss for judgement in self.judgements if judgement.marked)


GRADES: Final = (
    ("A+", 0.03),
    ("A", 0.08),
    ("A-", 0.14),
    ("B+", 0.24),
    ("B", 0.32),
    ("B-", 0.40),
    ("C+", 0.48),
    ("C", 0.60),
    ("C-", 0.75),
)
"""Grades with the most that may be lost for each, as a share of the mean score; below that, D."""


def grade(lost: float, scores: Sequence[int]) -> str:
    """Grade a seat's game: the points lost in its slips against the mean score at the table."""
    mean = sum(abs(score) for score in scores) / len(scores)
    share = lost / max(1.0, mean)
    return next((name for name, most in GRADES if share <= most), "D")


def chosen(found: Sequence[Decision], gaps: Sequence[float], most: int = MOST) -> list[Decision]:
    """Choose the decisions to look at: those where the quick judgement differs most from what was played."""
    ranked = sorted(range(len(found)), key=lambda place: (-gaps[place], found[place].ply))
    return [found[place] for place in sorted(ranked[:most])]


def judged(ply: int, played: list[str], thought: Thought) -> Judgement:
    """Judge a decision by what was thought about it."""
    best = thought.best()
    if len(thought.options) < 2:
        return Judgement(ply, played, best.moves, 0.0, 0.0, False, [], [])
    other = thought.options[1]
    marked = other.is_worse()
    loss = max(other.behind, 0.0)
    reasons, against = (thought.reasons, thought.against) if marked else ([], [])
    return Judgement(ply, played, best.moves, loss, other.behind_error, marked, reasons, against)


def review(record: Record, seat: Seat, most: int, budget: Budget, told: Callable[[int, int], None]) -> Review:
    """Review a seat's decisions here and now; `told` is called with how many of how many are done."""
    found, key = decisions(record, seat), record.game.key
    if len(found) > most:
        picked = chosen(found, [glance(key, one.view, seat, one.moves, _stream(one)) for one in found], most)
    else:
        picked = found
    judgements: list[Judgement] = []
    for number, one in enumerate(picked, 1):
        thought = consider(key, one.view, seat, budget, _stream(one), one.moves)
        judgements.append(judged(one.ply, [str(move) for move in one.moves], thought))
        told(number, len(picked))
    return Review(judgements, len(found))


def _stream(decision: Decision) -> Rng:
    return Rng("review", f"ply/{decision.ply}")
