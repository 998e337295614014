"""The landscape as a map of characters: a window of cells with their coordinates, pieces and letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.text import Text

from magehall.cli.screens.carcassonne.choices import Choices
from magehall.cli.screens.carcassonne.picture import CITY, FIELD, ROAD, SIGN, Picture, picture
from magehall.cli.screens.carcassonne.shapes import Point, Size
from magehall.core.seat import seat_text
from magehall.games.carcassonne.meeple import standing
from magehall.games.carcassonne.spots import read_spot, segment_at
from magehall.games.carcassonne.state import CarcassonneState
from magehall.locales.words import minus

GUTTER: Final = 4
"""The columns to the left of the map, which count the rows."""

SEATS: Final = (
    "bold white on red",
    "bold white on blue",
    "bold black on green",
    "bold black on yellow",
    "bold black on white",
    "bold black on cyan",
)
FIGURES: Final = ("bold white on purple", "bold black on dark_orange", "bold black on bright_white")
LETTER: Final = "bold reverse"
NEW: Final = 2
STYLES: Final = {
    FIELD: ("green", "dark_green", "bold bright_green"),
    CITY: ("color(179)", "color(137)", "color(222)"),
    ROAD: ("bright_white", "bright_white", "bold bright_white"),
    SIGN: ("bold bright_red", "bold bright_red", "bold bright_red"),
}
"""Two shades of each terrain, alternating from tile to tile, and a bright one for the last round's tiles."""

Cell = tuple[int, int]


class Window(NamedTuple):
    """The cells shown, from the north-west one on."""

    left: int
    top: int
    columns: int
    rows: int

    def holds(self, cell: Cell) -> bool:
        """Tell whether a cell is shown."""
        return 0 <= cell[0] - self.left < self.columns and 0 <= cell[1] - self.top < self.rows


class Mark(NamedTuple):
    """A character or two on a segment or an open cell, with a style."""

    text: str
    style: str


def cell_of(state: CarcassonneState, segment: int) -> Cell:
    """Return the cell of a segment of the landscape."""
    place = int(state.land.places[segment >> 3])
    return int(state.land.xs[place]), int(state.land.ys[place])


def tile_picture(state: CarcassonneState, number: int, size: Size) -> Picture:
    """Return the picture of a tile in the landscape."""
    oriented = int(state.land.tiles[number])
    return picture(state.box.tiles[oriented >> 2], oriented & 3, size)


def figures(state: CarcassonneState) -> list[tuple[str, str]]:
    """List the neutral figures and their spots; those waiting beside have none."""
    found: list[tuple[str, str]] = []
    for layer in state.layers:
        for name, value in layer.part(state).data().items():
            if value == "beside" or (isinstance(value, str) and "," in value):
                found.append((name, "" if value == "beside" else value))
    return found


def figure_segments(state: CarcassonneState) -> list[int]:
    """List the segments on which figures stand."""
    return [int(segment_at(state, *read_spot(spot, spot, 0))) for _, spot in figures(state) if spot]


def pieces(state: CarcassonneState) -> dict[int, list[Mark]]:
    """Return what stands on each segment: meeples by the letter of their seat, figures by their own."""
    found: dict[int, list[Mark]] = {}
    for seat in range(int(state.seats)):
        for segment in standing(state, seat):
            found.setdefault(segment, []).append(Mark(seat_text(seat), SEATS[seat]))
    for place, (name, spot) in enumerate(figures(state)):
        if spot:
            segment = int(segment_at(state, *read_spot(spot, spot, 0)))
            found.setdefault(segment, []).append(Mark(name[0].upper(), FIGURES[place]))
    return found


