"""What the server says over the socket."""

from __future__ import annotations

from typing import Any

from magehall.server.wire.entries import AnyEntry
from magehall.server.wire.plain import Data, Terms, Wire


class Fault(Wire, kw_only=True):
    """What was wrong, in the reader's language, with the clause of the rule where one was broken."""

    code: str
    message: str
    clause: str | None = None
    reason: str | None = None
    facts: Data = {}


class Chair(Wire, kw_only=True):
    """A seat and who sits on it; a free one has no name."""

    name: str = ""
    player: str | None = None
    bot: str | None = None
    """The level of the bot that sits here."""
    program: bool = False
    """Whether the player is a program that somebody registered as a bot."""
    deputy: str | None = None
    """The level of the bot that stands in for the player."""
    gone: bool = False
    resigned: bool = False
    left: int | None = None
    """Milliseconds left in the seat's bank, when its decision began."""
    deadline: int | None = None
    """When the seat's clock runs out, in server time."""


class Asking(Wire, kw_only=True):
    """A takeback that waits for consent."""

    seat: str
    ply: int
    missing: list[str]
    """The players who have not answered."""


class Picture(Wire, kw_only=True):
    """All that one viewer sees of a table."""

    terms: Terms
    host: str
    status: str
    seats: list[Chair]
    acting: list[str]
    view: Data | None
    commitment: str | None = None
    takeback: Asking | None = None
    outcome: Data | None = None
    rematch: str | None = None


class Message(Wire, tag_field="type", kw_only=True):
    """Something the server says."""


class Welcome(Message, tag="welcome", kw_only=True):
    """The first message on every socket."""

    player: str
    name: str
    version: str


class Sync(Message, tag="sync", kw_only=True):
    """The whole picture after message `n`."""

    table: str
    seat: str | None
    n: int
    at: int
    picture: Picture


class News(Message, tag="news", kw_only=True):
    """Entry `n` of the table as one viewer may know it.

    A change is a path into the picture (in `view`: into the picture's view) with the new value at its end; an
    index one past a list's end appends.
    """

    table: str
    seat: str | None
    n: int
    at: int
    entry: AnyEntry
    events: list[Data] = []
    changes: list[list[Any]] = []
    view: list[list[Any]] = []


class Done(Message, tag="done", kw_only=True):
    """A command was carried out; the table has come to entry `n`."""

    id: int
    n: int
    table: str


class Denied(Message, tag="denied", kw_only=True):
    """A command was refused and changed nothing."""

    id: int
    error: Fault


class Reason(Wire, kw_only=True):
    """Why a bot proposes a move: a code with facts, and words where the language has them."""

    code: str
    facts: Data = {}
    words: str = ""


class Possible(Message, tag="moves", kw_only=True):
    """The legal moves of a seat, or proposals where turns are composed."""

    id: int
    moves: list[str]
    complete: bool


class Judged(Message, tag="why", kw_only=True):
    """Whether a move is legal, and why not."""

    id: int
    legal: bool
    error: Fault | None = None


class Choice(Wire, kw_only=True):
    """A move or a whole turn with what it brings, in points, its standard error, and how far it is behind."""

    moves: list[str]
    value: float
    error: float
    behind: float = 0.0
    behind_error: float = 0.0
    words: str = ""
    """The value in words."""


class Advice(Message, tag="hint", kw_only=True):
    """What a bot would play, and why: a nudge tells no move, the candidates come with their values."""

    id: int
    step: str = "answer"
    move: str = ""
    reasons: list[Reason] = []
    """What to look at, or why this move."""
    choices: list[Choice] = []
    """The best few, the best first."""
    against: list[Reason] = []
    """Why not the second of them."""


class Meanwhile(Message, tag="since", kw_only=True):
    """What happened since a seat's last decision, as it may know it."""

    id: int
    after: int
    news: list[News]


SocketMessage = Welcome | Sync | News | Done | Denied | Possible | Judged | Advice | Meanwhile
