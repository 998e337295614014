"""Puts results and ratings into lines: means, figures, ladders."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from magehall.core import BadInput, Figure, Figures, seat_text
from magehall.core import game as find_game
from magehall.locales import Words
from magehall.locales.words import readable
from magehall.server.standings.ratings import Belief
from magehall.server.standings.results import HOUSE
from magehall.server.store import Person, Rating, Result, Standing
from magehall.server.wire.standings import FigureLine, RatingLine, ResultLine, StatisticsLine

decode = msgspec.json.Decoder(Figures).decode


def statistics(
    who: Person, results: list[Result], ratings: list[Rating], language: str
) -> list[StatisticsLine]:
    """Show how somebody did, by game and number of seats."""
    rated = {
        (rating.game, rating.seats): rating_line(Standing(rating, who.name, who.owner)) for rating in ratings
    }
    played: dict[tuple[str, int], list[Result]] = {}
    for result in results:
        played.setdefault((result.game, result.seats), []).append(result)
    return [_line(played[key], rated.get(key), Words(language)) for key in sorted(played)]


def _line(results: list[Result], rating: RatingLine | None, words: Words) -> StatisticsLine:
    number = len(results)
    return StatisticsLine(
        game=results[0].game,
        seats=results[0].seats,
        played=number,
        won=sum(result.place == 1 for result in results),
        mean_place=round(sum(result.place for result in results) / number, 2),
        mean_points=round(sum(result.points for result in results) / number, 2),
        best=max(result.points for result in results),
        figures=_figures(results, words),
        rating=rating,
    )


def _figures(results: list[Result], words: Words) -> list[FigureLine]:
    game = results[0].game
    return [
        FigureLine(name=name, words=said(words, game, name), total=figure.total, of=figure.of)
        for name, figure in summed(decode(result.figures) for result in results).items()
    ]


def said(words: Words, game: str, name: str) -> str:
    """Name a figure in words; for a game that is no longer there, by its key."""
    try:
        return words.name(find_game(game), "figure", name)
    except BadInput:
        return readable(name)


def summed(found: Iterable[Figures]) -> Figures:
    """Add up figures: counts, and what they are counted over."""
    sums: Figures = {}
    for figures in found:
        for name, figure in figures.items():
            before = sums.get(name, Figure(0, 0))
            sums[name] = Figure(before.total + figure.total, before.of + figure.of)
    return sums


def rating_line(standing: Standing) -> RatingLine:
    """Write a rating as lists show it."""
    rating = standing.rating
    is_level = rating.who.startswith(HOUSE)
    level = rating.who.removeprefix(HOUSE) if is_level else None
    return RatingLine(
        game=rating.game,
        seats=rating.seats,
        kind="level" if is_level else "program" if standing.owner else "person",
        player=None if is_level else rating.who,
        level=level,
        name=level or standing.name,
        rating=Belief(rating.mu, rating.sigma).shown,
        mu=round(rating.mu, 2),
        sigma=round(rating.sigma, 2),
        games=rating.number,
    )


def result_line(result: Result) -> ResultLine:
    """Write a result as lists show it."""
    return ResultLine(
        table=result.table,
        game=result.game,
        seat=seat_text(result.seat),
        seats=result.seats,
        place=result.place,
        points=result.points,
        at=result.at,
    )
