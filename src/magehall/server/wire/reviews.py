"""What is said about a finished game by those who looked at its decisions."""

from __future__ import annotations

from typing import Literal

from magehall.server.wire.messages import Reason
from magehall.server.wire.plain import Wire
from magehall.server.wire.thoughts import Because


class ReviewLine(Wire, kw_only=True):
    """A decision before ply `ply`: what was played, what was better, what that cost in points."""

    ply: int
    played: list[str]
    best: list[str]
    loss: float
    error: float
    """The standard error of the loss."""
    marked: bool
    """Whether the loss is more than chance explains."""
    reasons: list[Reason] = []
    """Why the other was better."""
    against: list[Reason] = []
    """What was played, by the same measures."""


class Graded(Wire, kw_only=True):
    """A seat's game in short: its grade, its slips, and the points lost by them."""

    grade: str
    slips: int
    lost: float


class KeptLine(Wire, kw_only=True):
    """A judgement as the store keeps it: codes and facts, no words."""

    ply: int
    played: list[str]
    best: list[str]
    loss: float
    error: float
    marked: bool
    reasons: list[Because] = []
    against: list[Because] = []


class KeptReview(Wire, kw_only=True):
    """A review as the store keeps it."""

    done: int
    of: int
    had: int
    judgements: list[KeptLine]


class ReviewPage(Wire, kw_only=True):
    """A review and its progress: `done` of the `of` decisions looked at, of `had` in all."""

    seat: str
    status: Literal["working", "done", "failed"]
    done: int
    of: int
    had: int
    judgements: list[ReviewLine]
    grades: dict[str, Graded] = {}
    """By seat, the grades of all finished reviews of this game."""
