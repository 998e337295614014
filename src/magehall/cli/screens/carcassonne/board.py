"""The whole table as it fits the terminal: as much of the map as there is room for, the panel beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from magehall.cli.screens.carcassonne.chart import (
    GUTTER,
    Cell,
    Chart,
    Window,
    best_window,
    bounds,
    cell_of,
    placed_cells,
)
from magehall.cli.screens.carcassonne.choices import Choices
from magehall.cli.screens.carcassonne.panel import WIDTH, Panel
from magehall.cli.screens.carcassonne.shapes import Size
from magehall.games.carcassonne.phase import MEEPLE
from magehall.games.carcassonne.state import CarcassonneState
from magehall.locales import Words

SIZES: Final = (Size(9, 5), Size(7, 3), Size(5, 3))
"""How large tiles are drawn, the largest first; the smallest is used if not all fit."""

LINES: Final = 24
_ROOM: Final = 38
"""How many characters of a line the letters beyond the edge may take; if there are more, they are counted."""

_AROUND: Final = 5
"""The lines of a screen that the map leaves: coordinates, what lies beyond, the status, the prompt."""

DIRECTIONS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}


class Board:
    """Draws the landscape and the panel beside it, round a cell that was asked for if not all fits."""

    def __init__(
        self,
        words: Words,
        panel: Panel,
        state: CarcassonneState,
        choices: Choices,
        centre: Cell | None = None,
    ) -> None:
        self.words = words
        self.panel = panel
        self.state = state
        self.choices = choices
        self.window: Window | None = None
        self.centre = centre

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Yield line by line the map and the panel beside it."""
        width = options.max_width - GUTTER - WIDTH - 1
        height = max(LINES, console.height) - _AROUND
        size, self.window = self._frame(width, height)
        chart = Chart(self.state, self.window, size)
        chart.draw(self.choices)
        left, right = chart.lines(), self.panel.lines()
        edge = GUTTER + self.window.columns * size.width + 1
        for number in range(max(len(left), len(right))):
            line = left[number] if number < len(left) else Text()
            line.pad_right(edge - line.cell_len)
            if number < len(right):
                line.append_text(right[number])
            line.truncate(options.max_width)
            yield line
        beyond = self._beyond(self.window)
        if beyond:
            yield Text(beyond, style="bold", no_wrap=True, overflow="ellipsis")

    def _frame(self, width: int, height: int) -> tuple[Size, Window]:
        """Choose how large to draw, and which window."""
        whole = bounds(placed_cells(self.state) + self._wanted())
        for size in SIZES:
            if whole.columns * size.width <= width and whole.rows * size.height <= height:
                return size, whole
        size = SIZES[-1]
        columns, rows = max(1, width // size.width), max(1, height // size.height)
        if self.centre is not None:
            return size, best_window(whole, {}, self.centre, columns, rows)
        near = cell_of(self.state, 8 * (int(self.state.land.placed) - 1))
        wanted = {near: 1} if self.state.phase == MEEPLE else dict.fromkeys(self._wanted(), 1)
        return size, best_window(whole, wanted, near, columns, rows)

    def middle(self, direction: str) -> Cell:
        """Return the middle of a window half a window further in a direction."""
        shown = self.window or bounds(placed_cells(self.state))
        across, down = DIRECTIONS[direction]
        return (
            shown.left + shown.columns // 2 + across * (shown.columns // 2),
            shown.top + shown.rows // 2 + down * (shown.rows // 2),
        )

    def _wanted(self) -> list[Cell]:
        """List the cells the player chooses from."""
        cells = [(cell.x, cell.y) for cell in self.choices.cells.values()]
        return cells + [cell_of(self.state, segment) for segment in self.choices.segments.values()]

    def _beyond(self, window: Window) -> str:
        """Name the letters outside the window, by the direction in which they lie."""
        found: dict[str, list[str]] = {}
        for letter, cell in self._letters().items():
            if not window.holds(cell):
                found.setdefault(_direction(window, cell), []).append(letter)
        if not found:
            return ""
        told = "  ".join(f"{_ARROWS[key]} {' '.join(found[key])}" for key in DIRECTIONS if key in found)
        if len(told) > _ROOM:
            told = "  ".join(f"{_ARROWS[key]} {len(found[key])}" for key in DIRECTIONS if key in found)
        return self.words.say("carcassonne-label-beyond", command="map n, e, s, w", letters=told)

    def _letters(self) -> dict[str, Cell]:
        cells = {letter: (cell.x, cell.y) for letter, cell in self.choices.cells.items()}
        spots = {letter: cell_of(self.state, segment) for letter, segment in self.choices.segments.items()}
        return {**cells, **spots}


def _direction(window: Window, cell: Cell) -> str:
    if cell[1] < window.top:
        return "n"
    if cell[1] >= window.top + window.rows:
        return "s"
    return "w" if cell[0] < window.left else "e"


def whole_map(state: CarcassonneState, choices: Choices, width: int) -> list[Text]:
    """Draw the whole landscape, in strips from west to east if it is wider than the screen."""
    size = SIZES[-1]
    cells = placed_cells(state) + [(cell.x, cell.y) for cell in choices.cells.values()]
    whole = bounds(cells)
    strip = (width - GUTTER) // size.width
    lines: list[Text] = []
    for left in range(whole.left, whole.left + whole.columns, strip):
        chart = Chart(state, bounds([cell for cell in cells if cell[0] in range(left, left + strip)]), size)
        chart.draw(choices)
        lines += chart.lines()
    return lines
