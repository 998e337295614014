"""What passes between the server and the processes in which bots think."""

from __future__ import annotations

from typing import Literal

from magehall.server.wire.plain import Data, Wire


class Question(Wire, kw_only=True):
    """A view and who is asked: everything a bot gets."""

    game: str
    level: str
    seat: int
    view: bytes
    seed: str
    why: bool = False
    task: Literal["move", "hint", "review", "glance"] = "move"
    """What a bot is to play; or the coach's part: choices for a hint, what was played against the best."""
    played: list[str] = []
    """The moves that a review is about."""
    seconds: float = 0.0
    """How long the coach may think."""


class Because(Wire, kw_only=True):
    """One reason of a bot; the words for its code are in the locales."""

    code: str
    facts: Data
    weight: float


class Weighed(Wire, kw_only=True):
    """A choice, a move or a whole turn, with what it gains and how far behind the best it is, in points."""

    moves: list[str]
    value: float
    error: float
    behind: float = 0.0
    behind_error: float = 0.0


class Considered(Wire, kw_only=True):
    """What the coach found: choices, why the first and why not the second, and what to look at."""

    options: list[Weighed] = []
    reasons: list[Because] = []
    against: list[Because] = []
    nudge: list[Because] = []
    gap: float = 0.0
    """By how much the quick judgement prefers another choice to what was played."""


class Answer(Wire, kw_only=True):
    """A move, with reasons if they were asked for; no move if the bot failed."""

    move: str = ""
    reasons: list[Because] = []
    found: Considered | None = None
    """What the coach found, if it was asked."""
    error: str = ""
