"""The cells of the landscape: where tiles lie, which cells are open, and what their neighbours ask of them.

Coordinates have no bounds, yet the grid is one small table. A cell's slot is x + (2r + 1) y modulo 2r² + 2r +
1: a perfect Lee code, in which two cells share a slot only if they are more than 2r steps apart. The
landscape is connected, so with r at half the number of tiles this never happens.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from magehall.core import keeping
from magehall.games.carcassonne.box import Box

NOWHERE: Final = -1
OPEN: Final = -1
"""The number of the tile in a cell that has none yet."""

STEP_X: Final = vec[i64]([0, 1, 0, -1])
STEP_Y: Final = vec[i64]([-1, 0, 1, 0])
"""The steps N E S W: x grows to the east, y to the south."""


def cell_text(x: i64, y: i64) -> str:
    """Write a cell: `1,-2`."""
    return f"{int(x)},{int(y)}"


@final
class Landscape:  # noqa: PLW1641 - it changes, so it has no hash
    """Tiles by number in the order they were placed; cells by number in the order they were first touched."""

    def __init__(self, box: Box, like: Landscape | None = None) -> None:
        self.box = box
        self.width: i64 = 2 * box.radius + 1
        self.slots: i64 = 2 * box.radius * (box.radius + 1) + 1
        if like is not None:
            self.cells: i64 = like.cells
            self.open: i64 = like.open
            self.placed: i64 = like.placed
            self.grid: vec[i16] = like.grid[:]
            self.xs: vec[i64] = like.xs[:]
            self.ys: vec[i64] = like.ys[:]
            self.needs: vec[i64] = like.needs[:]
            self.numbers: vec[i64] = like.numbers[:]
            self.frontier: vec[i64] = like.frontier[:]
            self.tiles: vec[i64] = like.tiles[:]
            self.places: vec[i64] = like.places[:]
            self.beside: vec[i64] = like.beside[:]
        else:
            size = 3 * int(box.total) + 2
            self.cells = 0
            self.open = 0
            self.placed = 0
            self.grid = vec[i16]([0] * int(self.slots))
            self.xs = vec[i64]([0] * size)
            self.ys = vec[i64]([0] * size)
            self.needs = vec[i64]([0] * size)
            self.numbers = vec[i64]([OPEN] * size)
            self.frontier = vec[i64]([0] * size)
            self.tiles = vec[i64]([0] * int(box.total))
            self.places = vec[i64]([0] * int(box.total))
            self.beside = vec[i64]([OPEN] * 4)
            self._touch(0, 0, 0)

    def copy(self) -> Landscape:
        """Return an independent copy."""
        return Landscape(self.box, self)

    def __reduce__(self) -> tuple[object, ...]:
        return keeping.reduce(self, self.box)

    def __eq__(self, other: object) -> bool:
        return keeping.alike(self, other)

    def slot(self, x: i64, y: i64) -> i64:
        """Return the slot of a cell."""
        return (x + self.width * y) % self.slots

    def cell(self, x: i64, y: i64) -> i64:
        """Return the number of a cell that holds a tile or touches one, else NOWHERE."""
        cell: i64 = i64(self.grid[self.slot(x, y)]) - 1
        return cell if cell >= 0 and self.xs[cell] == x and self.ys[cell] == y else NOWHERE

    def number_at(self, x: i64, y: i64) -> i64:
        """Return the number of the tile in a cell, or OPEN."""
        cell = self.cell(x, y)
        return OPEN if cell == NOWHERE else self.numbers[cell]

    def text(self, number: i64) -> str:
        """Write the cell of a tile."""
        cell = self.places[number]
        return cell_text(self.xs[cell], self.ys[cell])

    def _touch(self, slot: i64, x: i64, y: i64) -> i64:
        """Number a cell and count it as open."""
        cell: i64 = self.cells
        self.cells = cell + 1
        self.grid[slot] = i16(cell + 1)
        self.xs[cell] = x
        self.ys[cell] = y
        self.frontier[self.open] = cell
        self.open += 1
        return cell

    def put(self, cell: i64, tile: i64) -> i64:
        """Put an oriented tile into an open cell and give its number; `beside` then names its neighbours."""
        number: i64 = self.placed
        self.placed = number + 1
        self.tiles[number] = tile
        self.places[number] = cell
        self.numbers[cell] = number
        self._close(cell)
        x: i64 = self.xs[cell]
        y: i64 = self.ys[cell]
        edge: i64 = 0
        while edge < 4:
            self.beside[edge] = self._meet(
                x + STEP_X[edge], y + STEP_Y[edge], edge, self.box.edges[4 * tile + edge]
            )
            edge += 1
        return number

    def hold(self, cell: i64, tile: i64) -> i64:
        """Hold an oriented tile over an open cell: it gets a number and neighbours, but no cell changes."""
        number: i64 = self.placed
        self.placed = number + 1
        self.tiles[number] = tile
        self.places[number] = cell
        edge: i64 = 0
        while edge < 4:
            self.beside[edge] = self.number_at(self.xs[cell] + STEP_X[edge], self.ys[cell] + STEP_Y[edge])
            edge += 1
        return number

    def _close(self, cell: i64) -> None:
        """Take a cell from the frontier."""
        frontier = self.frontier
        place: i64 = 0
        while frontier[place] != cell:
            place += 1
        self.open -= 1
        frontier[place] = frontier[self.open]

    def _meet(self, x: i64, y: i64, edge: i64, terrain: i64) -> i64:
        """Return the tile beyond an edge; an open cell there now needs this terrain on the opposite edge."""
        slot = self.slot(x, y)
        cell: i64 = i64(self.grid[slot]) - 1
        if cell < 0:
            cell = self._touch(slot, x, y)
        elif self.numbers[cell] != OPEN:
            return self.numbers[cell]
        self.needs[cell] |= terrain << (2 * (edge ^ 2))
        return OPEN

    def around(self, cell: i64) -> i64:
        """Count the tiles in the eight cells round a cell."""
        found: i64 = 0
        y: i64 = self.ys[cell] - 1
        while y <= self.ys[cell] + 1:
            x: i64 = self.xs[cell] - 1
            while x <= self.xs[cell] + 1:
                other: i64 = i64(self.grid[self.slot(x, y)]) - 1
                if other >= 0 and other != cell and self.numbers[other] != OPEN:
                    found += 1
                x += 1
            y += 1
        return found

    def are_neighbours(self, cell: i64, other: i64) -> bool:
        """Tell whether two cells touch by an edge or a corner."""
        across: i64 = self.xs[cell] - self.xs[other]
        along: i64 = self.ys[cell] - self.ys[other]
        return -1 <= across <= 1 and -1 <= along <= 1
