"""A record: options, seats and moves, nature's included, so that a replay needs no generator.

The text form (`.mage`) is a header, a blank line, and one move per line:

    magehall-record: 1
    game: wizard
    option bids: hidden
    seat A: Ann
    seat B: Borislav
    seat C: Chrysa

    *: deal A B7, B Z1, C R13; turn G4
    A: bid 1
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final, NamedTuple, final

from magehall.core.errors import BadInput, BadOptions, NotationError, RecordError
from magehall.core.game import Game, Listener, State
from magehall.core.move import Move
from magehall.core.options import settle
from magehall.core.refusal import Refusal
from magehall.core.registry import game
from magehall.core.seat import CHANCE, LETTERS, Seat, check_viewer, read_seat, seat_text
from magehall.core.shape import Event

VERSION: Final = 1
FIRST_RULES: Final = 1
"""The version of a game's rules that is meant if none is named."""
LARGEST_RECORD: Final = 4_000_000
"""No record of a real game comes near this many characters."""

_HEADER: Final = re.compile(
    r"(magehall-record|game|rules|edition|commitment|seed|option|seat|promise|share)(?: ([^\s:]+))?: (.+)"
)
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_COUNT: Final = re.compile(r"[1-9][0-9]{0,8}")
_EMOJI: Final = r"\u2190-\u2bff\U0001f000-\U0001faff"
_JOINER: Final = re.compile(rf"(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])")
"""Joins emoji into one sign, such as a family; it has an effect only between emoji."""
_NAMED: Final = ("option", "seat", "promise", "share")


Written = list[tuple[str, str]]
"""Moves with the letters of their seats, nature's with a star."""


class Ply(NamedTuple):
    """One move of the record and whose it was."""

    seat: Seat
    move: Move


class Refused(NamedTuple):
    """Where a replay had to stop, and why."""

    ply: int
    seat: Seat
    move: Move
    refusal: Refusal


def plies_text(plies: list[Ply]) -> Written:
    """Write moves as logs hold them."""
    return [(seat_text(ply.seat), str(ply.move)) for ply in plies]


class Replay(NamedTuple):
    """The result of folding a record: the state, how many moves were made, and what was refused."""

    state: State
    ply: int
    refused: Refused | None


