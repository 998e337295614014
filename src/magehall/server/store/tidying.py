"""What has been kept long enough: finds it, and clears it away in small steps."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, Protocol

from magehall.server.store.asking import Asking, Query

Old = Literal["guests", "gathering", "abandoned", "tables", "chats"]
"""What is cleared away one by one: players without an account, tables, and what was said at them."""
Rows = Literal["reviews", "calls", "reports", "audit"]
"""What is cleared away as rows that nothing else refers to."""

OLD: Final[dict[Old, str]] = {
    "guests": """
        SELECT p.id FROM players AS p WHERE p.seen < $1 AND p.owner = ''
            AND NOT EXISTS (SELECT 1 FROM accounts AS a WHERE a.player = p.id)
            AND NOT EXISTS (SELECT 1 FROM players AS bot WHERE bot.owner = p.id)
            AND NOT EXISTS (SELECT 1 FROM results AS r WHERE r.who = p.id)
            AND NOT EXISTS (SELECT 1 FROM ratings AS r WHERE r.who = p.id)
            AND NOT EXISTS (
                SELECT 1 FROM sitting AS s JOIN lines AS l ON l.table_id = s.table_id
                WHERE s.player = p.id AND l.status <> 'finished')
        ORDER BY p.seen, p.id LIMIT $2""",
    "gathering": """
        SELECT table_id FROM lines WHERE status = 'gathering' AND updated < $1
        ORDER BY updated, table_id LIMIT $2""",
    "abandoned": """
        SELECT l.table_id FROM lines AS l WHERE l.status = 'playing' AND l.updated < $1
            AND (SELECT e.at FROM entries AS e WHERE e.table_id = l.table_id ORDER BY e.n DESC LIMIT 1) < $1
        ORDER BY l.updated, l.table_id LIMIT $2""",
    "tables": """
        SELECT l.table_id FROM lines AS l JOIN counted AS c ON c.table_id = l.table_id
        WHERE l.status = 'finished' AND l.updated < $1 ORDER BY l.updated, l.table_id LIMIT $2""",
    "chats": """
        SELECT l.table_id FROM lines AS l LEFT JOIN hushed AS h ON h.table_id = l.table_id
        WHERE l.status = 'finished' AND l.updated < $1 AND (h.at IS NULL OR h.at < l.updated)
        ORDER BY l.updated, l.table_id LIMIT $2""",
}
"""Finds some of each that was not touched since a time, the oldest first.

