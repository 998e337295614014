"""What the keepers of the house do and see: rights, restraints, reports, and a trail of every act."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Literal, NamedTuple, Protocol

from magehall.server.store.asking import Asking, Query, Word

GONE: Final = "—"
"""Stands in for the name of someone who was forgotten."""
MUTED: Final = "muted"
REMOVED: Final = "removed"
Kind = Literal["muted", "removed"]
REPORT: Final = (
    "id, table_id, n, reporter, about, why, words, entry, at, decision, decided_by, decided_at, note"
)


class Act(NamedTuple):
    """Something a keeper did; an empty keeper is the command line."""

    id: str
    at: int
    keeper: str
    act: str
    subject: str
    """The player it was about, if any."""
    facts: str
    """What else is said about it, as JSON."""


class Right(NamedTuple):
    """Who is a keeper of the house, since when, and who granted it."""

    player: str
    at: int
    granted_by: str


class Restraint(NamedTuple):
    """What a player may not do, and until when; 0 for good."""

    player: str
    kind: Kind
    until: int
    at: int
    keeper: str
    why: str


class Report(NamedTuple):
    """What somebody reported, and its outcome."""

    id: str
    table: str
    n: int
    reporter: str
    about: str
    why: str
    words: str
    entry: str
    """The entry of the log as it was, as JSON."""
    at: int
    decision: str = ""
    decided_by: str = ""
    decided_at: int = 0
    note: str = ""


class Known(NamedTuple):
    """A player as keepers see them."""

    id: str
    name: str
    owner: str
    at: int
    seen: int
    login: str | None
    is_keeper: bool
    muted_until: int | None
    is_removed: bool


class Census(NamedTuple):
    """How many there are of what."""

    tables: dict[tuple[str, str], int]
    """By game and status."""
    players: int
    accounts: int
    open_reports: int
    nodes: list[str]
    """Nodes looking after tables now."""


def new_act(at: int, keeper: str, act: str, subject: str = "", **facts: Any) -> Act:
    """Write down what a keeper does; empty facts are left out."""
    told = {name: fact for name, fact in facts.items() if fact not in ("", None)}
    return Act(new_id(at), at, keeper, act, subject, json.dumps(told, ensure_ascii=False))


def new_id(at: int) -> str:
    """Make up an id that sorts by time, and within one time by order of arrival."""
    global _newest
    number = at << 32 | secrets.randbits(31)
    _newest = _newest + 1 if number >> 32 == _newest >> 32 else number
    return f"{_newest:020x}"


_newest = 0


def noting(act: Act) -> Query:
    """Return the query that notes an act."""
    return "INSERT INTO audit (id, at, keeper, act, subject, facts) VALUES ($1, $2, $3, $4, $5, $6)", act


def restraining(restraint: Restraint) -> list[Query]:
    """Return the queries of a restraint; a removed player loses all tokens, their programs' too."""
    query = """
        INSERT INTO restraints (player, kind, until, at, keeper, why) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (player, kind) DO UPDATE SET until = excluded.until, at = excluded.at,
            keeper = excluded.keeper, why = excluded.why"""
    theirs = "SELECT id FROM players WHERE id = $1 OR owner = $1"
    tokens: Query = (f"DELETE FROM tokens WHERE player IN ({theirs})", [restraint.player])
    return [(query, restraint), *([tokens] if restraint.kind == REMOVED else [])]