@final
class Record:  # noqa: PLW1641 - it changes, so it has no hash
    """Everything needed to play a game again, move for move."""

    def __init__(
        self,
        game: Game,
        names: list[str],
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.names = [check_name(name) for name in names]
        self.options = dict(options or {})
        self.edition = edition
        self.commitment = commitment
        self.seed: str | None = None
        self.promises: dict[Seat, str] = {}
        """The SHA-256 of each seat's share of the shuffle, told before any share was."""
        self.shares: dict[Seat, str] = {}
        """What the seats added to the seed; a seat that promised and is missing here withheld its share."""
        self.plies: list[Ply] = []

    def chosen(self) -> dict[str, str]:
        """Return the options in force: the edition's, overridden by those agreed."""
        return self.game.agreed(self.edition, self.said())

    def said(self) -> dict[str, str]:
        """Return the options as a new record has to name them."""
        return {**self.game.unsaid(self.edition), **self.options}

    def start(self) -> State:
        """Give the state before the first move."""
        seats = len(self.names)
        return self.game.begin(seats, self.game.recall(seats, self.chosen()))

    def replay(self, to: int | None = None, listener: Listener | None = None) -> Replay:
        """Fold the moves, judging each, up to ply `to` or to the first one that is refused."""
        state = self.start()
        state.listener = listener
        last = len(self.plies) if to is None else min(to, len(self.plies))
        for number in range(last):
            ply = self.plies[number]
            refusal = state.refuse(ply.seat, ply.move)
            if refusal is not None:
                return Replay(state, number, Refused(number + 1, ply.seat, ply.move, refusal))
            state.apply(ply.seat, ply.move)
        return Replay(state, last, None)

    def events(self, seat: Seat | None) -> list[Event]:
        """Return what a seat, or a watcher, was told during the game."""
        check_viewer(seat, len(self.names))
        told: list[Event] = []
        self.replay(listener=told.append)
        return [event for event in told if event.is_for(seat)]

    def data(self) -> dict[str, object]:
        """Give the record as plain data; its JSON Schema is `record.schema.json`."""
        return {
            "magehall-record": VERSION,
            "game": self.game.key,
            **({"rules": self.game.rules} if self.game.rules != FIRST_RULES else {}),
            **dict(self._extras()),
            "options": dict(self.options),
            "seats": list(self.names),
            **{key: {seat_text(seat): told[seat] for seat in sorted(told)} for key, told in self._sealed()},
            "moves": [[seat_text(ply.seat), str(ply.move)] for ply in self.plies],
        }

    def summary(self) -> str:
        """Say in a few words what was played: the game, how many seats and moves."""
        moves = "1 move" if len(self.plies) == 1 else f"{len(self.plies)} moves"
        return f"{self.game.key}, {len(self.names)} seats, {moves}"

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the text: it outlives versions."""
        return read_record, (str(self), self.game)

    def __eq__(self, other: object) -> bool:
        """Tell whether two records read the same."""
        return isinstance(other, Record) and self.game == other.game and str(self) == str(other)

    def __repr__(self) -> str:
        return f"<Record of {self.summary()}>"

    def _extras(self) -> list[tuple[str, str]]:
        extras = [("edition", self.edition), ("commitment", self.commitment), ("seed", self.seed)]
        return [(key, value) for key, value in extras if value is not None]

    def _sealed(self) -> list[tuple[str, dict[Seat, str]]]:
        found = [("promises", self.promises), ("shares", self.shares)]
        return [(key, told) for key, told in found if told]

    def __str__(self) -> str:
        lines = [f"magehall-record: {VERSION}", f"game: {self.game.key}"]
        lines += [f"rules: {self.game.rules}"] if self.game.rules != FIRST_RULES else []
        lines += [f"{key}: {value}" for key, value in self._extras()]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"seat {seat_text(seat)}: {name}" for seat, name in enumerate(self.names)]
        for key, told in self._sealed():
            lines += [f"{key[:-1]} {seat_text(seat)}: {told[seat]}" for seat in sorted(told)]
        lines += ["", *(f"{seat_text(ply.seat)}: {ply.move}" for ply in self.plies)]
        return "\n".join(lines) + "\n"


def check_name(name: str) -> str:
    """Return a player's name if it can stand in a record, on one line."""
    is_printable = _JOINER.sub("", name).isprintable()
    if not name or name != name.strip() or not is_printable or len(name) > 64:
        raise BadInput(f"{name[:80]!r} cannot be a name: 1 to 64 printable characters on one line", "name")
    return name


def read_record(text: str, known: Game | None = None) -> Record:
    """Read a record strictly, as text or JSON; its game is given, or found by its key."""
    if len(text) > LARGEST_RECORD:
        raise RecordError(f"a record has at most {LARGEST_RECORD} characters, not {len(text)}", 1, 1)
    text = text.removeprefix("\ufeff")
    return _Reader(_from_json(text) if text.lstrip().startswith("{") else text, known).record()


@final
class _Reader:
    """Reads the text form, keeping track of its place for error messages."""

    def __init__(self, text: str, known: Game | None) -> None:
        self.known = known
        self.lines = [line.rstrip() for line in text.split("\n")]
        self.number = 0
        self.fields: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.sealed: dict[str, dict[Seat, str]] = {"promise": {}, "share": {}}

    def record(self) -> Record:
        self._read_header()
        record = self._start()
        for line in self.lines[self.number :]:
            self.number += 1
            self._read_ply(record, line)
        return record

    def _fail(self, message: str, column: int = 1) -> RecordError:
        return RecordError(message, max(self.number, 1), column)

    def _read_header(self) -> None:
        for line in self.lines:
            self.number += 1
            if line.startswith("#"):
                continue
            if not line:
                return
            self._read_field(line)

    def _read_field(self, line: str) -> None:
        match = _HEADER.fullmatch(line)
        if match is None or (match[1] in _NAMED) != (match[2] is not None):
            raise self._fail(f"{line[:60]!r} is no header line such as 'game: wizard' or 'seat A: Ann'")
        key, name, value = match[1], match[2], match[3]
        if not self.fields and key != "magehall-record":
            raise self._fail("a record begins with 'magehall-record: 1'")
        if key == "option":
            self._read_option(name, value)
        elif key == "seat":
            self._read_name(name, value)
        elif key in self.sealed:
            self._read_sealed(key, name, value)
        elif key in self.fields:
            raise self._fail(f"{key} is given twice")
        else:
            self._check_field(key, value)
            self.fields[key] = value

    def _check_field(self, key: str, value: str) -> None:
        if key == "magehall-record" and value != str(VERSION):
            raise self._fail(f"this is a record of version {value[:20]!r}; version {VERSION} can be read", 18)
        if key == "rules":
            self._check_rules(value)
        if key == "commitment" and not _HEX.fullmatch(value):
            raise self._fail("a commitment is 64 hexadecimal digits", 13)
        found = self._game() if key == "edition" else None
        try:
            if key == "game":
                self._find(value)
            if found is not None:
                found.edition(value)
        except BadInput as error:
            raise self._fail(str(error), len(key) + 3) from None

    def _check_rules(self, value: str) -> None:
        if not _COUNT.fullmatch(value):
            raise self._fail("a version of the rules is a number from 1", 8)
        if self.options or "edition" in self.fields:
            raise self._fail("the version of the rules comes before what it decides: edition and options")
        self._any_rules().by(int(value))

    def _game(self) -> Game:
        return self._any_rules().by(int(self.fields.get("rules", FIRST_RULES)))

    def _any_rules(self) -> Game:
        if "game" not in self.fields:
            raise self._fail("the line 'game: …' comes before this one")
        return self._find(self.fields["game"])

    def _find(self, key: str) -> Game:
        return self.known if self.known is not None and self.known.key == key else game(key)

    def _read_option(self, name: str, value: str) -> None:
        if name in self.options:
            raise self._fail(f"option {name} is given twice")
        try:
            settle(self._game().options, {name: value})
        except BadOptions as error:
            raise self._fail(str(error), 8) from None
        self.options[name] = value

    def _read_name(self, letter: str, name: str) -> None:
        if len(self.names) == len(LETTERS) or letter != LETTERS[len(self.names)]:
            raise self._fail("seats are listed in order: A, B, C and so on", 6)
        try:
            self.names.append(check_name(name))
        except BadInput as error:
            raise self._fail(str(error), 9) from None

    def _read_sealed(self, key: str, letter: str, value: str) -> None:
        if len(letter) != 1 or letter not in LETTERS[: len(self.names)]:
            raise self._fail(f"the line 'seat {letter[:20]}: …' comes before its {key}", len(key) + 2)
        seat = read_seat(letter)
        if seat in self.sealed[key]:
            raise self._fail(f"{key} {letter} is given twice")
        if not _HEX.fullmatch(value):
            raise self._fail(f"a {key} is 64 hexadecimal digits", len(key) + 5)
        self.sealed[key][seat] = value

    def _start(self) -> Record:
        if "magehall-record" not in self.fields:
            raise self._fail("a record begins with 'magehall-record: 1'")
        record = Record(
            self._game(), self.names, self.options, self.fields.get("edition"), self.fields.get("commitment")
        )
        record.seed = self.fields.get("seed")
        record.promises, record.shares = self.sealed["promise"], self.sealed["share"]
        try:
            record.start()
        except BadOptions as error:
            raise self._fail(str(error)) from None
        return record

    def _read_ply(self, record: Record, line: str) -> None:
        line = line.partition("#")[0].rstrip()
        if not line:
            return
        who, colon, text = line.partition(": ")
        if not colon:
            raise self._fail(f"{line[:60]!r} is no move line such as 'A: …' or '*: …'")
        try:
            seat = read_seat(who)
        except NotationError as error:
            raise self._fail(str(error)) from None
        if seat != CHANCE and seat >= len(record.names):
            raise self._fail(f"there is no seat {who} at this table of {len(record.names)}")
        try:
            record.plies.append(Ply(seat, record.game.read(text)))
        except NotationError as error:
            raise self._fail(str(error), len(who) + 3 + error.position) from None


def _from_json(text: str) -> str:
    """Write the JSON form as text, so that one reader judges both."""
    try:
        data = json.loads(text)
        lines = [f"magehall-record: {data['magehall-record']}", f"game: {data['game']}"]
        lines += [f"{key}: {data[key]}" for key in ("rules", "edition", "commitment", "seed") if key in data]
        lines += [f"option {name}: {value}" for name, value in data["options"].items()]
        lines += [f"seat {LETTERS[seat]}: {name}" for seat, name in enumerate(data["seats"])]
        for key in ("promise", "share"):
            lines += [f"{key} {seat}: {value}" for seat, value in data.get(f"{key}s", {}).items()]
        lines += ["", *(f"{seat}: {move}" for seat, move in data["moves"])]
    except json.JSONDecodeError as error:
        raise RecordError(f"not JSON: {error.msg}", error.lineno, error.colno) from None
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError) as error:
        raise RecordError(f"not a record in JSON: {type(error).__name__} {error}", 1, 1) from None
    if any("\n" in line for line in lines):
        raise RecordError("not a record in JSON: a value has more than one line", 1, 1)
    return "\n".join(lines)
