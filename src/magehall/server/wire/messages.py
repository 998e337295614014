"""What the server says over the socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from magehall.server.wire.entries import AnyEntry, Cause, What
from magehall.server.wire.plain import Data, Shown, Terms, Wire


class Fault(Wire, kw_only=True):
    """What was wrong, in the reader's language, with the clause of the rule if one was broken."""

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
    promise: str | None = None
    """The SHA-256 of the seat's share of the shuffle."""
    share: str | None = None
    """What the seat added to the shuffle, once it was revealed."""
    deputy_at: int | None = None
    """Since when it does, in server time."""
    deputy_moves: int = 0
    """How many moves it has made for the player."""
    deputy_why: Cause | None = None
    """Why it does."""
    gone: bool = False
    resigned: bool = False
    removed: bool = False
    """Whether the host removed the player from the game; a bot plays on for good."""
    left: int | None = None
    """Milliseconds left in the seat's bank, when its decision began."""
    deadline: int | None = None
    """When the seat's clock runs out, in server time. While a takeback awaits an answer, the clocks of all
    but the asker stand still: the time left is this less `asking.until`."""
    late: bool = False
    """Whether the time for the decision that the seat faces has run out."""


class Asking(Wire, kw_only=True):
    """A takeback, or the end of the game, that awaits consent."""

    what: What
    seat: str
    ply: int
    missing: list[str]
    """The players who have not answered."""
    until: int
    """When it lapses by itself, in server time."""


class Barred(Wire, kw_only=True):
    """Why the game of a table cannot be played here: the code of a refusal, with its facts."""

    code: str
    facts: Data = {}


class Outcast(Wire, kw_only=True):
    """Somebody whom the host removed from the table."""

    player: str
    name: str


class Picture(Wire, kw_only=True):
    """What everyone sees alike of a table: everything except the view of the game."""

    terms: Terms
    host: str
    status: str
    seats: list[Chair]
    acting: list[str]
    commitment: str | None = None
    called: int | None = None
    """Until when the promised shares of the shuffle are awaited, in server time."""
    asking: Asking | None = None
    outcome: Data | None = None
    reason: str | None = None
    """Why the game is over: as the game says, `agreed` by all, `abandoned`, or the table was `closed`."""
    rematch: str | None = None
    closed: str | None = None
    """Why a keeper of the house closed the table, in their words; empty if they gave none."""
    muted: list[str] = []
    """The players whom the host has muted."""
    removed: list[Outcast] = []
    """The players who may not sit here again."""
    barred: Barred | None = None
    """Why there is no view of a game that has begun: it is played by rules this server does not know."""


class Message(Wire, tag_field="type", kw_only=True):
    """Something the server says."""


class Welcome(Message, tag="welcome", kw_only=True):
    """The first message on every socket; `at` is the server's time, by which a client sets its clocks."""

    player: str
    name: str
    version: str
    at: int


class Sync(Message, tag="sync", kw_only=True):
    """Everything one viewer sees after message `n`: the picture, the view of the game, the moves."""

    table: str
    seat: str | None
    n: int
    at: int
    picture: Picture
    view: Shown | None
    """What the viewer may know of the game; null before it begins."""
    moves: list[str]
    """The legal moves of the seat; if turns are composed, only those that need no composing."""


class News(Message, tag="news", kw_only=True):
    """Entry `n` of the table as one viewer may know it.

    A change is a path into the picture (in `view`: into the view) with the new value at its end; an index one
    past a list's end appends, and a change without a path is the new picture or view as a whole.
    """

    table: str
    seat: str | None
    n: int
    at: int
    entry: AnyEntry
    events: Sequence[Shown] = []
    changes: list[list[Any]] = []
    view: list[list[Any]] = []
    moves: list[str] | UnsetType = UNSET
    """The seat's moves from now on; absent if they have not changed."""


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
    """Why a bot proposes a move: a code with facts, and words if the language has them."""

    code: str
    facts: Data = {}
    words: str = ""


class Possible(Message, tag="moves", kw_only=True):
    """The legal moves of a seat, or proposals where turns are composed."""

    id: int
    moves: list[str]
    complete: bool


class Judged(Message, tag="why", kw_only=True):
    """Whether a move is legal, and if not, why."""

    id: int
    legal: bool
    error: Fault | None = None


class Choice(Wire, kw_only=True):
    """A move or a whole turn with what it gains, in points, its standard error, and how far behind it is."""

    moves: list[str]
    value: float
    error: float
    behind: float = 0.0
    behind_error: float = 0.0
    words: str = ""
    """The value in words."""


class Advice(Message, tag="hint", kw_only=True):
    """What a bot would play, and why: a nudge names no move, the candidates come with their values."""

    id: int
    step: str = "answer"
    move: str = ""
    reasons: list[Reason] = []
    """What to look at, or why this move."""
    choices: list[Choice] = []
    """The best few, the best first."""
    against: list[Reason] = []
    """Why not the second of them."""


class Happened(Wire, kw_only=True):
    """Entry `n` of the table as one viewer may know it: what its news said, without changes."""

    n: int
    at: int
    entry: AnyEntry
    events: Sequence[Shown] = []


class Meanwhile(Message, tag="since", kw_only=True):
    """What happened after entry `after`, the end of a seat's last turn, as far as it may know."""

    id: int
    after: int
    news: list[Happened]


class HistoryPage(Message, tag="history", kw_only=True):
    """A page of the log, the earliest entry first; there are earlier pages unless it begins with entry 1."""

    id: int
    table: str
    seat: str | None
    news: list[Happened]


SocketMessage = Welcome | Sync | News | Done | Denied | Possible | Judged | Advice | Meanwhile | HistoryPage
