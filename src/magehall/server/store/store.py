"""What a store can do, whichever database is behind it."""

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
    """An entry with that number is already there: somebody else wrote it."""


Heard = Callable[[Sequence["Written"] | None], None]
"""Called with what other nodes wrote; None means that it may have been anything."""

Told = Callable[[Word | None], None]
"""Called to look again at a player or a table; None means that it may be any."""


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
    """A table in a list: what can be said about it without folding its log."""

    table: str
    game: str
    status: str
    visibility: str
    seats: int
    names: list[str]
    players: list[str]
    updated: int
    facts: str = "{}"
    """What else is said about it, as text that only its writers and readers understand."""


class Step(NamedTuple):
    """What is written at one table in one go, all or nothing."""

    table: str
    rows: list[Row]
    seed: str | None = None
    """The secret of a new table, written with its first row."""
    line: Line | None = None
    """The table as lists show it, if that changed."""
    due: int | None = None
    """When somebody must look at the table next: a bot's turn, a clock's end; 0 never, None unchanged."""
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
        """Report from now on what other nodes write, and what to check again; neither callback may wait."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Read a table's log after an entry."""

    async def seed(self, table: str) -> str | None:
        """Read a table's secret; None if there is no such table."""

    async def lobby(self, limit: int) -> list[Line]:
        """List open tables that have not started, the latest first."""

    async def tables_of(self, player: str, limit: int) -> list[Line]:
        """List the tables a player sits at, the latest first."""

    async def find_tables(self, text: str, before: str, limit: int) -> list[Line]:
        """Find unfinished tables by the code, the game or part of a name, the latest first."""

    async def add_player(self, player: Person, at: int) -> None:
        """Remember a new player."""

    async def rename_player(self, player: Person, *acts: Act) -> None:
        """Remember a player's new name, and the acts of a keeper who set it; all nodes are told."""

    async def player(self, player: str) -> Person | None:
        """Find a player."""

    async def add_token(self, digest: bytes, player: str, at: int) -> None:
        """Remember a bearer token by its hash."""

    async def player_of_token(self, digest: bytes) -> Person | None:
        """Find the player whose bearer token has this hash."""

    async def tokens_of(self, player: str) -> int:
        """Count a player's bearer tokens."""

    async def add_account(self, account: Account, at: int) -> None:
        """Remember an account; a login that is taken, or a player who has an account, raises `Conflict`."""

    async def account(self, login: str) -> Account | None:
        """Find an account by its login."""

    async def login_of(self, player: str) -> str | None:
        """Find the login of a player's account."""

    async def account_of(self, player: str) -> Account | None:
        """Find the account of a player."""

    async def change_account(self, account: Account) -> None:
        """Change the secrets of an account and end its player's sessions and tokens; all nodes are told."""

    async def mentions(self, player: str) -> list[str]:
        """List the tables whose logs name a player anywhere."""

    async def unfinished(self, player: str) -> list[str]:
        """List the unfinished tables whose logs name a player anywhere."""

    async def rewrite(self, table: str, rows: list[Row], line: Line) -> None:
        """Change the bodies of entries, as when somebody wants to be forgotten; other nodes are told."""

    async def relist(self, line: Line) -> None:
        """Change a table's names in lists, unless something has been written there since."""

    async def keep_draft(self, table: str, seat: int, n: int, move: str) -> None:
        """Keep what a seat composes in the decision that began with entry `n`; an empty text for nothing."""

    async def draft(self, table: str, seat: int, n: int) -> str:
        """Read what a seat was composing in a decision; empty if nothing was kept."""

    async def keep_review(self, table: str, seat: int, body: str, at: int) -> None:
        """Keep the review of a seat's decisions in a finished game."""

    async def reviews(self, table: str) -> dict[int, str]:
        """Read the reviews of a game, by seat."""

    async def claim(self, now: int, node: str, until: int, limit: int) -> list[str]:
        """Take on tables that are due and that nobody is looking after."""

    async def renew(self, node: str, until: int) -> None:
        """Keep the tables this node has taken on."""

    async def release(self, node: str) -> None:
        """Leave to others the tables this node has taken on."""

    async def watched(self) -> list[str]:
        """List all tables that somebody must look at some time."""

    async def clock(self) -> tuple[int, int]:
        """Return the time of day as all nodes of the store know it, and the last `beat`'s, 0 for never."""

    async def beat(self, now: int) -> None:
        """Note that a node is alive."""

    async def probe(self) -> str | None:
        """Write and read a little; say in a word what is wrong, if anything, or raise `StoreTrouble`."""

    async def note(self, key: str, value: str) -> str:
        """Keep a value under a key, unless there is one already; return the one that is kept."""
