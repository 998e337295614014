"""What a store can do, whichever database is below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Conflict(Exception):
    """An entry of that number is already there: somebody else wrote it."""


class Row(NamedTuple):
    """One entry of a table's log, as it is kept."""

    n: int
    kind: str
    body: bytes
    at: int


class Person(NamedTuple):
    """A player as the store knows them."""

    id: str
    name: str


class Line(NamedTuple):
    """A table in a list: what can be told of it without folding its log."""

    table: str
    game: str
    status: str
    visibility: str
    seats: int
    names: list[str]
    players: list[str]
    updated: int


@dataclass(frozen=True)
class Step:
    """What is written at one table in one go, all or nothing."""

    table: str
    rows: list[Row]
    seed: str | None = None
    """The secret of a new table, given with its first row."""
    line: Line | None = None
    """The table in lists, where that changed."""
    due: int | None = None
    """When somebody must look at the table next: a bot's turn, a clock's end; 0 never, None as before."""
    node: str = ""
    """Who will look."""
    until: int = 0
    """How long nobody else needs to."""


class Store(Protocol):
    """A store of logs, players and duties; every write is durable when it returns."""

    async def close(self) -> None:
        """Finish what was begun, then close."""

    async def append(self, steps: list[Step]) -> None:
        """Append to the logs of one or more tables, all or nothing; a taken number raises `Conflict`."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Read a table's log after an entry."""

    async def seed(self, table: str) -> str | None:
        """Read a table's secret; None where there is no such table."""

    async def lobby(self, limit: int) -> list[Line]:
        """List open tables that have not started, the latest first."""

    async def tables_of(self, player: str, limit: int) -> list[Line]:
        """List the tables a player sits at, the latest first."""

    async def add_player(self, player: Person, at: int) -> None:
        """Remember a new player."""

    async def rename_player(self, player: Person) -> None:
        """Remember a player's new name."""

    async def player(self, player: str) -> Person | None:
        """Find a player."""

    async def add_token(self, digest: bytes, player: str, at: int) -> None:
        """Remember a bearer token by its hash."""

    async def player_of_token(self, digest: bytes) -> Person | None:
        """Find the player whose bearer token has this hash."""

    async def claim(self, now: int, node: str, until: int, limit: int) -> list[str]:
        """Take on tables that are due and that nobody is looking after."""

    async def renew(self, node: str, until: int) -> None:
        """Go on looking after what this node has taken on."""

    async def watched(self) -> list[str]:
        """List all tables that somebody must look at some time."""

    async def beat(self, now: int) -> int:
        """Note that a node is alive; give the time when one was noted last, 0 for never."""

    async def note(self, key: str, value: str) -> str:
        """Keep a value under a key, unless there is one already; give the one that holds."""