class KeepersStore(Protocol):
    """The part of a store that keepers use; whatever they do is noted along with it."""

    async def note_act(self, act: Act) -> None:
        """Note something a keeper did."""

    async def acts(self, before: str, limit: int) -> list[Act]:
        """List what keepers did, the latest first, before an id or from the latest on."""

    async def is_keeper(self, player: str) -> bool:
        """Tell whether a player is a keeper."""

    async def keepers(self) -> list[Right]:
        """List the keepers, the first one first."""

    async def grant(self, right: Right, act: Act) -> None:
        """Make someone a keeper."""

    async def revoke(self, player: str, act: Act) -> None:
        """Take a keeper's right away."""

    async def restrain(self, restraint: Restraint, act: Act) -> None:
        """Restrain a player, replacing what applied before; all nodes are told."""

    async def relieve(self, player: str, kind: Kind, act: Act) -> None:
        """Lift a restraint; all nodes are told."""

    async def restraints_of(self, player: str) -> list[Restraint]:
        """List what a player may not do."""

    async def add_report(self, report: Report) -> None:
        """Keep a report."""

    async def report(self, report: str) -> Report | None:
        """Find a report."""

    async def reports(self, is_open: bool, before: str, limit: int) -> list[Report]:
        """List reports, or only open ones, the latest first, before an id or from the latest on."""

    async def reports_about(self, player: str, limit: int) -> list[Report]:
        """List the latest reports about a player."""

    async def reports_by(self, player: str, limit: int) -> list[Report]:
        """List the latest reports by a player."""

    async def decide(self, report: Report, restraint: Restraint | None, acts: list[Act]) -> None:
        """Write down the outcome of a report, and restrain the player it is about, all or nothing."""

    async def known(self, player: str) -> Known | None:
        """Find a player for a keeper."""

    async def find_players(self, text: str, before: str, limit: int) -> list[Known]:
        """Find players by part of the name, the login, the id or the code of a table."""

    async def names_of(self, players: Iterable[str]) -> dict[str, str]:
        """Return the names of players; forgotten ones have none."""

    async def census(self, now: int) -> Census:
        """Count what there is."""


