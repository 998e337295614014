"""Carcassonne in a terminal: what is drawn, what is said, and the short forms of moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from magehall.cli.screens import Screen
from magehall.cli.screens.carcassonne.board import DIRECTIONS, Board, whole_map
from magehall.cli.screens.carcassonne.chart import Cell, cell_of, figure_segments
from magehall.cli.screens.carcassonne.choices import Cell as OpenCell
from magehall.cli.screens.carcassonne.choices import Choices
from magehall.cli.screens.carcassonne.panel import Panel, side_by_side
from magehall.cli.screens.carcassonne.picture import picture
from magehall.cli.screens.carcassonne.shapes import Size
from magehall.core import Event, Fact, Move, State, View, read_seat
from magehall.games.carcassonne.events import Scored
from magehall.games.carcassonne.final import score_everything
from magehall.games.carcassonne.phase import ASKING, MEEPLE
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import KINDS, ROLES
from magehall.games.carcassonne.view import CarcassonneView
from magehall.games.carcassonne.worlds import imagine

_AT: Final = re.compile(r"(-?\d+) ?, ?(-?\d+)")
_SMALL: Final = Size(5, 3)
_ENDINGS: Final = {
    "city-scored": "cities",
    "road-scored": "roads",
    "monastery-scored": "monasteries",
    "field-scored": "fields",
    "city-fed": "fields",
}
"""The heading of the result under which each kind of the final scoring is counted."""


class CarcassonneScreen(Screen):
    """Draws a CarcassonneView."""

    example_move = "c1"
    example_clause = "13"
    looks = ("map", "tiles")

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.board: Board | None = None

    def table(self, view: View) -> RenderableType:
        """Draw the map and the panel; the first time also what the signs mean."""
        first = self.board is None
        self.board = self._board(view)
        key = Text(self.words.say("carcassonne-label-key"), style="dim")
        return Group(key, self.board) if first else self.board

    def _board(self, view: View, centre: Cell | None = None) -> Board:
        state = known(view)
        choices = Choices(state)
        return Board(self.words, Panel(self.words, self.names, state, choices), state, choices, centre)

    def status(self, view: View) -> str:
        """Say what the player must do."""
        state = known(view)
        choices = Choices(state)
        if state.phase == ASKING:
            return self._asked(state, choices)
        if state.phase != MEEPLE:
            return self.words.say("carcassonne-status-place")
        if choices.segments:
            return self.words.say("carcassonne-status-meeple")
        empty = state.supply[int(state.turn)] == 0
        return self.words.say("carcassonne-status-empty" if empty else "carcassonne-status-taken")

    def _asked(self, state: CarcassonneState, choices: Choices) -> str:
        """Say what an expansion asks: for a figure, or at a circle for everyone's meeples."""
        data = state.layers[int(state.asking)].part(state).data()
        if "kind" in data:
            role = ROLES[KINDS.index(str(data["kind"]))]
            return self.words.say(f"carcassonne-status-{data['action'] or 'circle'}", role=role)
        if not choices.of_figures:
            return self.words.say("carcassonne-status-off")
        homes = [state.features.at(segment) for segment in figure_segments(state)]
        met = len(homes) > 1 and len(set(homes)) == 1
        return self.words.say(f"carcassonne-status-{'met' if met else 'figure'}", letter="a")

    def full_text(self, line: str, view: View) -> str:
        """Read `c1`, `-1,2 r90`, `a`, `p`, `m c`, `w off`, `add`, `take` by what is asked now."""
        return Choices(known(view)).full_text(line)

    def moves_text(self, moves: Sequence[Move], view: View) -> str:
        """Group the moves by cell, or by road or city, each with its letter."""
        state = known(view)
        choices = Choices(state)
        told = [f"{letter} {cell}{_turns(cell)}" for letter, cell in choices.cells.items()]
        for letter, segment in choices.segments.items():
            told.append(f"{letter} {self._spot(state, segment)}")
        told += ["p" if text == "pass" else text for text in choices.others]
        return self.words.say("list-separator").join(told)

    def _spot(self, state: CarcassonneState, segment: int) -> str:
        feature = state.features.at(segment)
        kind = int(state.features.kind(feature))
        x, y = cell_of(state, segment)
        facts: dict[str, Fact] = {
            "kind": KINDS[kind],
            "at": f"{x},{y}",
            "tiles": int(state.features.tiles(feature)),
        }
        if kind > 1:
            return self.words.say("carcassonne-kind", kind=KINDS[kind])
        return self.words.say("carcassonne-label-spot", **facts)

    def look(self, line: str, view: View) -> RenderableType | None:
        """Show the whole map, another part of it, the tiles that are left, or the turns that fit a cell."""
        word, _, rest = line.lower().replace("−", "-").partition(" ")
        if word == "map":
            return self._look_map(rest.strip(), view)
        if word == "tiles":
            return self._look_tiles(view)
        return self._look_cell(line, view)

    def _look_map(self, rest: str, view: View) -> RenderableType:
        at = _AT.fullmatch(rest)
        if at is not None:
            self.board = self._board(view, (int(at[1]), int(at[2])))
        elif rest in DIRECTIONS and self.board is not None:
            self.board = self._board(view, self.board.middle(rest))
        else:
            return WholeMap(known(view))
        return self.board

    def _look_tiles(self, view: View) -> RenderableType:
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        state = known(view)
        if view.remaining is None:
            return Text(self.words.say("carcassonne-label-remaining-hidden"))
        left = {name: number for name, number in view.remaining.items() if number > 0}
        lines: list[Text] = [Text(self.words.say("carcassonne-label-remaining"), style="bold")]
        names = list(left)
        for start in range(0, len(names), 13):
            row = names[start : start + 13]
            lines.append(Text(" ".join(f"{f'{name}×{left[name]}':^5}" for name in row)))
            lines += side_by_side(
                [picture(state.box.tiles[state.box.places[name]], 0, _SMALL) for name in row]
            )
        return Group(*lines)

    def _look_cell(self, line: str, view: View) -> RenderableType | None:
        """Answer a cell without a turn, if several fit, by showing them."""
        state = known(view)
        choices = Choices(state)
        found = choices.cell(line.lower().replace("−", "-"))
        if found is None or found[1] is not None or len(found[0].turns) < 2:
            return None
        turns = found[0].turns
        letter = next(letter for letter, cell in choices.cells.items() if cell == found[0])
        told = self.words.list([f"{letter}{turn}" for turn in turns])
        tile = state.box.tiles[int(state.drawn)]
        return Group(
            Text(self.words.say("carcassonne-label-which-turn", letter=letter, choices=told)),
            Text(" ".join(f"{f'{letter}{turn}':^5}" for turn in turns)),
            *side_by_side([picture(tile, turn, _SMALL) for turn in turns]),
        )

    def result(self, state: State) -> RenderableType:
        """Show the final landscape, and the final scores by source."""
        assert isinstance(state, CarcassonneState), "a state of Carcassonne"
        outcome = state.outcome()
        assert outcome is not None, "the game is over"
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.words.say("cli-result-rank"), justify="right")
        table.add_column(self.words.say("cli-result-player"))
        headings = ["cities", "roads", "monasteries", "fields"]
        for heading in ("during", *headings):
            table.add_column(self.words.say(f"carcassonne-label-{heading}"), justify="right")
        table.add_column(self.words.say("cli-result-points"), justify="right")
        ended = endings(state)
        for seat in sorted(range(len(self.names)), key=lambda seat: (outcome.ranks[seat], seat)):
            parts = [ended[heading][seat] for heading in headings]
            during = outcome.scores[seat] - sum(parts)
            numbers = [str(number) for number in (during, *parts, outcome.scores[seat])]
            table.add_row(str(outcome.ranks[seat]), escape(self.names[seat]), *numbers)
        return Group(WholeMap(state), table)


class WholeMap:
    """The whole landscape, as wide as the screen."""

    def __init__(self, state: CarcassonneState) -> None:
        self.state = state

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Yield it line by line."""
        yield from whole_map(self.state, Choices(self.state), options.max_width)


def known(view: View) -> CarcassonneState:
    """Return the state that a view shows; only the order of the stack is hidden."""
    assert isinstance(view, CarcassonneView), "a view of Carcassonne"
    return imagine(view)


def endings(state: CarcassonneState) -> dict[str, list[int]]:
    """Return the final scoring of each seat, by kind: the pieces still stand, so it is worked out again."""
    again = state.copy()
    told: list[Event] = []
    again.listener = told.append
    score_everything(again)
    found = {heading: [0] * int(state.seats) for heading in _ENDINGS.values()}
    for event in told:
        if isinstance(event, Scored):
            for letter in event.seats:
                found[_ENDINGS[event.kind]][read_seat(letter)] += event.points
    return found


def _turns(cell: OpenCell) -> str:
    return f" ({' '.join(str(turn) for turn in cell.turns)})" if len(cell.turns) > 1 else ""
