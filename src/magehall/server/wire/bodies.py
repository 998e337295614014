"""The bodies of HTTP requests and answers that are not commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from magehall.server.wire.messages import Fault, Picture
from magehall.server.wire.plain import Data, Name, Number, Shown, Terms, Wire, Word
from magehall.server.wire.programs import Program
from magehall.server.wire.standings import RatingLine, ResultLine


class Problem(Wire, kw_only=True):
    """The one form of every error."""

    error: Fault


class Introduction(Wire, kw_only=True):
    """What a guest wants to be called."""

    name: Name


class Hush(Wire, kw_only=True):
    """That somebody is muted in this house, until when, and why."""

    until: int
    """In server time; 0 for good."""
    why: str = ""


class Me(Wire, kw_only=True):
    """Who the server takes you for."""

    id: str
    name: str
    keeper: bool = False
    """Whether you are a keeper of the house, for whom `/admin` is."""
    muted: Hush | None = None
    """That you are muted at every table, if you are."""


class Token(Wire, kw_only=True):
    """A bearer token, shown once."""

    token: str


class Opening(Wire, kw_only=True):
    """A new table, and whether the one who makes it sits down on the first seat."""

    terms: Terms
    sit: bool = True


class Made(Wire, kw_only=True):
    """A table and how far its log has come."""

    table: str
    n: int


class Sitter(Wire, kw_only=True):
    """A seat of a table in a list; a free one has no name; place and points come with the end of the game."""

    name: str = ""
    bot: str | None = None
    """The level of the bot that sits here."""
    place: int | None = None
    points: int | None = None


class LineFacts(Wire, kw_only=True):
    """What the store keeps of a table for lists, besides names: one bot, place and score for each seat."""

    terms: Terms | None = None
    bots: list[str | None] = []
    places: list[int] = []
    points: list[int] = []


class TableLine(Wire, kw_only=True):
    """A table in a list; one listed by an older server has no terms."""

    table: str
    game: str
    status: str
    seats: int
    taken: int
    names: list[str]
    updated: int
    sitters: list[Sitter] = []
    terms: Terms | None = None


class TableList(Wire, kw_only=True):
    """Tables, the latest first."""

    tables: list[TableLine]


class TablePage(Wire, kw_only=True):
    """A table as one viewer sees it."""

    table: str
    seat: str | None
    n: int
    at: int
    picture: Picture
    view: Shown | None
    moves: list[str]


class OptionLine(Wire, kw_only=True):
    """One thing to agree on, its default first."""

    name: str
    values: list[str]


class EditionLine(Wire, kw_only=True):
    """A printed edition."""

    key: str
    title: str
    language: str
    options: dict[str, str]


class LessonLine(Wire, kw_only=True):
    """A lesson of a game: how long it takes, its steps, and what it is called in the reader's language."""

    name: str
    minutes: int
    steps: int
    title: str
    summary: str


class GameLine(Wire, kw_only=True):
    """A game of ours, or one that others have brought."""

    key: str
    least: int
    most: int
    options: list[OptionLine]
    variants: dict[str, dict[str, str]]
    editions: list[EditionLine]
    bots: list[str]
    helper: bool
    """Whether it helps people who play with the box."""
    timeout: bool
    """Whether it has a rule of its own for a clock that ran out."""
    title: str = ""
    summary: str = ""
    """What it is called, and what it is about, in the reader's language."""
    board: bool = False
    """Whether it brings a board for the browser, at `/games/{game}/board.js`."""
    cover: bool = False
    """Whether it brings a picture by which it is chosen, at `/games/{game}/cover.svg`."""
    lessons: list[LessonLine] = []
    """What can be learnt by playing, the first game first."""


class RulesSection(Wire, kw_only=True):
    """A section of the rules: its clauses by their keys, in order."""

    heading: str
    clauses: dict[str, str]


class GameWords(Wire, kw_only=True):
    """Everything a game says in a language; what is not translated is in English."""

    title: str
    summary: str
    catalogue: str
    """Its messages as Fluent writes them."""
    rules: list[RulesSection]


class AnswerLine(Wire, kw_only=True):
    """A clause that answers a question about the rules, as it stands there."""

    clause: str
    heading: str
    text: str
    sentence: str
    """What of the text answers."""
    score: float
    """How well it answers, from 0 to about 1."""


class AnswerList(Wire, kw_only=True):
    """The clauses that answer a question, best first; none if none fits."""

    answers: list[AnswerLine]


class GameList(Wire, kw_only=True):
    """All games that can be played here."""

    games: list[GameLine]


class Proposal(Wire, kw_only=True):
    """What a new table would agree on, to be judged before it is made."""

    terms: Terms


class Judgement(Wire, kw_only=True):
    """Whether terms go together, and if not, why."""

    error: Fault | None = None


class Puzzle(Wire, kw_only=True):
    """A position in a game with the box, in plain texts."""

    facts: Annotated[dict[Word, Annotated[str, Meta(max_length=2000)]], Meta(max_length=64)]


class Solution(Wire, kw_only=True):
    """What a helper found."""

    facts: Data