class Chart:
    """A drawing of a window of the landscape."""

    def __init__(self, state: CarcassonneState, window: Window, size: Size) -> None:
        self.state = state
        self.window = window
        self.size = size
        columns, rows = window.columns * size.width, window.rows * size.height
        self.signs = [[" "] * columns for _ in range(rows)]
        self.styles = [[""] * columns for _ in range(rows)]

    def draw(self, choices: Choices | None) -> None:
        """Draw the tiles, what stands on them and, if something is asked, the letters of the answers."""
        for number in range(int(self.state.land.placed)):
            cell = cell_of(self.state, 8 * number)
            if self.window.holds(cell):
                is_new = number > int(self.state.land.placed - self.state.seats)
                self._draw_tile(cell, tile_picture(self.state, number, self.size), is_new=is_new)
        marks = pieces(self.state)
        if choices is not None:
            for letter, segment in choices.segments.items():
                marks.setdefault(self._shown(choices, segment), []).append(Mark(letter, LETTER))
            self._draw_cells(choices)
        for segment, found in sorted(marks.items()):
            self._draw_marks(segment, found)

    def _shown(self, choices: Choices, segment: int) -> int:
        """Return a segment of the same road or city inside the window, if that of the letter is not."""
        if self.window.holds(cell_of(self.state, segment)) or not choices.of_figures:
            return segment
        feature = self.state.features.at(segment)
        for other in range(8 * int(self.state.land.placed)):
            if (
                self.state.features.owners[other] >= 0
                and self.state.features.at(other) == feature
                and self.window.holds(cell_of(self.state, other))
            ):
                return other
        return segment

    def _corner(self, cell: Cell) -> Point:
        return (cell[0] - self.window.left) * self.size.width, (cell[1] - self.window.top) * self.size.height

    def _draw_tile(self, cell: Cell, drawn: Picture, *, is_new: bool) -> None:
        left, top = self._corner(cell)
        shade = NEW if is_new else (cell[0] + cell[1]) % 2
        for y, row in enumerate(drawn.signs):
            for x, sign in enumerate(row):
                self._put((left + x, top + y), Mark(sign, STYLES[drawn.terrains[y][x]][shade]))

    def _put(self, point: Point, mark: Mark) -> None:
        x, y = point
        for place, sign in enumerate(mark.text, x):
            if 0 <= place < len(self.signs[y]):
                self.signs[y][place] = sign
                self.styles[y][place] = mark.style

    def _draw_marks(self, segment: int, marks: list[Mark]) -> None:
        cell = cell_of(self.state, segment)
        if not self.window.holds(cell):
            return
        left, top = self._corner(cell)
        places = tile_picture(self.state, segment >> 3, self.size).room(segment & 7)
        for mark in marks:
            fitting = [(min(x, self.size.width - len(mark.text)), y) for x, y in places]
            clear = [(x, y) for x, y in fitting if self._is_clear((left + x, top + y), mark)]
            x, y = (clear or fitting)[0]
            self._put((left + x, top + y), mark)
            places = [
                point for point in places if point[1] != y or point[0] not in range(x, x + len(mark.text))
            ]

    def _is_clear(self, point: Point, mark: Mark) -> bool:
        """Tell whether a mark can stand here without running into another letter."""
        x, y = point
        return mark.style != LETTER or LETTER not in self.styles[y][max(0, x - 1) : x + len(mark.text) + 1]

    def _draw_cells(self, choices: Choices) -> None:
        """Letter the open cells, with the turns below if several fit."""
        for letter, cell in choices.cells.items():
            if self.window.holds((cell.x, cell.y)):
                left, top = self._corner((cell.x, cell.y))
                middle = top + self.size.height // 2
                self._put((left + (self.size.width - len(letter)) // 2, middle), Mark(letter, LETTER))
                turns = "".join(str(turn) for turn in cell.turns)
                if len(turns) > 1:
                    self._put((left + (self.size.width - len(turns)) // 2, middle + 1), Mark(turns, "dim"))

    def lines(self) -> list[Text]:
        """Return the map with its coordinates, x above and y to the left."""
        above = Text(" " * GUTTER)
        for column in range(self.window.columns):
            above.append(f"{minus(self.window.left + column):^{self.size.width}}", style="dim")
        return [above, *(self._line(row) for row in range(len(self.signs)))]

    def _line(self, row: int) -> Text:
        number, within = divmod(row, self.size.height)
        label = minus(self.window.top + number) if within == self.size.height // 2 else ""
        text = Text(f"{label:>{GUTTER - 1}} ", style="dim")
        line = Text(no_wrap=True)
        line.append_text(text)
        for sign, style in zip(self.signs[row], self.styles[row], strict=True):
            line.append(sign, style=style)
        return line


def bounds(cells: list[Cell]) -> Window:
    """Return the smallest window that holds all cells."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return Window(left, top, max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1)


def placed_cells(state: CarcassonneState) -> list[Cell]:
    """List the cells that hold tiles."""
    return [cell_of(state, 8 * number) for number in range(int(state.land.placed))]


def best_window(whole: Window, wanted: Mapping[Cell, int], near: Cell, columns: int, rows: int) -> Window:
    """Return the window of a size within the whole that shows most of what is wanted, else what is near."""
    columns, rows = min(columns, whole.columns), min(rows, whole.rows)
    windows = [
        Window(left, top, columns, rows)
        for left in range(whole.left, whole.left + whole.columns - columns + 1)
        for top in range(whole.top, whole.top + whole.rows - rows + 1)
    ]
    return max(windows, key=lambda window: (_weight(window, wanted), -_distance(window, near)))


def _weight(window: Window, wanted: Mapping[Cell, int]) -> int:
    return sum(weight for cell, weight in wanted.items() if window.holds(cell))


def _distance(window: Window, cell: Cell) -> int:
    across = 2 * (cell[0] - window.left) - window.columns + 1
    down = 2 * (cell[1] - window.top) - window.rows + 1
    return across * across + down * down
