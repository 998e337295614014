"""Doors for the outcomes of finished games: your own results and statistics, and the ladders."""

from __future__ import annotations

from magehall.server.http.door import Ask, Door
from magehall.server.refused import Refused
from magehall.server.standings.statistics import rating_line, result_line, statistics
from magehall.server.wire.standings import RatingList, ResultList, StatisticsPage

MOST_RESULTS = 100
MOST_COUNTED = 100_000
MOST_RATED = 1_000
KINDS = ("person", "program", "level")


async def my_statistics(ask: Ask) -> StatisticsPage:
    """Show how you did at each game and number of seats: places, points, the game's own figures, rating."""
    who = await ask.who()
    results = await ask.house.store.results_of(who.id, MOST_COUNTED)
    ratings = await ask.house.store.ratings_of(who.id)
    return StatisticsPage(statistics=statistics(who, results, ratings, ask.language))


async def my_results(ask: Ask) -> ResultList:
    """List your latest results."""
    who = await ask.who()
    found = await ask.house.store.results_of(who.id, MOST_RESULTS)
    return ResultList(results=[result_line(result) for result in found])


async def ladder(ask: Ask) -> RatingList:
    """List the ratings at a game with this many seats, the strongest first."""
    asked = ask.request.query_params
    seats, kind = asked.get("seats", ""), asked.get("kind")
    if not (seats.isascii() and seats.isdigit() and len(seats) == 1) or kind not in (None, *KINDS):
        raise Refused("bad-request", why="seats is a number, kind is person, program or level")
    found = await ask.house.store.ladder(asked.get("game", ""), int(seats), MOST_RATED)
    lines = [rating_line(standing) for standing in found]
    return RatingList(ratings=[line for line in lines if kind in (None, line.kind)])


LADDER = {"game": "A game", "seats": "The number of seats", "kind": "person, program or level; all if none"}

DOORS = [
    Door("GET", "/me/statistics", my_statistics, None, StatisticsPage),
    Door("GET", "/me/results", my_results, None, ResultList),
    Door("GET", "/ratings", ladder, None, RatingList, query=LADDER),
]