class PorchPage(Wire, kw_only=True):
    """Whether phones in the same home may join."""

    offered: bool
    """Whether the reader may open and close the porch: whoever sits at the machine that runs the hall."""
    addresses: Sequence[str] = ()
    """Where the hall is found from there, the likeliest first; none while the porch is closed."""


class Health(Wire, kw_only=True):
    """Whether the server runs and is ready."""

    status: str
    facts: Data = {}


class Turn(Wire, kw_only=True):
    """A game waiting for you."""

    table: str
    seat: str
    game: str
    since: int
    deadline: int | None = None


class TurnList(Wire, kw_only=True):
    """The games waiting for you, the most urgent first."""

    turns: list[Turn]


class ReplayStep(Wire, kw_only=True):
    """One move: whose it was, what it caused, and what changed in the views."""

    seat: str
    move: str = ""
    events: Sequence[Shown] = []
    changes: list[list[Any]] = []


class ReplayPage(Wire, kw_only=True):
    """A game step by step; changes are paths into `{"views": …}`."""

    game: str
    names: list[str]
    viewers: list[str | None]
    views: Sequence[Shown]
    steps: list[ReplayStep]


class LessonStep(Wire, kw_only=True):
    """What is said, what to look at, the clause, the move that is shown, and other moves with their words."""

    say: str
    look: list[str]
    clause: str
    shown: str = ""
    tries: dict[str, str] = {}


class LessonRefusal(Wire, kw_only=True):
    """Why the judge refuses a move, in a sentence, with its clause."""

    clause: str
    sentence: str


class LessonPosition(Wire, kw_only=True):
    """A step as it lies on the table: what led to it, what is legal or refused, where each choice leads."""

    step: int
    plies: list[ReplayStep]
    moves: list[str] = []
    refused: dict[str, LessonRefusal] = {}
    onward: dict[str, int]
    """The number of the next position by the move that leads there; by `""` where there is only reading."""


class LessonPage(Wire, kw_only=True):
    """A lesson played out to the end of each choice; changes are paths into `{"views": [view]}`."""

    game: str
    name: str
    minutes: int
    seat: str
    names: list[str]
    facts: dict[str, str]
    view: Shown
    steps: list[LessonStep]
    positions: list[LessonPosition]


class Verdict(Wire, kw_only=True):
    """Whether every draw follows from the promised seed."""

    verified: bool
    draws: int
    commitment: str | None = None
    seed: str | None = None
    promises: dict[str, str] = {}
    """By seat, the SHA-256 of what it added to the shuffle, given before any share was revealed."""
    shares: dict[str, str] = {}
    withheld: list[str] = []
    """The seats that promised a share and withheld it."""
    reason: str | None = None
    ply: int | None = None


class Import(Wire, kw_only=True):
    """A record, as text or JSON."""

    record: Annotated[str, Meta(max_length=4_000_000)]


class Branch(Wire, kw_only=True):
    """The position of a finished game to continue from: after this many moves."""

    ply: Number


Login = Annotated[str, Meta(pattern="^[^\\s].{1,62}[^\\s]$", description="A login; case does not matter")]
Password = Annotated[str, Meta(min_length=8, max_length=256)]


class Nothing(Wire, kw_only=True):
    """Nothing to say."""


class Credentials(Wire, kw_only=True):
    """How somebody signs in."""

    login: Login
    password: Password


class Recovering(Wire, kw_only=True):
    """How somebody who has forgotten the password signs in."""

    login: Login
    recovery: Annotated[str, Meta(max_length=64)]
    password: Password


class NewPassword(Wire, kw_only=True):
    """A new password, and the one it replaces."""

    old: Annotated[str, Meta(max_length=256)]
    new: Password


class SessionLine(Wire, kw_only=True):
    """A device on which you are signed in: browser and system, since when, and when it was seen last."""

    id: str
    device: str
    """Empty if it is not known."""
    at: int
    seen: int
    """To the hour."""
    here: bool = False
    """Whether it is the one that asks."""


class SessionList(Wire, kw_only=True):
    """Where you are signed in, the device seen last first."""

    login: str | None
    """The login of your account; a guest has none."""
    sessions: list[SessionLine]


class Recovery(Wire, kw_only=True):
    """The code that helps if the password is lost; it is shown once."""

    recovery: str


class OwnTable(Wire, kw_only=True):
    """What a table holds about you: what its log says about you or your seats, as everyone may see it."""

    table: str
    entries: list[Data]
    drafts: dict[str, str] = {}
    """The moves you are composing, by seat."""
    reviews: dict[str, Data] = {}
    """The reviews of your decisions, by seat."""


class OwnData(Wire, kw_only=True):
    """Everything the server keeps about you."""

    id: str
    name: str
    login: str | None
    tokens: int
    sessions: list[SessionLine]
    notices: list[str]
    """Where you get notices."""
    bots: list[Program]
    results: list[ResultLine]
    ratings: list[RatingLine]
    sits_at: list[TableLine]
    tables: list[OwnTable]
    rows: dict[str, list[Data]]
    """Every row the store has under your name, by its tables, without hashes of secrets and keys."""
