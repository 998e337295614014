"""Reads and plays scenarios: games told in sentences that a player can check.

The first line is the title. Then come, in any number, `Rules:`, `Players:`, `Option:` and sentences, one to a
line; what follows `#` is a comment. Sentences that act are played; sentences that state something are checked
against what happened since the last action. Every score must be stated.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from magehall.core import CHANCE, Event, State, game
from magehall.games.carcassonne import final
from magehall.games.carcassonne.events import Scored
from magehall.games.carcassonne.expansions.mage_witch.view import MageWitch
from magehall.games.carcassonne.state import CarcassonneState
from tests.games.carcassonne.tables import seen

FOLDER: Final = Path(__file__).parent / "scenarios"
CARCASSONNE: Final = game("carcassonne")
SCORED: Final = {
    "city-scored": "city",
    "road-scored": "road",
    "monastery-scored": "monastery",
    "field-scored": "field",
    "city-fed": "city's fields",
}


class Scenario:
    """One game as told in a file."""

    def __init__(self, text: str) -> None:
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        lines = [line for line in lines if line]
        self.title = lines[0]
        self.rules: list[str] = []
        self.players = ["Red", "Blue"]
        self.options: dict[str, str] = {}
        self.sentences: list[str] = []
        for line in lines[1:]:
            self._read(line)

    def __str__(self) -> str:
        return self.title

    def _read(self, line: str) -> None:
        key, _, value = line.partition(": ")
        if key == "Rules":
            self.rules += value.split(", ")
        elif key == "Players":
            self.players = value.split(", ")
        elif key == "Option":
            name, _, chosen = value.partition(" = ")
            self.options[name] = chosen
        else:
            self.sentences.append(line)


def scenarios(folder: str) -> list[Scenario]:
    """Read every scenario of a folder."""
    return [Scenario(path.read_text(encoding="utf-8")) for path in sorted((FOLDER / folder).glob("*.txt"))]


def clauses_of(test: object) -> set[str]:
    """Give the clauses a test names by `@rule`."""
    marks = getattr(test, "pytestmark", [])
    return {str(clause) for mark in marks if mark.name == "rule" for clause in mark.args}


class Table:
    """Plays a scenario sentence by sentence."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.told: list[Event] = []
        state: State = CARCASSONNE.start(len(scenario.players), scenario.options)
        assert isinstance(state, CarcassonneState)
        self.state = state
        self.state.listener = self.told.append

    def play(self) -> None:
        """Play and check all sentences."""
        for sentence in self.scenario.sentences:
            try:
                self.say(sentence)
            except Exception as error:
                raise AssertionError(f"{self.scenario.title}: {sentence!r}: {error}") from error
        self.nothing_unsaid()

    def say(self, sentence: str) -> None:
        """Play or check one sentence."""
        for pattern, act in ACTIONS.items():
            match = re.fullmatch(pattern, sentence)
            if match:
                self.nothing_unsaid()
                self.told.clear()
                act(self, *match.groups())
                return
        for pattern, check in STATEMENTS.items():
            match = re.fullmatch(pattern, sentence)
            if match:
                check(self, *match.groups())
                return
        raise AssertionError("this sentence is not understood")

    def seat(self, name: str) -> int:
        return self.scenario.players.index(name)

    def move(self, seat: int, text: str) -> None:
        self.state.play(seat, CARCASSONNE.read(text))

    def scores(self) -> list[tuple[str, str, int]]:
        """List who scored what in the events since the last action."""
        found: list[tuple[str, str, int]] = []
        for event in self.told:
            if isinstance(event, Scored):
                names = [self.scenario.players["ABCDEF".index(seat)] for seat in event.seats]
                found += [(name, SCORED[event.kind], event.points) for name in names if event.points]
        return found

    def nothing_unsaid(self) -> None:
        """Every score was stated."""
        assert not self.scores(), f"unsaid: {self.scores()}"


def _places(table: Table, name: str, tile: str, cell: str, turned: str | None) -> None:
    table.move(CHANCE, f"tile {tile}")
    table.move(table.seat(name), f"place {tile} {cell} r{turned or 0}")


def _does(text: str) -> Callable[..., None]:
    """Give an action that makes the move whose text has the sentence's words in its gaps."""
    return lambda table, name, *words: table.move(table.seat(name), text.format(*words))


def _discards(table: Table, tile: str) -> None:
    table.move(CHANCE, f"tile {tile}")
    assert [event.kind for event in table.told][:2] == ["tile-drawn", "tile-discarded"]


