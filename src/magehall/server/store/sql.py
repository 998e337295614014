"""What both databases are asked in the same words: SQL that SQLite and PostgreSQL read alike."""

from __future__ import annotations

import json
import secrets
from typing import ClassVar

from magehall.core import BadInput
from magehall.server.store.asking import Found, Query, Word
from magehall.server.store.calls import PLAYER, CallsSql, Person
from magehall.server.store.keepers import Act, KeepersSql, noting
from magehall.server.store.personal import PersonalSql
from magehall.server.store.sessions import SessionsSql, ending
from magehall.server.store.standings import StandingsSql
from magehall.server.store.store import Account, Line, Row
from magehall.server.store.tidying import TidyingSql

SET_NOTE = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
ACCOUNT = "SELECT login, player, password, recovery FROM accounts"
LINE = "SELECT table_id, game, status, visibility, seats, names, updated, facts FROM lines"


def refuse_newer(done: int, known: int) -> None:
    """Stop before an older program writes into what a newer one has made."""
    if done > known:
        raise BadInput(
            f"this store was written by a newer Magehall: schema {done}, known up to {known}",
            "newer-store",
            {"found": done, "known": known},
        )


class SqlStore(StandingsSql, CallsSql, SessionsSql, TidyingSql, PersonalSql, KeepersSql):
    """A store in a database; its own dialect says how to read, how to write and how to append."""

    holds: ClassVar[str] = "instr(body, $1) > 0"
    """Asks whether the body of an entry contains some bytes."""
    present: ClassVar[str] = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    """Asks for the time of day in milliseconds."""
    skip_locked: ClassVar[str] = ""
    """What makes a claim skip rows that another node is claiming."""
    theirs: ClassVar[str] = "SELECT table_id FROM sitting WHERE player = $1"
    """Finds the tables of a player."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Read a table's log after an entry."""
        query = "SELECT n, kind, body, at FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n"
        return [Row(*row) for row in await self._read(query, table, after)]

    async def seed(self, table: str) -> str | None:
        """Read a table's secret."""
        found = await self._one("SELECT seed FROM seeds WHERE table_id = $1", table)
        return None if found is None else str(found[0])

    async def lobby(self, limit: int) -> list[Line]:
        """List open tables that have not started."""
        where = "WHERE status = 'gathering' AND visibility = 'open' ORDER BY updated DESC LIMIT $1"
        return [_line(row) for row in await self._read(f"{LINE} {where}", limit)]

    async def tables_of(self, player: str, limit: int) -> list[Line]:
        """List the tables a player sits at."""
        where = f"WHERE table_id IN ({self.theirs}) ORDER BY updated DESC LIMIT $2"
        return [_line(row) for row in await self._read(f"{LINE} {where}", player, limit)]

    async def find_tables(self, text: str, before: str, limit: int) -> list[Line]:
        """Find tables that are not finished."""
        query = f"""
            {LINE} WHERE status IN ('gathering', 'playing')
            AND ($1 = '' OR {self._holds("names", "$1")} OR game = $2 OR table_id = $3)
            AND ($4 = '' OR (updated, table_id) <
                (SELECT b.updated, b.table_id FROM lines AS b WHERE b.table_id = $4))
            ORDER BY updated DESC, table_id DESC LIMIT $5"""
        game, code = text.strip().casefold(), text.strip().upper()
        return [_line(row) for row in await self._read(query, text, game, code, before, limit)]

    async def add_player(self, player: Person, at: int) -> None:
        """Remember a new player."""
        query = "INSERT INTO players (id, name, at, seen) VALUES ($1, $2, $3, $3)"
        await self._write(query, player.id, player.name, at)

    async def rename_player(self, player: Person, *acts: Act) -> None:
        """Remember a player's new name."""
        query: Query = ("UPDATE players SET name = $1 WHERE id = $2", [player.name, player.id])
        await self._write_all([query, *map(noting, acts)], Word("player", player.id))

    async def player(self, player: str) -> Person | None:
        """Find a player."""
        found = await self._one(f"{PLAYER} WHERE players.id = $1", player)
        return None if found is None else Person(*found)

    async def add_token(self, digest: bytes, player: str, at: int) -> None:
        """Remember a bearer token by its hash."""
        await self._write("INSERT INTO tokens VALUES ($1, $2, $3)", digest, player, at)

    async def player_of_token(self, digest: bytes) -> Person | None:
        """Find the player of a token."""
        query = f"{PLAYER} JOIN tokens ON tokens.player = players.id WHERE tokens.digest = $1"
        found = await self._one(query, digest)
        return None if found is None else Person(*found)

    async def tokens_of(self, player: str) -> int:
        """Count a player's bearer tokens."""
        found = await self._one("SELECT count(*) FROM tokens WHERE player = $1", player)
        return 0 if found is None else int(found[0])

    async def add_account(self, account: Account, at: int) -> None:
        """Remember an account."""
        query = "INSERT INTO accounts (login, player, password, recovery, at) VALUES ($1, $2, $3, $4, $5)"
        await self._write(query, *account, at)

    async def account(self, login: str) -> Account | None:
        """Find an account by its login."""
        found = await self._one(f"{ACCOUNT} WHERE login = $1", login)
        return None if found is None else Account(*found)

    async def account_of(self, player: str) -> Account | None:
        """Find the account of a player."""
        found = await self._one(f"{ACCOUNT} WHERE player = $1", player)
        return None if found is None else Account(*found)

    async def login_of(self, player: str) -> str | None:
        """Find the login of a player's account."""
        found = await self._one("SELECT login FROM accounts WHERE player = $1", player)
        return None if found is None else str(found[0])

    async def change_account(self, account: Account) -> None:
        """Change the secrets of an account, and end all sessions and tokens of its player."""
        query = "UPDATE accounts SET password = $1, recovery = $2 WHERE login = $3"
        change: Query = (query, [account.password, account.recovery, account.login])
        await self._write_all([change, *ending(account.player)], Word("player", account.player))

    async def mentions(self, player: str) -> list[str]:
        """List the tables whose logs name a player anywhere."""
        query = f"SELECT DISTINCT table_id FROM entries WHERE {self.holds} ORDER BY table_id"
        return [str(row[0]) for row in await self._read(query, player.encode())]

    async def unfinished(self, player: str) -> list[str]:
        """List the unfinished tables whose logs name a player anywhere."""
        query = f"""
            SELECT DISTINCT l.table_id FROM lines AS l JOIN entries AS e ON e.table_id = l.table_id
            WHERE l.status <> 'finished' AND {self.holds} ORDER BY l.table_id"""
        return [str(row[0]) for row in await self._read(query, player.encode())]

    async def rewrite(self, table: str, rows: list[Row], line: Line) -> None:
        """Change the bodies of entries."""
        query = "UPDATE entries SET body = $1 WHERE table_id = $2 AND n = $3"
        queries: list[Query] = [(query, [row.body, table, row.n]) for row in rows]
        queries.append(("UPDATE lines SET names = $1 WHERE table_id = $2", [names_text(line), table]))
        await self._write_all(queries, Word("table", table))

    async def relist(self, line: Line) -> None:
        """Change the names of a table in lists."""
        query = "UPDATE lines SET names = $1 WHERE table_id = $2 AND updated = $3 AND names <> $1"
        await self._write(query, names_text(line), line.table, line.updated)

    async def keep_draft(self, table: str, seat: int, n: int, move: str) -> None:
        """Keep what a seat is composing, only the latest; an older decision's never replaces it."""
        query = """
            INSERT INTO drafts VALUES ($1, $2, $3, $4)
            ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n, move = excluded.move
            WHERE drafts.n <= excluded.n"""
        await self._write(query, table, seat, n, move)

    async def draft(self, table: str, seat: int, n: int) -> str:
        """Read what a seat was composing in a decision."""
        query = "SELECT move FROM drafts WHERE table_id = $1 AND seat = $2 AND n = $3"
        found = await self._one(query, table, seat, n)
        return "" if found is None else str(found[0])

    async def keep_review(self, table: str, seat: int, body: str, at: int) -> None:
        """Keep a review; the last one counts."""
        query = """
            INSERT INTO reviews (table_id, seat, body, at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body, at = excluded.at"""
        await self._write(query, table, seat, body, at)

    async def reviews(self, table: str) -> dict[int, str]:
        """Read the reviews of a game, by seat."""
        found = await self._read("SELECT seat, body FROM reviews WHERE table_id = $1", table)
        return {int(seat): str(body) for seat, body in found}

    async def claim(self, now: int, node: str, until: int, limit: int) -> list[str]:
        """Take on tables that are due and that nobody is looking after."""
        query = f"""
            WITH due AS (
                SELECT table_id FROM jobs WHERE due_at <= $3 AND (claimed_until < $3 OR claimed_by = $1)
                ORDER BY due_at LIMIT $4 {self.skip_locked}
            )
            UPDATE jobs SET claimed_by = $1, claimed_until = $2 FROM due
            WHERE jobs.table_id = due.table_id RETURNING jobs.table_id"""
        return [str(row[0]) for row in await self._write(query, node, until, now, limit)]

    async def renew(self, node: str, until: int) -> None:
        """Keep the tables this node has taken on."""
        await self._keep_until(node, until)

    async def release(self, node: str) -> None:
        """Leave to others the tables this node has taken on."""
        await self._keep_until(node, 0)

    async def _keep_until(self, node: str, until: int) -> None:
        mine = f"SELECT table_id FROM jobs WHERE claimed_by = $1 {self.skip_locked}"
        query = f"WITH mine AS ({mine}) UPDATE jobs SET claimed_until = $2 FROM mine"
        await self._write(f"{query} WHERE jobs.table_id = mine.table_id", node, until)

    async def watched(self) -> list[str]:
        """List all tables that somebody must look at some time."""
        return [str(row[0]) for row in await self._read("SELECT table_id FROM jobs ORDER BY table_id")]

    async def clock(self) -> tuple[int, int]:
        """Return the time of day by the database's clock, and when a node last noted that it was alive."""
        found = await self._one(f"SELECT {self.present}, (SELECT value FROM notes WHERE key = 'beat')")
        assert found is not None, "a query without a table has one row"
        return int(found[0]), int(found[1] or 0)

    async def beat(self, now: int) -> None:
        """Note that a node is alive."""
        await self._write(SET_NOTE, "beat", str(now))

    async def probe(self) -> str | None:
        """Write and read a little, and ask again what could not be answered; say what is wrong."""
        await self._write(SET_NOTE, "probe", secrets.token_hex(8))
        if self.trouble.unread is not None:
            query, values = self.trouble.unread
            await self._read(query, *values)
        return self.trouble.lasts()

    async def note(self, key: str, value: str) -> str:
        """Keep a value under a key, unless there is one already."""
        await self._write("INSERT INTO notes VALUES ($1, $2) ON CONFLICT DO NOTHING", key, value)
        found = await self._one("SELECT value FROM notes WHERE key = $1", key)
        assert found is not None, "it was written a moment ago"
        return str(found[0])


def names_text(line: Line) -> str:
    """Write the names of a table as they are kept."""
    return json.dumps(line.names, ensure_ascii=False)


def line_values(line: Line) -> tuple[str, str, str, str, int, str, int, str]:
    """Write a table in lists as it is kept, in the order of the columns."""
    names = names_text(line)
    return (
        line.table,
        line.game,
        line.status,
        line.visibility,
        line.seats,
        names,
        line.updated,
        line.facts,
    )


def _line(row: Found) -> Line:
    table, game, status, visibility, seats, names, updated, facts = row
    return Line(table, game, status, visibility, seats, json.loads(names), [], updated, facts)
