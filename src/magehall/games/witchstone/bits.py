"""Sets of up to 62 things as 64-bit masks, and the hexes of a cauldron among them.

A hex with the axial coordinates q, r has the number (q + 3) + 8 * (r + 3), so that its six neighbours are
the numbers one, seven and eight away, and the column between two rows stays empty.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magehall.core.bits import bit, lowest

RADIUS: Final = 3
"""The largest cauldron whose hexes fit into one mask."""

STRIDE: Final = 8


def up_to(number: i64) -> i64:
    """Return the set of all numbers from 0 up to and including one."""
    one = bit(number)
    return one | (one - 1)


def listed(things: i64) -> list[int]:
    """List a set, the lowest number first."""
    found: list[int] = []
    while things != 0:
        found.append(int(lowest(things)))
        things &= things - 1
    return found


def near(cells: i64) -> i64:
    """Return all hexes beside some hexes, and perhaps numbers that are not hexes: mask them out."""
    return (cells << 1) | (cells >> 1) | (cells << STRIDE) | (cells >> STRIDE) | (cells << 7) | (cells >> 7)


def group(symbols: i64, cell: i64) -> i64:
    """Return the connected hexes of equal symbols around one of them (witchstone-22)."""
    found: i64 = bit(cell)
    while True:
        wider: i64 = (found | near(found)) & symbols
        if wider == found:
            return found
        found = wider


def within(cell: i64, steps: i64, cells: i64) -> i64:
    """Return the hexes at most some steps away from one."""
    found: i64 = bit(cell)
    while steps > 0:
        found |= near(found) & cells
        steps -= 1
    return found


def steps_between(a: i64, b: i64) -> i64:
    """Count the steps from hex to hex."""
    across: i64 = (b & 7) - (a & 7)
    down: i64 = (b >> 3) - (a >> 3)
    if across * down >= 0:
        across += down
        down = 0
    sideways: i64 = max(across, -across)
    upright: i64 = max(down, -down)
    return max(sideways, upright)  # two at a time: for more, compiled code asks the interpreter


def cell_at(q: int, r: int) -> int:
    """Number the hex with these axial coordinates."""
    return (q + RADIUS) + STRIDE * (r + RADIUS)


HEXES: Final = [f"{cell % STRIDE - RADIUS},{cell // STRIDE - RADIUS}" for cell in range(64)]


def cell_text(cell: i64) -> str:
    """Write a hex as its axial coordinates: `1,-3`."""
    return HEXES[cell]


def cells_text(cells: i64) -> list[str]:
    """Write a set of hexes."""
    return [cell_text(cell) for cell in listed(cells)]