class KeepersSql(Asking):
    """Keeps in a database what keepers do."""

    folded: str = "casefold({})"
    """Writes a text so that upper and lower case are the same."""
    place: ClassVar[str] = "instr({column}, {text})"
    """Asks where a text occurs in another; 0 if nowhere."""

    async def note_act(self, act: Act) -> None:
        """Note something a keeper did."""
        await self._write_all([noting(act)])

    async def acts(self, before: str, limit: int) -> list[Act]:
        """List what keepers did."""
        query = """
            SELECT id, at, keeper, act, subject, facts FROM audit
            WHERE $1 = '' OR id < $1 ORDER BY id DESC LIMIT $2"""
        return [Act(*row) for row in await self._read(query, before, limit)]

    async def is_keeper(self, player: str) -> bool:
        """Tell whether a player is a keeper."""
        return await self._one("SELECT 1 FROM rights WHERE player = $1", player) is not None

    async def keepers(self) -> list[Right]:
        """List the keepers."""
        query = "SELECT player, at, granted_by FROM rights ORDER BY at, player"
        return [Right(*row) for row in await self._read(query)]

    async def grant(self, right: Right, act: Act) -> None:
        """Make someone a keeper."""
        query = "INSERT INTO rights (player, at, granted_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._write_all([(query, right), noting(act)])

    async def revoke(self, player: str, act: Act) -> None:
        """Take a keeper's right away."""
        await self._write_all([("DELETE FROM rights WHERE player = $1", [player]), noting(act)])

    async def restrain(self, restraint: Restraint, act: Act) -> None:
        """Restrain a player."""
        words = await self._words(restraint.player)
        await self._write_all([*restraining(restraint), noting(act)], *words)

    async def relieve(self, player: str, kind: Kind, act: Act) -> None:
        """Lift a restraint."""
        query = "DELETE FROM restraints WHERE player = $1 AND kind = $2"
        await self._write_all([(query, [player, kind]), noting(act)], *await self._words(player))

    async def _words(self, player: str) -> list[Word]:
        """Name whom to check again: a player, and the programs they answer for."""
        programs = await self._read("SELECT id FROM players WHERE owner = $1", player)
        return [Word("player", player), *(Word("player", str(row[0])) for row in programs)]

    async def restraints_of(self, player: str) -> list[Restraint]:
        """List what a player may not do."""
        query = "SELECT player, kind, until, at, keeper, why FROM restraints WHERE player = $1 ORDER BY kind"
        return [Restraint(*row) for row in await self._read(query, player)]

    async def add_report(self, report: Report) -> None:
        """Keep a report."""
        places = ", ".join(f"${number}" for number in range(1, len(report) + 1))
        await self._write_all([(f"INSERT INTO reports ({REPORT}) VALUES ({places})", report)])

    async def report(self, report: str) -> Report | None:
        """Find a report."""
        found = await self._one(f"SELECT {REPORT} FROM reports WHERE id = $1", report)
        return None if found is None else Report(*found)

    async def reports(self, is_open: bool, before: str, limit: int) -> list[Report]:
        """List reports."""
        which = "decision = '' AND " if is_open else ""
        query = f"""
            SELECT {REPORT} FROM reports WHERE {which}($1 = '' OR id < $1) ORDER BY id DESC LIMIT $2"""
        return [Report(*row) for row in await self._read(query, before, limit)]

    async def reports_about(self, player: str, limit: int) -> list[Report]:
        """List the latest reports about a player."""
        query = f"SELECT {REPORT} FROM reports WHERE about = $1 ORDER BY id DESC LIMIT $2"
        return [Report(*row) for row in await self._read(query, player, limit)]

    async def reports_by(self, player: str, limit: int) -> list[Report]:
        """List the latest reports by a player."""
        query = f"SELECT {REPORT} FROM reports WHERE reporter = $1 ORDER BY id DESC LIMIT $2"
        return [Report(*row) for row in await self._read(query, player, limit)]

    async def decide(self, report: Report, restraint: Restraint | None, acts: list[Act]) -> None:
        """Write down the outcome of a report."""
        query = """
            UPDATE reports SET decision = $1, decided_by = $2, decided_at = $3, note = $4
            WHERE id = $5 AND decision = ''"""
        decided = (report.decision, report.decided_by, report.decided_at, report.note, report.id)
        queries = [] if restraint is None else restraining(restraint)
        words = [] if restraint is None else await self._words(restraint.player)
        await self._write_all([(query, decided), *queries, *map(noting, acts)], *words)

    async def known(self, player: str) -> Known | None:
        """Find a player for a keeper."""
        found = await self._one(f"{KNOWN} WHERE p.id = $1", player)
        return None if found is None else _known(found)

    async def find_players(self, text: str, before: str, limit: int) -> list[Known]:
        """Find players."""
        query = f"""
            {KNOWN} WHERE ($1 = '' OR {self._holds("p.name", "$1")} OR p.id = $1 OR a.login = $2
                OR p.id IN (SELECT s.player FROM sitting AS s WHERE s.table_id = $3))
            AND ($4 = '' OR (p.seen, p.id) < (SELECT b.seen, b.id FROM players AS b WHERE b.id = $4))
            ORDER BY p.seen DESC, p.id DESC LIMIT $5"""
        login, code = text.strip().casefold(), text.strip().upper()
        return [_known(row) for row in await self._read(query, text, login, code, before, limit)]

    def _holds(self, column: str, text: str) -> str:
        """Ask whether a text is part of a column, whatever the case of its letters."""
        folded = {"text": self.folded.format(text), "column": self.folded.format(column)}
        return f"{self.place.format(**folded)} > 0"

    async def names_of(self, players: Iterable[str]) -> dict[str, str]:
        """Return the names of players."""
        wanted = sorted(set(players) - {"", GONE})
        if not wanted:
            return {}
        places = ", ".join(f"${number}" for number in range(1, len(wanted) + 1))
        found = await self._read(f"SELECT id, name FROM players WHERE id IN ({places})", *wanted)
        return {str(player): str(name) for player, name in found}

    async def census(self, now: int) -> Census:
        """Count what there is."""
        counted = await self._read("SELECT game, status, count(*) FROM lines GROUP BY game, status")
        numbers = await self._one(
            "SELECT (SELECT count(*) FROM players), (SELECT count(*) FROM accounts),"
            " (SELECT count(*) FROM reports WHERE decision = '')"
        )
        assert numbers is not None, "a query without a table has one row"
        claims = "SELECT DISTINCT claimed_by FROM jobs WHERE claimed_until >= $1 ORDER BY claimed_by"
        nodes = [str(row[0]) for row in await self._read(claims, now)]
        tables = {(str(game), str(status)): int(number) for game, status, number in counted}
        return Census(tables, int(numbers[0]), int(numbers[1]), int(numbers[2]), nodes)


KNOWN: Final = """
    SELECT p.id, p.name, p.owner, p.at, p.seen, a.login, r.player, m.until, g.player FROM players AS p
    LEFT JOIN accounts AS a ON a.player = p.id
    LEFT JOIN rights AS r ON r.player = p.id
    LEFT JOIN restraints AS m ON m.player = p.id AND m.kind = 'muted'
    LEFT JOIN restraints AS g ON g.player = p.id AND g.kind = 'removed'"""


def _known(row: Any) -> Known:
    player, name, owner, at, seen, login, keeper, muted, removed = row
    return Known(player, name, owner, at, seen, login, keeper is not None, muted, removed is not None)


def facts_of(act: Act) -> Mapping[str, Any]:
    """Read what else is said about an act."""
    facts: Mapping[str, Any] = json.loads(act.facts)
    return facts
