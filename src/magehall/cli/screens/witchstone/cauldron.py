"""A cauldron as rows of hexes: symbols by sign and code, crystals with their hex, empty hexes by name."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from magehall.cli.screens.witchstone.names import Names, names_of
from magehall.cli.screens.witchstone.pictures import (
    BLACK_CRYSTAL,
    OWN_CRYSTAL,
    SEAT_STYLES,
    Pictures,
    special,
)
from magehall.core import Seat
from magehall.core.bits import bit
from magehall.games.witchstone.bits import listed
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import KINDS, tile_of
from magehall.games.witchstone.turn import last_laid

MARGIN: Final = 3
"""Room before the longest row, so that the exits of the left side fit before the shorter ones."""


def draw(state: WitchstoneState, seat: Seat, pictures: Pictures) -> list[Text]:
    """Draw a cauldron, one line for each row, with the exits beside the hexes they open from."""
    names = names_of(state.board)
    fresh = _last_tile(state, seat)
    lines: list[Text] = []
    for number, cells in enumerate(names.rows):
        row = Text(" ").join(_hex(state, seat, cell, pictures, names, fresh) for cell in cells)
        indent = MARGIN + 2 * abs(number - len(names.rows) // 2)
        left, right = _exits(state, number, pictures, names)
        lines.append(Text.assemble(left, " " * (indent - left.cell_len), row, right))
    return lines


def _last_tile(state: WitchstoneState, seat: Seat) -> set[int]:
    """Return the hexes of the tile laid in this turn (witchstone-167)."""
    number = int(last_laid(state)) if seat == state.turn and state.round < state.board.rounds else -1
    if number < 0:
        return set()
    edge, cauldron = number % int(state.rules.lexicon.edges), state.board.cauldron
    return {int(cauldron.edge_a[edge]), int(cauldron.edge_b[edge])}


def _hex(
    state: WitchstoneState, seat: Seat, cell: int, pictures: Pictures, names: Names, fresh: set[int]
) -> Text:
    """Draw one hex, three columns wide."""
    name, here = names.cell_name[cell], bit(cell)
    if state.black[seat] & here:
        return Text(f"{BLACK_CRYSTAL}{name}", style="bold")
    if state.crystals[seat] & here:
        return Text(f"{OWN_CRYSTAL}{name}", style=f"bold {SEAT_STYLES[seat]}")
    symbols = [symbol for symbol in range(KINDS) if state.symbol(seat, symbol) & here]
    if not symbols:
        return Text(f" {name}", style="dim")
    text = special(int(tile_of(*symbols))) if len(symbols) == 2 else pictures.symbol(symbols[0])
    if cell in fresh:
        text.stylize("bold underline")
    return text


def _exits(state: WitchstoneState, row: int, pictures: Pictures, names: Names) -> tuple[Text, Text]:
    """Draw the exits to the left and to the right of a row."""
    left, right = Text(), Text()
    for number, side in enumerate(state.board.cauldron.exits):
        doors = listed(state.board.cauldron.exit_from[number])
        at, arrow = _door(doors, names)
        if at == row:
            label = pictures.symbol(int(state.board.cauldron.exit_symbol[number]))
            if arrow == "←":
                left = Text.assemble((side, "bold"), label, arrow)
            else:
                right = Text.assemble(f" {arrow}", (side, "bold"), label)
    return left, right


def _door(doors: list[int], names: Names) -> tuple[int, str]:
    """Find the row beside which an exit is written, and the way it leads."""
    last = len(names.rows) - 1
    at = [
        (number, cells.index(cell), len(cells))
        for number, cells in enumerate(names.rows)
        for cell in cells
        if cell in doors
    ]
    rows = {number for number, _, _ in at}
    if rows in ({0}, {last}):
        return at[0][0], "↑" if rows == {0} else "↓"
    outermost = max(at, key=lambda found: abs(found[0] - last / 2))
    return outermost[0], "←" if outermost[1] < outermost[2] // 2 else "→"
