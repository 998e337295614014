"""What a store can do, whichever database is below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from magehall.server.store.asking import Word
from magehall.server.store.calls import CallsStore, Person
from magehall.server.store.keepers import Act, KeepersStore
from magehall.server.store.personal import PersonalStore
from magehall.server.store.sessions import SessionsStore
from magehall.server.store.standings import StandingsStore
from magehall.server.store.tidying import TidyingStore

if TYPE_CHECKING:
    from magehall.server.store.telling import Written


class Conflict(Exception):
    """An entry of that number is already there: somebody else wrote it."""


Heard = Callable[[Sequence["Written"] | None], None]
"""Is told what other nodes wrote; None means that it may have been anything."""

Told = Callable[[Word | None], None]
"""Is told to look again at a player or a table; None means that it may be at any."""


class Row(NamedTuple):
    """One entry of a table's log, as it is kept."""

    n: int
    kind: str
    body: bytes
    at: int


class Account(NamedTuple):
    """How a player gets in from another device."""

    login: str
    player: str
    password: str
    """Hashed."""
    recovery: bytes
    """Hashed."""


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
    facts: str = "{}"
    """What else is told of it, as text that only those who write and read it understand."""


class Step(NamedTuple):
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
    act: Act | None = None
    """What a keeper did by it."""


class Store(StandingsStore, CallsStore, SessionsStore, TidyingStore, PersonalStore, KeepersStore, Protocol):
    """A store of logs, players and duties; every write is durable when it returns."""

    async def close(self) -> None:
        """Finish what was begun, then close."""

    async def append(self, steps: list[Step]) -> None:
        """Append to the logs of one or more tables, all or nothing; a taken number raises `Conflict`."""

    async def listen(self, heard: Heard, told: Told) -> None:
        """Tell from now on what other nodes write, and what to look at again; neither must wait."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Read a table's log after an entry."""

    async def seed(self, table: str) -> str | None:
        """Read a table's secret; None where there is no such table."""

    async def lobby(self, limit: int) -> list[Line]:
        """List open tables that have not started, the latest first."""

    async def tables_of(self, player: str, limit: int) -> list[Line]:
        """List the tables a player sits at, the latest first."""

    async def find_tables(self, text: str, before: str, limit: int) -> list[Line]:
        """Find tables that are not finished by the code, the game or a part of a name, the latest first."""

    async def add_player(self, player: Person, at: int) -> None:
        """Remember a new player."""

    async def rename_player(self, player: Person, *acts: Act) -> None:
        """Remember a player's new name, and the acts of a keeper who gave it; all nodes are told."""

    async def player(self, player: str) -> Person | None:
        """Find a player."""

    async def add_token(self, digest: bytes, player: str, at: int) -> None:
        """Remember a bearer token by its hash."""

    async def player_of_token(self, digest: bytes) -> Person | None:
        """Find the player whose bearer token has this hash."""

    async def tokens_of(self, player: str) -> int:
        """Count a player's bearer tokens."""

    async def add_account(self, account: Account, at: int) -> None:
        """Remember an account; a login or a player that has one already raises `Conflict`."""

    async def account(self, login: str) -> Account | None:
        """Find an account by its login."""

    async def login_of(self, player: str) -> str | None:
        """Find the login of a player's account."""

    async def account_of(self, player: str) -> Account | None:
        """Find the account of a player."""

    async def change_account(self, account: Account) -> None:
        """Change the secrets of an account, and end all sessions and tokens of its player; all are told."""

    async def mentions(self, player: str) -> list[str]:
        """List the tables whose logs name a player anywhere."""

    async def unfinished(self, player: str) -> list[str]:
        """List the tables that are not finished and whose logs name a player anywhere."""

    async def rewrite(self, table: str, rows: list[Row], line: Line) -> None:
        """Change the bodies of entries, as when somebody wants to be forgotten; other nodes are told."""

    async def relist(self, line: Line) -> None:
        """Change the names of a table in lists, unless something was written there since."""

    async def keep_draft(self, table: str, seat: int, n: int, move: str) -> None:
        """Keep what a seat composes in the decision that began with entry `n`; an empty text for nothing."""

    async def draft(self, table: str, seat: int, n: int) -> str:
        """Read what a seat was composing in a decision; empty where nothing was kept."""

    async def keep_review(self, table: str, seat: int, body: str, at: int) -> None:
        """Keep the review of a seat's decisions in a finished game."""

    async def reviews(self, table: str) -> dict[int, str]:
        """Read the reviews of a game, by seat."""

    async def claim(self, now: int, node: str, until: int, limit: int) -> list[str]:
        """Take on tables that are due and that nobody is looking after."""

    async def renew(self, node: str, until: int) -> None:
        """Go on looking after what this node has taken on."""

    async def release(self, node: str) -> None:
        """Leave to others what this node has taken on."""

    async def watched(self) -> list[str]:
        """List all tables that somebody must look at some time."""

    async def clock(self) -> tuple[int, int]:
        """Give the time of day as all nodes of the store know it, and of the last `beat`, 0 for never."""

    async def beat(self, now: int) -> None:
        """Note that a node is alive."""

    async def probe(self) -> str | None:
        """Write and read a little; say in a word what is wrong, if anything, or raise `StoreTrouble`."""

    async def note(self, key: str, value: str) -> str:
        """Keep a value under a key, unless there is one already; give the one that holds."""
