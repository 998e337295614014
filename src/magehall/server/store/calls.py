"""Who can be called, and how: programs that people registered as bots, and browsers that want notices."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from magehall.server.store.asking import Asking, Word

PERSON = "players.id, players.name, players.epoch, players.owner, mute.until, mute.why, removal.why"
_ANSWERS = "CASE players.owner WHEN '' THEN players.id ELSE players.owner END"
RESTRAINED = f"""
    LEFT JOIN restraints AS mute ON mute.kind = 'muted' AND mute.player = {_ANSWERS}
    LEFT JOIN restraints AS removal ON removal.kind = 'removed' AND removal.player = {_ANSWERS}"""
"""A player comes with what they may not do; for a program its owner answers."""
PLAYER = f"SELECT {PERSON} FROM players {RESTRAINED}"


class Person(NamedTuple):
    """A player as the store knows them."""

    id: str
    name: str
    epoch: int = 0
    """Changed when cookies from before there were sessions are no longer to be accepted."""
    owner: str = ""
    """For a program that plays, the player who registered it."""
    muted_until: int | None = None
    """Until when they are muted, 0 for good; None if they are not."""
    muted_why: str | None = None
    removed_why: str | None = None
    """Why they were removed from the house; None if they were not."""

    def is_muted(self, now: int) -> bool:
        """Tell whether they are muted now."""
        return self.muted_until is not None and (self.muted_until == 0 or self.muted_until > now)


class Invitation(NamedTuple):
    """A table that a program was invited to, and the player who invited it."""

    table: str
    inviter: str
    at: int


class Subscription(NamedTuple):
    """Where a browser takes notices, and how they must be sealed."""

    endpoint: str
    player: str
    p256dh: str
    auth: str
    language: str


class CallsStore(Protocol):
    """The part of a store that knows programs and subscriptions."""

    async def add_program(self, program: Person, at: int) -> None:
        """Remember a program as a player with an owner."""

    async def programs_of(self, owner: str) -> list[Person]:
        """List the programs that somebody registered."""

    async def revoke_tokens(self, player: str) -> None:
        """Revoke all bearer tokens of a player; all nodes are told."""

    async def invite(self, program: str, invitation: Invitation) -> None:
        """Invite a program to a table."""

    async def invitations(self, program: str, since: int) -> list[Invitation]:
        """List what a program was invited to since a time."""

    async def subscribe(self, subscription: Subscription, at: int) -> None:
        """Remember where to send notices; a browser has one subscription, whoever uses it."""

    async def subscriptions(self, player: str) -> list[Subscription]:
        """List where a player takes notices."""

    async def unsubscribe(self, player: str, endpoint: str | None) -> None:
        """Send a player no more notices in one browser, or in any."""

    async def notice(self, table: str, seat: int, n: int) -> bool:
        """Take on the notice of a turn that began with entry `n`; False if somebody already has."""


class CallsSql(Asking):
    """Keeps programs and subscriptions in a database."""

    async def add_program(self, program: Person, at: int) -> None:
        """Remember a program."""
        query = "INSERT INTO players (id, name, owner, at, seen) VALUES ($1, $2, $3, $4, $4)"
        await self._write(query, program.id, program.name, program.owner, at)

    async def programs_of(self, owner: str) -> list[Person]:
        """List somebody's programs."""
        query = f"{PLAYER} WHERE players.owner = $1 AND players.owner <> '' ORDER BY players.at, players.id"
        return [Person(*row) for row in await self._read(query, owner)]

    async def revoke_tokens(self, player: str) -> None:
        """Forget all bearer tokens of a player."""
        query = "DELETE FROM tokens WHERE player = $1"
        await self._write_all([(query, [player])], Word("player", player))

    async def invite(self, program: str, invitation: Invitation) -> None:
        """Invite a program to a table."""
        query = """
            INSERT INTO invitations (player, table_id, inviter, at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (player, table_id) DO UPDATE SET inviter = excluded.inviter, at = excluded.at"""
        await self._write(query, program, *invitation)

    async def invitations(self, program: str, since: int) -> list[Invitation]:
        """List what a program was invited to."""
        query = "SELECT table_id, inviter, at FROM invitations WHERE player = $1 AND at >= $2 ORDER BY at"
        return [Invitation(*row) for row in await self._read(query, program, since)]

    async def subscribe(self, subscription: Subscription, at: int) -> None:
        """Remember where to send notices."""
        query = """
            INSERT INTO subscriptions (endpoint, player, p256dh, auth, language, at)
            VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, p256dh = excluded.p256dh,
                auth = excluded.auth, language = excluded.language, at = excluded.at"""
        await self._write(query, *subscription, at)

    async def subscriptions(self, player: str) -> list[Subscription]:
        """List where a player takes notices."""
        query = "SELECT endpoint, player, p256dh, auth, language FROM subscriptions WHERE player = $1"
        return [Subscription(*row) for row in await self._read(f"{query} ORDER BY at, endpoint", player)]

    async def unsubscribe(self, player: str, endpoint: str | None) -> None:
        """Forget where to send notices."""
        query = "DELETE FROM subscriptions WHERE player = $1"
        if endpoint is None:
            await self._write(query, player)
        else:
            await self._write(f"{query} AND endpoint = $2", player, endpoint)

    async def notice(self, table: str, seat: int, n: int) -> bool:
        """Take on the notice of a turn."""
        query = """
            INSERT INTO noticed VALUES ($1, $2, $3) ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n
            WHERE noticed.n < excluded.n RETURNING n"""
        return bool(await self._write(query, table, seat, n))