A guest named by a result or a rating stays, and so does a finished table that is not counted yet: clearing up
never changes what statistics show.
"""

OVER: Final = "JOIN lines AS l ON l.table_id = o.table_id WHERE l.status = 'finished' AND l.updated < $1"
PARTS: Final[dict[Rows, list[tuple[str, str, str]]]] = {
    "reviews": [("reviews", "table_id, seat", "WHERE o.at < $1")],
    "calls": [
        ("invitations", "player, table_id", "WHERE o.at < $1"),
        ("noticed", "table_id, seat", OVER),
        ("drafts", "table_id, seat", OVER),
    ],
    "reports": [
        ("reports", "id", "WHERE o.decision <> '' AND o.decided_at < $1"),
        ("restraints", "player, kind", "WHERE o.until <> 0 AND o.until < $1"),
    ],
    "audit": [("audit", "id", "WHERE o.at < $1")],
}
"""For each, the tables of the database, with their keys and what is old in them."""

BELONGING: Final = (
    "entries",
    "seeds",
    "sitting",
    "jobs",
    "invitations",
    "noticed",
    "drafts",
    "reviews",
    "hushed",
    "lines",
)
"""Where the database keeps what belongs to a table, its line last; results and ratings belong to players."""


class Hushed(NamedTuple):
    """An entry with what is left of it."""

    n: int
    body: bytes


class TidyingStore(Protocol):
    """The part of a store that clears up."""

    async def see(self, player: str, at: int, before: int) -> None:
        """Note that a player is here, if that was not noted since a time."""

    async def old(self, what: Old, before: int, limit: int) -> list[str]:
        """List guests or tables not touched since a time, the oldest first."""

    async def remove_table(self, table: str, before: int) -> None:
        """Clear away a table with everything that belongs to it, unless it was touched since a time."""

    async def hush(self, table: str, rows: list[Hushed]) -> None:
        """Replace what was said at a table by these entries."""

    async def note_hushed(self, table: str, before: int) -> None:
        """Note that nothing is left of what was said at a table before a time."""

    async def count_rows(self, what: Rows, before: int) -> int:
        """Count the rows older than a time."""

    async def clear_rows(self, what: Rows, before: int, limit: int) -> int:
        """Clear away at most this many rows older than a time; return their number."""

    async def take_turn(self, duty: str, now: int, until: int) -> bool:
        """Take on a duty of the whole house until a time; False if a node has it already."""

    async def trusted(self, now: int, most: int) -> int:
        """Return the time by which things count as old; it moves on by a bounded amount when asked."""


class TidyingSql(Asking):
    """Clears up in a database; each statement is short."""

    async def see(self, player: str, at: int, before: int) -> None:
        """Note that a player is here."""
        await self._write("UPDATE players SET seen = $1 WHERE id = $2 AND seen < $3", at, player, before)

    async def old(self, what: Old, before: int, limit: int) -> list[str]:
        """List what was not touched since a time."""
        return [str(row[0]) for row in await self._read(OLD[what], before, limit)]

    async def remove_table(self, table: str, before: int) -> None:
        """Clear away a table, all or nothing."""
        is_old = "EXISTS (SELECT 1 FROM lines AS l WHERE l.table_id = $1 AND l.updated < $2)"
        queries: list[Query] = [
            (f"DELETE FROM {name} WHERE table_id = $1 AND {is_old}", (table, before)) for name in BELONGING
        ]
        await self._write_all(queries)

    async def hush(self, table: str, rows: list[Hushed]) -> None:
        """Replace what was said by these entries."""
        query = "UPDATE entries SET body = $1 WHERE table_id = $2 AND n = $3"
        await self._write_all([(query, (row.body, table, row.n)) for row in rows])

    async def note_hushed(self, table: str, before: int) -> None:
        """Note that nothing is left of what was said."""
        query = """
            INSERT INTO hushed (table_id, at) VALUES ($1, $2)
            ON CONFLICT (table_id) DO UPDATE SET at = excluded.at"""
        await self._write(query, table, before)

    async def count_rows(self, what: Rows, before: int) -> int:
        """Count old rows."""
        found = [
            await self._one(f"SELECT count(*) FROM {name} AS o {where}", before)
            for name, _, where in PARTS[what]
        ]
        return sum(int(row[0]) for row in found if row is not None)

    async def clear_rows(self, what: Rows, before: int, limit: int) -> int:
        """Clear away old rows."""
        gone = 0
        for name, key, where in PARTS[what]:
            own = ", ".join(f"o.{column}" for column in key.split(", "))
            some = f"SELECT {own} FROM {name} AS o {where} LIMIT $2"
            query = f"DELETE FROM {name} WHERE ({key}) IN ({some}) RETURNING 1"
            gone += len(await self._write(query, before, limit))
        return gone

    async def take_turn(self, duty: str, now: int, until: int) -> bool:
        """Take on a duty of the whole house."""
        query = """
            INSERT INTO notes (key, value) VALUES ($1, $2)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
            WHERE CAST(notes.value AS BIGINT) NOT BETWEEN $3 AND $4 RETURNING key"""
        far = until + (until - now)  # nobody has it for that long: the date was wrong when this was written
        return bool(await self._write(query, duty, str(until), now + 1, far))

    async def trusted(self, now: int, most: int) -> int:
        """Return the time by which things count as old; at first, what was last written tells it."""
        newest = await self._one("SELECT COALESCE(MAX(updated), $1) FROM lines", now)
        assert newest is not None, "a query for the largest has one row"
        note = "INSERT INTO notes (key, value) VALUES ('tidied', $1) ON CONFLICT DO NOTHING"
        await self._write(note, str(min(now, int(newest[0]))))
        said = await self._one("SELECT value FROM notes WHERE key = 'tidied'")
        assert said is not None, "it was written a moment ago"
        trusted = min(now, int(said[0]) + most)
        await self._write("UPDATE notes SET value = $1 WHERE key = 'tidied'", str(trusted))
        return trusted
