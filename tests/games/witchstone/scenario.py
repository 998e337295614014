"""Reads the scenario files: title, clauses proved, a position, moves, and what must be true after them.

    title: Two groups
    clauses: witchstone-22 witchstone-26
    given
      A tiles: crystal/energy 1,2 2,1
    play
      A: tile crystal/wand 0,1 -1,1
    then
      open: crystal 5
      A score: +3
      told: chain-finished seat=A
      legal: witch lay
      refused: A: witch to tower_e by witchstone-38

`given` lines are those of `table.position`; scores with a sign are counted from the scenario's beginning.
`prophecy: A p_cluster_witch 5` states the points of a prophecy.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from magehall.games.witchstone import prophecy
from magehall.games.witchstone.state import WitchstoneState
from tests.games.witchstone.table import allowed, go_on, player, position, refused, score, texts, top

FOLDER = Path(__file__).parent / "scenarios"


@dataclass
class Scenario:
    """One file."""

    path: Path
    title: str = ""
    clauses: list[str] = field(default_factory=list)
    players: int = 2
    board: str = "reconstructed"
    given: list[str] = field(default_factory=list)
    steps: list[tuple[str, str]] = field(default_factory=list)

    def __str__(self) -> str:
        return self.path.stem


def scenarios() -> list[Scenario]:
    """Read all files."""
    return [read(path) for path in sorted(FOLDER.glob("*.txt"))]


def read(path: Path) -> Scenario:
    """Read one file; a line it does not understand is an error."""
    found = Scenario(path)
    section = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition("#")[0].rstrip()
        if not text:
            continue
        if text in ("given", "play", "then"):
            section = text
        elif not text.startswith("  "):
            _read_heading(found, text, f"{path.name}:{number}")
        elif section == "given":
            found.given.append(text.strip())
        else:
            found.steps.append((section, text.strip()))
    return found


def _read_heading(found: Scenario, text: str, where: str) -> None:
    name, _, value = text.partition(": ")
    if name == "title":
        found.title = value
    elif name == "clauses":
        found.clauses = value.split()
    elif name == "players":
        found.players = int(value)
    elif name == "board":
        found.board = value
    else:
        raise ValueError(f"{where}: {text!r} is no line of a scenario")


def run(scenario: Scenario) -> None:
    """Play a scenario and check what it states."""
    state = position(*scenario.given, seats=scenario.players, board=scenario.board)
    before = {letter: score(state, letter) for letter in "ABCD"[: scenario.players]}
    told: list[str] = []
    for section, line in scenario.steps:
        if section == "play":
            told += texts(go_on(state, line))
        else:
            _check(state, line, told, before)


def _check(state: WitchstoneState, line: str, told: list[str], before: dict[str, int]) -> None:
    name, _, value = line.partition(": ")
    if name == "open":
        kind, _, amount = value.partition(" ")
        assert top(state) == (kind, int(amount)), f"{line}, but {top(state)} is open"
    elif name == "told":
        assert any(value in text for text in told), f"{line}, but told was {told}"
    elif name == "legal":
        assert value in allowed(state, value.split(" ", maxsplit=1)[0]), (
            f"{line}, but legal are {allowed(state)}"
        )
    elif name == "refused":
        move, _, clause = value.rpartition(" by ")
        assert refused(state, move).clause == clause, f"{line}, but {refused(state, move)}"
    elif name == "prophecy":
        _check_prophecy(state, value)
    elif name.endswith(" score"):
        wanted = int(value) + (before[name[0]] if value[0] in "+-" else 0)
        assert score(state, name[0]) == wanted, f"{line}, but it is {score(state, name[0])}"
    else:
        found = player(state, name[0], name[2:])
        shown = " ".join(map(str, found)) if isinstance(found, list) else str(found)
        assert shown == value, f"{line}, but it is {shown}"


def _check_prophecy(state: WitchstoneState, value: str) -> None:
    letter, card, points = value.split()
    scrolls = state.board.scrolls
    level = prophecy.level(state, "ABCD".index(letter), scrolls.number[card])
    assert scrolls.points[level] == int(points), f"{value}, but it is {scrolls.points[level]}"
