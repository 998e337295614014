"""What a store has under a player's own name: one list, used both to show it and to erase it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from magehall.server.store.asking import Asking, Query, Word
from magehall.server.store.keepers import GONE, Act, noting


class Place(NamedTuple):
    """A table of the database that knows players."""

    table: str
    columns: tuple[str, ...]
    """Where it names them."""
    shown: tuple[str, ...]
    """What they are shown of it; hashes of secrets and keys of browsers are left out."""
    erasing: tuple[str, ...] = ()
    """How they are taken out of it, if their rows are not simply deleted."""


PLACES: Final = (
    Place("accounts", ("player",), ("login", "at")),
    Place("sessions", ("player",), ("device", "at", "seen")),
    Place("tokens", ("player",), ("at",)),
    Place("sitting", ("player",), ("table_id",)),
    Place("subscriptions", ("player",), ("endpoint", "language", "at")),
    Place("invitations", ("player", "inviter"), ("player", "table_id", "inviter", "at")),
    Place(
        "rights",
        ("player",),
        ("at",),
        (
            "DELETE FROM rights WHERE player = $1",
            f"UPDATE rights SET granted_by = '{GONE}' WHERE granted_by = $1",
        ),
    ),
    Place(
        "restraints",
        ("player",),
        ("kind", "until", "at", "why"),
        (
            "DELETE FROM restraints WHERE player = $1",
            f"UPDATE restraints SET keeper = '{GONE}' WHERE keeper = $1",
        ),
    ),
    Place(
        "reports",
        ("reporter",),
        ("table_id", "n", "why", "words", "at"),
        (
            "DELETE FROM reports WHERE about = $1",
            f"UPDATE reports SET reporter = '{GONE}', words = '' WHERE reporter = $1",
            f"UPDATE reports SET decided_by = '{GONE}' WHERE decided_by = $1",
        ),
    ),
    Place(
        "audit",
        ("subject",),
        ("at", "act", "facts"),
        (
            f"UPDATE audit SET subject = '{GONE}', facts = '{{}}' WHERE subject = $1",
            f"UPDATE audit SET keeper = '{GONE}' WHERE keeper = $1",
        ),
    ),
    Place("players", ("id",), ("id", "name", "owner", "at", "seen")),
)
"""Where players are named, they themselves last. Reports about them are shown only to keepers."""
STANDINGS: Final = (
    Place("results", ("who",), ("table_id", "seat", "game", "seats", "place", "points", "figures", "at")),
    Place("ratings", ("who",), ("game", "seats", "number", "mu", "sigma", "table_id", "at")),
)
"""Where their games are counted."""


class PersonalStore(Protocol):
    """The part of a store that shows and forgets what it has about a player."""

    async def rows_of(self, player: str) -> dict[str, list[dict[str, Any]]]:
        """Return all rows under a player's own name, by the tables of the database."""

    async def drafts(self, table: str) -> dict[int, str]:
        """Read what is being composed at a table, by seat."""

    async def forget_player(self, player: str, *acts: Act) -> None:
        """Forget a player with account, sessions, tokens, subscriptions and places; all nodes are told."""


class PersonalSql(Asking):
    """Shows and forgets what a database has about a player."""

    async def rows_of(self, player: str) -> dict[str, list[dict[str, Any]]]:
        """Return all rows under a player's own name."""
        found: dict[str, list[dict[str, Any]]] = {}
        for place in (*PLACES, *STANDINGS):
            shown = ", ".join(place.shown)
            query = f"SELECT {shown} FROM {place.table} WHERE {_names(place)} ORDER BY {shown}"
            rows = await self._read(query, player)
            found[place.table] = [dict(zip(place.shown, row, strict=True)) for row in rows]
        return found

    async def drafts(self, table: str) -> dict[int, str]:
        """Read what is being composed at a table."""
        found = await self._read("SELECT seat, move FROM drafts WHERE table_id = $1", table)
        return {int(seat): str(move) for seat, move in found}

    async def forget_player(self, player: str, *acts: Act) -> None:
        """Forget a player, all or nothing."""
        queries: list[Query] = [(query, [player]) for place in PLACES for query in _erasing(place)]
        await self._write_all([*queries, *map(noting, acts)], Word("player", player))


def _erasing(place: Place) -> tuple[str, ...]:
    return place.erasing or (f"DELETE FROM {place.table} WHERE {_names(place)}",)


def _names(place: Place) -> str:
    return " OR ".join(f"{column} = $1" for column in place.columns)
