"""The bodies of requests and answers for the keepers of the house, and of reports to them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from magehall.server.wire.bodies import TableLine
from magehall.server.wire.messages import Picture
from magehall.server.wire.plain import Data, Name, Number, Wire
from magehall.server.wire.programs import Program

MOST_WORDS: Final = 300
Why = Annotated[str, Meta(max_length=MOST_WORDS, description="Why, in own words")]
PlayerId = Annotated[str, Meta(min_length=1, max_length=64)]
Hours = Annotated[int, Meta(ge=0, le=87_600, description="So many hours; 0 for good")]

Complaint = Literal["rude", "spoils", "cheats", "name", "other"]
"""What somebody can be reported for."""
Decision = Literal["none", "muted", "removed", "other"]
"""The outcome of a report: nothing, the player was muted or removed by it, or it was dealt with otherwise."""


class Reporting(Wire, kw_only=True):
    """What somebody reports: the number of an entry of the log, something said or a name at a seat."""

    n: Number
    why: Complaint
    words: Why = ""


class Reported(Wire, kw_only=True):
    """A report that was taken down."""

    id: str


class Renaming(Wire, kw_only=True):
    """Another name for a player."""

    name: Name
    why: Why = ""


class Muting(Wire, kw_only=True):
    """For how long a player is muted at every table, and why: they are told both."""

    hours: Hours = 0
    why: Why = ""


class Removing(Wire, kw_only=True):
    """Why a player is removed from the house: they are told."""

    why: Why = ""


class Closing(Wire, kw_only=True):
    """Why a table is closed: everybody at it is told."""

    why: Why = ""


class Hosting(Wire, kw_only=True):
    """Who is to be the host of a table: a person who sits there."""

    player: PlayerId


class Deciding(Wire, kw_only=True):
    """The outcome of a report; `hours` are those of a mute, `note` is for the other keepers only."""

    decision: Decision
    note: Why = ""
    hours: Hours = 0
    why: Why = ""
    """What the player who is muted or removed is told."""


class Named(Wire, kw_only=True):
    """A player by id and name; a forgotten one has no name."""

    id: str
    name: str = ""


class RestraintLine(Wire, kw_only=True):
    """What a player may not do in this house: speak (`muted`), or be here at all (`removed`)."""

    kind: Literal["muted", "removed"]
    until: int
    """In server time; 0 for good."""
    at: int
    by: Named | None = None
    """The keeper; none if it was done on the command line."""
    why: str = ""


class ReportLine(Wire, kw_only=True):
    """A report with the entry of the log as it was; `decision` is empty while it is open."""

    id: str
    table: str
    n: int
    at: int
    reporter: Named
    about: Named
    why: Complaint
    words: str = ""
    entry: Data
    """What was said, or the name: an entry `said`, `sat` or `renamed`."""
    decision: Literal["", "none", "muted", "removed", "other"] = ""
    decided_by: Named | None = None
    """None if it was decided on the command line, or not yet."""
    decided_at: int = 0
    note: str = ""


class ReportList(Wire, kw_only=True):
    """Reports, the latest first; `open` counts all that await a decision."""

    reports: list[ReportLine]
    open: int


class PlayerLine(Wire, kw_only=True):
    """A player in a list for keepers; a guest has no login."""

    id: str
    name: str
    login: str | None = None
    program: bool = False
    at: int
    """Since when they have been known here."""
    seen: int
    """When they were last here, to the day."""
    keeper: bool = False
    muted: bool = False
    removed: bool = False


class PlayerList(Wire, kw_only=True):
    """Players, those seen last first."""

    players: list[PlayerLine]


class PlayerPage(Wire, kw_only=True):
    """What a keeper may see of a player: no hands, no secrets, no addresses."""

    player: PlayerLine
    owner: Named | None = None
    """For a program, who registered it."""
    bots: list[Program] = []
    """The programs they registered."""
    devices: int
    """On how many devices they are signed in."""
    tables: list[TableLine]
    """Where they sit, or sat to the end, the latest first."""
    restraints: list[RestraintLine]
    about: list[ReportLine]
    """Reports about them."""
    by: list[ReportLine]
    """Reports by them."""


class Gathered(Wire, kw_only=True):
    """How many tables of a game there are, by their status."""

    game: str
    gathering: int = 0
    playing: int = 0
    finished: int = 0


class NodeLine(Wire, kw_only=True):
    """How busy the answering node is: sockets and streams, tables in memory, and what waits."""

    sockets: int
    tables: int
    messages: int
    """Messages that wait for sockets."""
    storing: int
    """Tables that wait for the store."""
    bots: int
    """Questions that bots are thinking about or have yet to."""
    aside: int
    """Long answers running or waiting."""
    silent: float
    """Seconds since the store last accepted this node's sign of life."""


class NowPage(Wire, kw_only=True):
    """What is running."""

    version: str
    at: int
    nodes: int
    """Nodes looking after tables just now, including the one that answers."""
    node: NodeLine | None = None
    """None if the command line answers by itself."""
    store: str
    """`ok`, or in a word what the store suffers from."""
    backup: float | None = None
    """Seconds since the newest backup; null if no folder of backups is set, or it holds none."""
    tables: list[Gathered]
    players: int
    accounts: int
    reports: int
    """Reports that await a decision."""


class TableSheet(Wire, kw_only=True):
    """A table as keepers see it: who sits there and what was agreed, nothing of the game."""

    table: str
    n: int
    at: int
    picture: Picture


class AuditLine(Wire, kw_only=True):
    """Something a keeper did."""

    id: str
    at: int
    by: Named | None = None
    """None if it was done on the command line."""
    act: str
    """What was done, by the commands' names: `grant`, `rename`, `mute`, `unmute`, `remove`, `decide` …"""
    player: Named | None = None
    """Whom it was about; one forgotten since has neither name nor id."""
    table: str = ""
    """At which table it was done, or which was closed."""
    facts: Data = {}


class AuditList(Wire, kw_only=True):
    """What keepers did, the latest first."""

    acts: list[AuditLine]


class KeeperLine(Wire, kw_only=True):
    """Someone with the right."""

    id: str
    name: str
    login: str | None
    at: int
    by: Named | None = None
    """Who granted it; none if it was the command line."""


class KeeperList(Wire, kw_only=True):
    """The keepers of the house, the first one first."""

    keepers: list[KeeperLine]


MOST: Final = 100
"""Lines of one answer."""


class Page(Wire, kw_only=True):
    """Which part of a list is asked for: what matches `q`, after the line `before`, this many at most."""

    q: Annotated[str, Meta(max_length=100)] = ""
    before: Annotated[str, Meta(max_length=64)] = ""
    limit: Annotated[int, Meta(ge=1, le=MOST)] = 50
    open: bool = False
