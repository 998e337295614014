"""The outcomes of finished games: every seat's result, and the ratings that follow, each numbered.

A rating is never changed: the same player's next one gets the next number, so that of two nodes counting at
the same time one is refused and looks again.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from magehall.server.store.asking import Asking, Query

RATING = "SELECT game, seats, who, number, mu, sigma, table_id, at FROM ratings AS r"
LATEST = """number = (
    SELECT max(number) FROM ratings AS other
    WHERE other.game = r.game AND other.seats = r.seats AND other.who = r.who)"""


class Result(NamedTuple):
    """A seat's outcome in a finished game; `who` is a player, or a level of our own bots."""

    table: str
    seat: int
    game: str
    seats: int
    who: str
    place: int
    points: int
    figures: str
    """As JSON."""
    at: int


class Rating(NamedTuple):
    """How strong somebody was believed to be after the rated game of this number."""

    game: str
    seats: int
    who: str
    number: int
    mu: float
    sigma: float
    table: str
    at: int


class Standing(NamedTuple):
    """Somebody's latest rating, with the name and, for a program, who registered it."""

    rating: Rating
    name: str
    owner: str


class Start(NamedTuple):
    """How a finished game began."""

    table: str
    game: str
    body: bytes
    """The entry as it is kept."""


class StandingsStore(Protocol):
    """The part of a store that keeps results and ratings."""

    async def uncounted(self, since: int, limit: int) -> list[str]:
        """List finished tables that nobody has counted, the first to finish first."""

    async def is_counted(self, table: str) -> bool:
        """Tell whether a finished table has been counted."""

    async def count(self, table: str, at: int, results: list[Result], ratings: list[Rating]) -> None:
        """Count a table once; one already counted, or a rating number already taken, raises `Conflict`."""

    async def rating(self, game: str, seats: int, who: str) -> Rating | None:
        """Find somebody's latest rating."""

    async def ratings_of(self, who: str) -> list[Rating]:
        """List somebody's latest ratings in all games."""

    async def ladder(self, game: str, seats: int, limit: int) -> list[Standing]:
        """List everyone's latest ratings, the surest and strongest first."""

    async def results_of(self, who: str, limit: int) -> list[Result]:
        """List somebody's results, the latest first."""

    async def forget_results(self, who: str) -> None:
        """Forget somebody's own results and ratings; those of others stay."""

    async def starts(self, after: str, limit: int) -> list[Start]:
        """List how finished games began, by table, after a given table."""

    async def uncount(self) -> None:
        """Forget the results and ratings that can be counted again: those of tables whose logs are kept."""


class StandingsSql(Asking):
    """Keeps results and ratings in a database."""

    async def uncounted(self, since: int, limit: int) -> list[str]:
        """List finished tables that nobody has counted."""
        query = """
            SELECT l.table_id FROM lines AS l JOIN entries AS e ON e.table_id = l.table_id
            WHERE l.status = 'finished' AND l.updated >= $1 AND e.kind = 'finished'
                AND NOT EXISTS (SELECT 1 FROM counted AS c WHERE c.table_id = l.table_id)
            ORDER BY e.at, l.table_id LIMIT $2"""
        return [str(row[0]) for row in await self._read(query, since, limit)]

    async def is_counted(self, table: str) -> bool:
        """Tell whether a finished table has been counted."""
        return await self._one("SELECT 1 FROM counted WHERE table_id = $1", table) is not None

    async def count(self, table: str, at: int, results: list[Result], ratings: list[Rating]) -> None:
        """Count a table once."""
        queries: list[Query] = [("INSERT INTO counted VALUES ($1, $2)", (table, at))]
        for rating in sorted(ratings, key=lambda rating: rating.who):
            queries.append(("INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", rating))
        for result in results:
            queries.append(("INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", result))
        await self._write_all(queries)

    async def rating(self, game: str, seats: int, who: str) -> Rating | None:
        """Find somebody's latest rating."""
        where = "WHERE game = $1 AND seats = $2 AND who = $3 ORDER BY number DESC LIMIT 1"
        found = await self._one(f"{RATING} {where}", game, seats, who)
        return None if found is None else Rating(*found)

    async def ratings_of(self, who: str) -> list[Rating]:
        """List somebody's latest ratings."""
        query = f"{RATING} WHERE who = $1 AND {LATEST} ORDER BY game, seats"
        return [Rating(*row) for row in await self._read(query, who)]

    async def ladder(self, game: str, seats: int, limit: int) -> list[Standing]:
        """List the latest ratings of known players and of our own bots."""
        query = f"""
            SELECT r.game, r.seats, r.who, r.number, r.mu, r.sigma, r.table_id, r.at,
                coalesce(p.name, ''), coalesce(p.owner, '')
            FROM ratings AS r LEFT JOIN players AS p ON p.id = r.who
            WHERE r.game = $1 AND r.seats = $2 AND {LATEST} AND (p.id IS NOT NULL OR r.who LIKE 'bot/%')
            ORDER BY r.mu - 3 * r.sigma DESC, r.who LIMIT $3"""
        found = await self._read(query, game, seats, limit)
        return [Standing(Rating(*row[:8]), row[8], row[9]) for row in found]

    async def results_of(self, who: str, limit: int) -> list[Result]:
        """List somebody's results."""
        query = """
            SELECT table_id, seat, game, seats, who, place, points, figures, at FROM results
            WHERE who = $1 ORDER BY at DESC, table_id, seat LIMIT $2"""
        return [Result(*row) for row in await self._read(query, who, limit)]

    async def forget_results(self, who: str) -> None:
        """Forget somebody's own results and ratings."""
        await self._write_all([(f"DELETE FROM {table} WHERE who = $1", (who,)) for table in PERSONAL])

    async def starts(self, after: str, limit: int) -> list[Start]:
        """List how finished games began."""
        query = """
            SELECT l.table_id, l.game, e.body FROM lines AS l JOIN entries AS e ON e.table_id = l.table_id
            WHERE l.status = 'finished' AND e.kind = 'started' AND l.table_id > $1
            ORDER BY l.table_id LIMIT $2"""
        return [Start(*row) for row in await self._read(query, after, limit)]

    async def uncount(self) -> None:
        """Forget the results and ratings of tables whose logs are kept."""
        kept = "SELECT table_id FROM lines WHERE status = 'finished'"
        everything = (*PERSONAL, "counted")
        await self._write_all([(f"DELETE FROM {name} WHERE table_id IN ({kept})", ()) for name in everything])


PERSONAL = ("results", "ratings")
