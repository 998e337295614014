"""Lessons: a game with given deals and given moves, told step by step; data beside the game's rules.

Like every declaration this module is never compiled: mypyc would erase what its fields may hold.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from magehall.core.errors import BadInput
from magehall.core.game import Game, State
from magehall.core.move import Move
from magehall.core.record import Ply
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, read_seat
from magehall.core.shape import Event, View

FOLDER: Final = "lessons"
"""Beside a game's rules; each lesson is a file `<name>.toml` in it."""
ANY: Final = "*"
"""Stands for every legal move."""
MOST_POSITIONS: Final = 500
"""A lesson whose free choices lead to more positions than this is too large to send."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing said, and perhaps one thing to do."""

    say: str
    """Its words are the message `<game>-lesson-<lesson>-<say>`, its heading the attribute `title`."""
    given: list[str] = []
    """Moves of nature and of the others that come first, written as in a record: `B: bid 1`."""
    look: list[str] = []
    """Places of the board to point at, such as `hand`, `seat B` or `card R7`."""
    clause: str = ""
    do: list[str] = []
    """The moves that go on, the one that is shown first; `*` is any legal one; none: only reading."""
    tries: dict[str, str] = {}
    """Other moves worth a word of their own: the message `<game>-lesson-<lesson>-<say>-<word>`."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    minutes: int
    seats: list[str]
    """The players' names in the order of the seats; words know them as `$a`, `$b` and so on."""
    steps: list[Step]
    learner: str = "A"
    options: dict[str, str] = {}

    @property
    def seat(self) -> Seat:
        """Return the learner's seat."""
        return read_seat(self.learner)

    def facts(self) -> dict[str, str]:
        """Name the players for the words of the lesson."""
        return {"abcdefgh"[seat]: name for seat, name in enumerate(self.seats)}


class Played(NamedTuple):
    """A given move, or one of the learner's, and what the learner then sees and hears."""

    ply: Ply
    view: View
    events: list[Event]


class Position(NamedTuple):
    """A step of a lesson as it lies on the table after some choices of the learner."""

    step: int
    plies: list[Played]
    """What happened since the step before: the learner's own move first."""
    moves: list[Move]
    """What the learner may do, if there is anything to do."""
    refused: dict[str, Refusal]
    """Moves known from elsewhere in the lesson that the judge refuses here."""
    onward: dict[str, int]
    """The moves that go on, each with the number of the next position; `""` where there is only reading."""


def lesson_names(game: Game) -> list[str]:
    """List the lessons of a game in the order of their files."""
    return sorted(name.removesuffix(".toml") for name in game.texts(FOLDER) if name.endswith(".toml"))


def read_lesson(game: Game, name: str) -> Lesson:
    """Read a lesson; a mistake in the file is one clear line."""
    if name not in lesson_names(game):
        facts: dict[str, str | int] = {"game": game.key, "lesson": name}
        raise BadInput(f"{game.key} has no lesson {name!r}", "no-lesson", facts)
    try:
        lesson = msgspec.convert(tomllib.loads(_text(game, name)), Lesson)
        if lesson.seat not in range(len(lesson.seats)):
            raise BadInput(f"there is no seat {lesson.learner}")
        if not lesson.steps:
            raise BadInput("it has no steps")
    except ValueError as error:
        raise _broken(game, name, str(error)) from error
    return lesson


def _text(game: Game, name: str) -> str:
    return game.text(f"{FOLDER}/{name}.toml")


def word(name: str, *parts: str) -> str:
    """Name a message of a lesson, to be said after the game's key: `lesson-first-card`."""
    return "-".join(("lesson", name, *parts))


def play_lesson(game: Game, name: str) -> tuple[Lesson, View, list[Position]]:
    """Play a lesson out: what the learner sees first, and every position that its choices lead to."""
    lesson = read_lesson(game, name)
    try:
        state = game.begin(len(lesson.seats), game.settle(len(lesson.seats), lesson.options))
        first = state.view(lesson.seat)
        positions = _Player(game, lesson).play(state)
    except BadInput as error:
        raise _broken(game, name, str(error)) from error
    return lesson, first, positions


class _Player:
    """Plays a lesson through all choices that it leaves free."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.states: list[State] = []
        self.positions: list[Position] = []

    def play(self, state: State) -> list[Position]:
        self._visit(state, 0, [])
        known = list(dict.fromkeys(self._known()))
        return [self._judged(*found, known) for found in zip(self.positions, self.states, strict=True)]

    def _visit(self, state: State, number: int, before: list[Played]) -> int:
        """Come to a step, and from there to all that follow; return the number of its position."""
        if len(self.positions) == MOST_POSITIONS:
            raise BadInput(f"its choices lead to more than {MOST_POSITIONS} positions")
        step = self.lesson.steps[number]
        plies = [*before, *(self._carry_out(state, self._ply(line)) for line in step.given)]
        moves = list(state.moves(self.lesson.seat)) if step.do else []
        here = len(self.positions)
        self.positions.append(Position(number, plies, moves, {}, {}))
        self.states.append(state)
        if number + 1 < len(self.lesson.steps):
            for text in self._choices(step, moves):
                self.positions[here].onward[text] = self._go_on(state.copy(), number, text)
        elif step.do:
            raise BadInput(f"step {number + 1}, the last one, leaves something to do")
        return here

    def _go_on(self, state: State, number: int, text: str) -> int:
        done = [self._carry_out(state, Ply(self.lesson.seat, self.game.read(text)))] if text else []
        return self._visit(state, number + 1, done)

    def _choices(self, step: Step, moves: list[Move]) -> list[str]:
        if not step.do:
            return [""]
        legal = [str(move) for move in moves]
        wanted = [text for one in step.do for text in (legal if one == ANY else [one])]
        return list(dict.fromkeys(wanted))

    def _ply(self, line: str) -> Ply:
        who, _, text = line.partition(": ")
        ply = Ply(read_seat(who), self.game.read(text))
        if ply.seat == self.lesson.seat:
            raise BadInput(f"{line!r} is the learner's own move: it is no given one")
        return ply

    def _carry_out(self, state: State, ply: Ply) -> Played:
        """Play a move, and listen for the learner."""
        told: list[Event] = []
        state.listener = told.append
        state.play(ply.seat, ply.move)
        state.listener = None
        seat = self.lesson.seat
        return Played(ply, state.view(seat), [event for event in told if event.is_for(seat)])

    def _known(self) -> Iterator[str]:
        """List the moves that the board may offer somewhere in the lesson."""
        for position in self.positions:
            yield from self.lesson.steps[position.step].tries
            yield from (str(move) for move in position.moves)

    def _judged(self, position: Position, state: State, known: list[str]) -> Position:
        """Ask the judge about every known move that is not legal here."""
        if not position.moves:
            return position
        judged = {text: state.refuse(self.lesson.seat, self.game.read(text)) for text in known}
        return position._replace(refused={text: refusal for text, refusal in judged.items() if refusal})


def _broken(game: Game, name: str, why: str) -> BadInput:
    told = f"{FOLDER}/{name}.toml: {why}"
    facts: dict[str, str | int] = {"game": game.key, "error": told}
    return BadInput(f"a lesson of {game.key} cannot be taken: {told}", "lesson-broken", facts)
