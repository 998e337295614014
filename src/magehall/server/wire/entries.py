"""The log of a table: one Struct for each kind of entry, in the past tense. The log is the truth."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from magehall.server.wire.plain import Terms, Wire


class Entry(Wire, tag_field="kind", kw_only=True):
    """One thing that happened at a table."""

    def shown(self) -> Entry:
        """Return the form that everybody at the table may see."""
        return self


Plies = list[tuple[str, str]]
"""Moves with the letters of their seats, nature's with a star."""

What = Literal["takeback", "end"]
"""What the others can be asked for: to let a move be taken back, or to end the game together."""

Cause = Literal["clock", "gone", "left", "called", "forgotten", "removed"]
"""Why a bot plays for somebody: the clock ran out, the connection is gone, they left, others called for it,
they wanted to be forgotten, the host removed them."""


class Opened(Entry, tag="opened", kw_only=True):
    """Somebody made the table, perhaps to continue from moves made elsewhere."""

    terms: Terms
    host: str
    plies: Plies = []
    rules: int = 1
    """The version of the game's rules by which those moves were made."""

    def shown(self) -> Opened:
        """Leave out the moves."""
        return Opened(terms=self.terms, host=self.host)


class Agreed(Entry, tag="agreed", kw_only=True):
    """The host changed what is agreed on, before the game."""

    terms: Terms


class Sat(Entry, tag="sat", kw_only=True):
    """A person or a bot took a seat."""

    seat: str
    name: str
    player: str | None = None
    bot: str | None = None
    program: bool = False


class Stood(Entry, tag="stood", kw_only=True):
    """A seat became free."""

    seat: str


class Kicked(Entry, tag="kicked", kw_only=True):
    """The host freed a seat."""

    seat: str


class Muted(Entry, tag="muted", kw_only=True):
    """The host muted a player at this table, or let them speak again."""

    seat: str
    player: str
    yes: bool = True


class Removed(Entry, tag="removed", kw_only=True):
    """The host removed a player: before the game the seats became free, later a bot plays on for good."""

    player: str
    name: str
    seats: list[str]
    bot: str | None = None
    """The level of the bot; none before the game."""


class Admitted(Entry, tag="admitted", kw_only=True):
    """The host readmitted a player who was removed."""

    player: str
    name: str


class Handed(Entry, tag="handed", kw_only=True):
    """A keeper of the house made another player the host of the table."""

    player: str


class Closed(Entry, tag="closed", kw_only=True):
    """A keeper of the house closed the table; it then finishes without a result."""

    why: str = ""


class Renamed(Entry, tag="renamed", kw_only=True):
    """A player took another name."""

    seat: str
    name: str


class Left(Entry, tag="left", kw_only=True):
    """A person left the table; a host is followed by the next person seated."""

    player: str


class Promised(Entry, tag="promised", kw_only=True):
    """A seat promised a share of the shuffle."""

    seat: str
    promise: str


class Called(Entry, tag="called", kw_only=True):
    """The host began: the house promised its seed, and the shares are awaited for a moment."""

    commitment: str
    until: int


class Shared(Entry, tag="shared", kw_only=True):
    """A seat revealed its share of the shuffle."""

    seat: str
    share: str


class Started(Entry, tag="started", kw_only=True):
    """The game began, with the promise of its seed."""

    commitment: str
    options: dict[str, str] = {}
    """Options besides the agreed ones that the record names, since omitting them means an older rule."""
    rules: int = 1
    """The version of the game's rules by which it is played to its end."""


class Played(Entry, tag="played", kw_only=True):
    """A seat moved, and nature after it; or nature alone, at the start."""

    seat: str
    plies: Plies = []

    def shown(self) -> Played:
        """Leave out the moves: events and views tell those who may know."""
        return Played(seat=self.seat)


class Undone(Entry, tag="undone", kw_only=True):
    """A seat went back to an earlier position, in its own turn or by everyone's consent."""

    seat: str
    ply: int


class Asked(Entry, tag="asked", kw_only=True):
    """A seat asked the others to let it go back to before ply `ply`, or to end the game together."""

    seat: str
    ply: int = 0
    what: What = "takeback"


class Answered(Entry, tag="answered", kw_only=True):
    """A player said yes or no to what was asked; the asker's no withdraws it."""

    player: str
    yes: bool
    what: What = "takeback"
    withdrawn: bool = False


class Lapsed(Entry, tag="lapsed", kw_only=True):
    """What a seat had asked for was not answered in time, or nobody was there to answer."""

    seat: str
    what: What = "takeback"


class Resigned(Entry, tag="resigned", kw_only=True):
    """A seat gave up the game; a bot plays on for it."""

    seat: str
    bot: str


class Gone(Entry, tag="gone", kw_only=True):
    """A player's last socket closed."""

    player: str


class Back(Entry, tag="back", kw_only=True):
    """A player is there again."""

    player: str


class Absent(Entry, tag="absent", kw_only=True):
    """A bot stands in for a seat."""

    seat: str
    bot: str
    why: Cause | None = None


class Returned(Entry, tag="returned", kw_only=True):
    """A person has the seat back."""

    seat: str


class TimedOut(Entry, tag="timed-out", kw_only=True):
    """A seat took longer than its clock allowed; or its player was gone too long, and one turn is played."""

    seat: str
    why: Literal["clock", "gone"] = "clock"


class Paused(Entry, tag="paused", kw_only=True):
    """The server was away for a time that no clock counts."""

    since: int
    until: int


class Said(Entry, tag="said", kw_only=True):
    """A player said something, in their own words or by a phrase."""

    player: str
    name: str
    text: str = ""
    phrase: str = ""


class Finished(Entry, tag="finished", kw_only=True):
    """The game is over; its seed is revealed."""

    reason: str
    seed: str
    outcome: dict[str, Any] | None = None


class Rematched(Entry, tag="rematched", kw_only=True):
    """The same people play again at another table."""

    table: str


AnyEntry = (
    Opened
    | Agreed
    | Sat
    | Stood
    | Kicked
    | Muted
    | Removed
    | Admitted
    | Handed
    | Closed
    | Renamed
    | Left
    | Promised
    | Called
    | Shared
    | Started
    | Played
    | Undone
    | Asked
    | Answered
    | Lapsed
    | Resigned
    | Gone
    | Back
    | Absent
    | Returned
    | TimedOut
    | Paused
    | Said
    | Finished
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)
_KINDS: dict[type[Entry], str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}


def kind_of(entry: Entry) -> str:
    """Name the kind of an entry, as in the log."""
    return _KINDS[type(entry)]


def encode(entry: Entry) -> bytes:
    """Write an entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """Read what `written` wrote."""
    entry: AnyEntry = _decoder.decode(body)
    return entry
