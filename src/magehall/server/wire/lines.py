"""What programs are sent, one JSON object per line: over HTTP streams and over standard input alike."""

from __future__ import annotations

from magehall.server.wire.messages import Message, News, Sync
from magehall.server.wire.plain import Data, Shown, Terms


class YourTurn(Message, tag="turn", kw_only=True):
    """One of your seats must decide: everything it may know, and its moves or proposals."""

    table: str
    seat: str
    n: int
    game: str
    view: Shown
    moves: list[str]
    complete: bool
    """Whether these are all legal moves."""
    deadline: int | None = None


class Invited(Message, tag="invited", kw_only=True):
    """Somebody invites you to a table that is gathering players: sit down there, or leave it."""

    table: str
    by: str
    terms: Terms


class TableCalled(Message, tag="called", kw_only=True):
    """The shares of the shuffle that you promised are awaited."""

    table: str
    seats: list[str]
    until: int


class TableStarted(Message, tag="started", kw_only=True):
    """A game in which you hold seats is running."""

    table: str
    game: str
    seats: list[str]


class TableFinished(Message, tag="finished", kw_only=True):
    """A game of yours is over."""

    table: str
    game: str
    outcome: Data | None


Line = Sync | News | YourTurn | Invited | TableCalled | TableStarted | TableFinished
