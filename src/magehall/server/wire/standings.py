"""The bodies of answers about results, statistics and ratings."""

from __future__ import annotations

from typing import Literal

from magehall.server.wire.plain import Wire


class RatingLine(Wire, kw_only=True):
    """How strong somebody is believed to be at a game with this many seats."""

    game: str
    seats: int
    kind: Literal["person", "program", "level"]
    """A person, a program that somebody registered as a bot, or a level of our own bots."""
    player: str | None
    level: str | None
    name: str
    rating: float
    """The number to compare by: `mu` minus three times `sigma`."""
    mu: float
    sigma: float
    games: int


class RatingList(Wire, kw_only=True):
    """A ladder, the strongest first."""

    ratings: list[RatingLine]


class FigureLine(Wire, kw_only=True):
    """Something a game counts: `total` in all, over `of` games or rounds, with its name in words."""

    name: str
    words: str
    total: int
    of: int


class StatisticsLine(Wire, kw_only=True):
    """How somebody did at a game with this many seats."""

    game: str
    seats: int
    played: int
    won: int
    mean_place: float
    mean_points: float
    best: int
    figures: list[FigureLine]
    rating: RatingLine | None = None


class StatisticsPage(Wire, kw_only=True):
    """Somebody's statistics, game by game."""

    statistics: list[StatisticsLine]


class ResultLine(Wire, kw_only=True):
    """Somebody's outcome in one finished game."""

    table: str
    game: str
    seat: str
    seats: int
    place: int
    points: int
    at: int


class ResultList(Wire, kw_only=True):
    """Results, the latest first."""

    results: list[ResultLine]
