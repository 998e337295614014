"""Where people are signed in: a session is known by the hash of its cookie, as a token is by its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from magehall.server.store.asking import Asking, Query, Word
from magehall.server.store.calls import PERSON, RESTRAINED, Person

SESSION: Final = "digest, sessions.player, device, sessions.at, sessions.seen, inherited"
MOST: Final = 50
"""Sessions that one player may have; the one seen longest ago makes room."""


class Session(NamedTuple):
    """One device on which somebody is signed in."""

    digest: bytes
    player: str
    device: str
    at: int
    seen: int
    inherited: int = 0
    """1 if it began with a cookie from before there were sessions."""


class SessionsStore(Protocol):
    """The part of a store that knows who is signed in where."""

    async def add_session(self, session: Session) -> None:
        """Remember a session, unless it is known."""

    async def session(self, digest: bytes, since: int) -> tuple[Person, Session] | None:
        """Find a session that was seen since a time, and whose it is."""

    async def sessions_of(self, player: str) -> list[Session]:
        """List somebody's sessions, the one seen last first."""

    async def see_session(self, digest: bytes, at: int) -> None:
        """Note that a session was seen."""

    async def end_session(self, session: Session) -> None:
        """End a session, with the earlier cookie that it began with; all nodes are told."""

    async def end_sessions(self, player: str, but: bytes = b"") -> None:
        """End all sessions of a player, except perhaps one, and all tokens; all nodes are told."""

    async def holders(self, digests: Sequence[bytes]) -> dict[bytes, Person]:
        """Find whose these sessions and tokens are; someone removed has none any more."""


class SessionsSql(Asking):
    """Keeps sessions in a database."""

    async def add_session(self, session: Session) -> None:
        """Remember a session, replacing the oldest if there are too many."""
        mine = "SELECT digest FROM sessions WHERE player = $1 ORDER BY seen DESC, digest"
        add = "INSERT INTO sessions (digest, player, device, at, seen, inherited)"
        await self._write_all(
            [
                (f"{add} VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING", session),
                (
                    f"DELETE FROM sessions WHERE player = $1 AND digest NOT IN ({mine} LIMIT {MOST})",
                    [session.player],
                ),
            ]
        )

    async def session(self, digest: bytes, since: int) -> tuple[Person, Session] | None:
        """Find a session and whose it is."""
        query = f"""
            SELECT {SESSION}, {PERSON} FROM sessions
            JOIN players ON players.id = sessions.player {RESTRAINED}
            WHERE digest = $1 AND sessions.seen >= $2"""
        found = await self._one(query, digest, since)
        return None if found is None else (Person(*found[6:]), Session(*found[:6]))

    async def sessions_of(self, player: str) -> list[Session]:
        """List somebody's sessions."""
        query = f"SELECT {SESSION} FROM sessions WHERE player = $1 ORDER BY seen DESC, at DESC, digest"
        return [Session(*row) for row in await self._read(query, player)]

    async def see_session(self, digest: bytes, at: int) -> None:
        """Note that a session was seen."""
        await self._write("UPDATE sessions SET seen = $1 WHERE digest = $2 AND seen < $1", at, digest)

    async def end_session(self, session: Session) -> None:
        """End a session."""
        queries: list[Query] = [("DELETE FROM sessions WHERE digest = $1", [session.digest])]
        if session.inherited:
            queries.append(_worthless(session.player))
        await self._write_all(queries, Word("player", session.player))

    async def end_sessions(self, player: str, but: bytes = b"") -> None:
        """End all sessions of a player, except perhaps one, and all tokens."""
        await self._write_all(ending(player, but), Word("player", player))

    async def holders(self, digests: Sequence[bytes]) -> dict[bytes, Person]:
        """Find whose these sessions and tokens are."""
        places = ", ".join(f"${number}" for number in range(1, len(digests) + 1))
        held: dict[bytes, Person] = {}
        for table in ("sessions", "tokens"):
            query = f"""
                SELECT digest, {PERSON} FROM {table}
                JOIN players ON players.id = {table}.player {RESTRAINED} WHERE digest IN ({places})"""
            held |= {bytes(row[0]): Person(*row[1:]) for row in await self._read(query, *digests)}
        return {digest: person for digest, person in held.items() if person.removed_why is None}


def ending(player: str, but: bytes = b"") -> list[Query]:
    """Return the queries that end everything that lets a player in: sessions, tokens, earlier cookies."""
    return [
        ("DELETE FROM sessions WHERE player = $1 AND digest <> $2", [player, but]),
        ("DELETE FROM tokens WHERE player = $1", [player]),
        _worthless(player),
    ]


def _worthless(player: str) -> Query:
    """Invalidate cookies from before there were sessions."""
    return "UPDATE players SET epoch = epoch + 1 WHERE id = $1", [player]