def _is_put(table: Table, figure: str, spot: str) -> None:
    """Set a scene: stand a figure somewhere without a move."""
    names = [layer.name() for layer in table.state.layers]
    part = replace(_figures(table), **{figure: spot})
    table.state.layers[names.index("mage-witch")].restore(table.state, part)


def _figures(table: Table) -> MageWitch:
    part = seen(table.state).part(MageWitch)
    assert part is not None
    return part


def _ends(table: Table) -> None:
    final.end(table.state)


def _scores(table: Table, name: str, kind: str, points: str) -> None:
    wanted = (name, kind, int(points))
    assert wanted in table.scores(), f"what was scored is {table.scores()}"
    event = next(event for event in table.told if _tells(table, event, wanted))
    assert isinstance(event, Scored)
    left = [seat for seat in event.seats if seat != "ABCDEF"[table.seat(name)]]
    table.told[table.told.index(event)] = replace(event, seats=left)


def _tells(table: Table, event: Event, wanted: tuple[str, str, int]) -> bool:
    name, kind, points = wanted
    if not isinstance(event, Scored) or SCORED[event.kind] != kind:
        return False
    return event.points == points and "ABCDEF"[table.seat(name)] in event.seats


def _nobody(table: Table) -> None:
    assert not table.scores()


def _has(table: Table, name: str, number: str, what: str) -> None:
    seat = table.seat(name)
    have = table.state.scores()[seat] if what.startswith("point") else table.state.supply[seat]
    assert have == int(number), f"{name} has {have}"


def _may_not(table: Table, name: str, move: str, clause: str, reason: str) -> None:
    refusal = table.state.refuse(table.seat(name), CARCASSONNE.read(move))
    assert refusal is not None, "it is allowed"
    assert (refusal.clause, refusal.reason) == (clause, reason), str(refusal)


def _may(table: Table, name: str, move: str) -> None:
    refusal = table.state.refuse(table.seat(name), CARCASSONNE.read(move))
    assert refusal is None, str(refusal)


def _must(table: Table, name: str, moves: str) -> None:
    listed = sorted(str(move) for move in table.state.moves(table.seat(name)))
    assert listed == sorted(moves.split(" or ")), str(listed)


def _stands(table: Table, figure: str, spot: str) -> None:
    figures = _figures(table)
    assert figures.data()[figure] == spot, str(figures)


def _waits(table: Table, figure: str) -> None:
    _stands(table, figure, "beside")


def _fact(table: Table, kind: str, facts: str) -> None:
    for word in facts.split(" "):
        assert any(SCORED.get(event.kind) == kind and word in str(event).split() for event in table.told), (
            f"{word} is in none of {table.told}"
        )


def _wins(table: Table, names: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None
    assert [table.scenario.players[seat] for seat in outcome.winners] == names.split(" and ")


_NAME = "([A-Z][a-z]+)"
_SPOT = "(\\S+ [a-z]+\\.\\d)"
ACTIONS: Final[dict[str, Callable[..., None]]] = {
    f"{_NAME} places (\\S+) at (\\S+?)(?: turned (\\d+))?\\.": _places,
    f"{_NAME} claims (\\S+?)\\.": _does("meeple {}"),
    f"{_NAME} passes\\.": _does("pass"),
    f"{_NAME} moves the (mage|witch) to {_SPOT}\\.": _does("{} {}"),
    f"{_NAME} takes the (mage|witch) off\\.": _does("{} off"),
    f"{_NAME} lets everybody add a meeple\\.": _does("circle add"),
    f"{_NAME} makes everybody take a meeple back\\.": _does("circle take"),
    f"{_NAME} adds a meeple at {_SPOT}\\.": _does("add {}"),
    f"{_NAME} takes a meeple back from {_SPOT}\\.": _does("take {}"),
    "(\\S+) is drawn and fits nowhere\\.": _discards,
    f"The (mage|witch) is put at {_SPOT}\\.": _is_put,
    "The game ends here\\.": _ends,
}
STATEMENTS: Final[dict[str, Callable[..., None]]] = {
    f"{_NAME} scores the (city|road|monastery|field|city's fields) for (\\d+)\\.": _scores,
    "Nobody scores\\.": _nobody,
    f"{_NAME} has (\\d+) (points?|meeples?)\\.": _has,
    f"{_NAME} may not (.+): (carcassonne-\\d+) (\\S+?)\\.": _may_not,
    f"{_NAME} may (.+)\\.": _may,
    f"{_NAME} must (.+)\\.": _must,
    f"The (mage|witch) stands at {_SPOT}\\.": _stands,
    "The (mage|witch) waits beside the landscape\\.": _waits,
    "The (city|road|monastery|field) counted (.+)\\.": _fact,
    "(\\S.*) wins?\\.": _wins,
}
