"""The crystal ball as a sketch: locations where the data set puts them, chains as dotted lines between."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from magehall.cli.screens.witchstone.names import names_of
from magehall.cli.screens.witchstone.pictures import FREE, chip, seat
from magehall.core import Seat
from magehall.core.bits import bit
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.state import WitchstoneState

WIDTH: Final = 44
HEIGHT: Final = 13
_EDGE: Final = 4
"""Room for the names of the outermost locations."""


Spot = tuple[int, int]
"""A column and a line of the sheet."""


class Sketch:
    """A sheet of characters, each with a style."""

    def __init__(self) -> None:
        self.letters: dict[Spot, Text] = {}

    def write(self, spot: Spot, text: Text) -> None:
        """Write a text centred on a column, moved inside the sheet if it would leave it."""
        start = min(max(0, spot[0] - text.cell_len // 2), WIDTH - text.cell_len)
        for place, letter in enumerate(text.divide(range(1, len(text)))):
            self.letters[start + place, spot[1]] = letter

    def has_room(self, spot: Spot, width: int) -> bool:
        """Tell whether a text would stand clear of everything else on its line."""
        start = spot[0] - width // 2
        return not any((column, spot[1]) in self.letters for column in range(start - 1, start + width + 1))

    def text(self) -> list[Text]:
        """Return the lines."""
        blank = Text(" ")
        return [
            Text("").join(self.letters.get((column, line), blank) for column in range(WIDTH))
            for line in range(HEIGHT)
        ]


def draw(state: WitchstoneState) -> list[Text]:
    """Draw the map: free chains by their number of links, others by their owner."""
    sketch, spots = Sketch(), _spots(state)
    for place, spot in enumerate(spots):
        sketch.write(spot, _place(state, place))
    lines = [_line(state, chain, spots) for chain in range(len(state.board.map.chains))]
    for chain, line in enumerate(lines):
        text = _chain(state, chain)
        sketch.write(_middle(sketch, line, text.cell_len), text)
    for chain, line in enumerate(lines):
        dot = _dot(state, chain)
        for spot in line[::2]:
            if spot not in sketch.letters:
                sketch.write(spot, dot)
    return sketch.text()


def _spots(state: WitchstoneState) -> list[Spot]:
    """Scale the places of the data set to the sheet."""
    spots = [(float(x), float(y)) for x, y in state.board.map.spots]
    wide, high = max(abs(x) for x, _ in spots) or 1, max(abs(y) for _, y in spots) or 1
    across, down = WIDTH / 2 - _EDGE, (HEIGHT - 1) / 2
    return [(round(WIDTH / 2 + x / wide * across), round(down + y / high * down)) for x, y in spots]


def _line(state: WitchstoneState, chain: int, spots: list[Spot]) -> list[Spot]:
    """List the spots from one end of a chain to the other."""
    (x1, y1), (x2, y2) = spots[int(state.board.map.a[chain])], spots[int(state.board.map.b[chain])]
    steps = max(abs(x2 - x1), 2 * abs(y2 - y1), 1)
    return [
        (round(x1 + (x2 - x1) * step / steps), round(y1 + (y2 - y1) * step / steps))
        for step in range(steps + 1)
    ]


def _middle(sketch: Sketch, line: list[Spot], width: int) -> Spot:
    """Find the spot nearest to the middle of a chain where its text stands clear."""
    half = len(line) // 2
    near = sorted(range(len(line)), key=lambda place: abs(place - half))
    return next((line[place] for place in near if sketch.has_room(line[place], width)), line[half])


def _dot(state: WitchstoneState, chain: int) -> Text:
    """Draw a dot of a chain, in the colour of its owner once it is finished."""
    owner = _owner(state, chain)
    if owner is None or not state.finished & bit(chain):
        return Text(FREE, style="dim")
    return Text("•", style=seat(owner).style)


def _owner(state: WitchstoneState, chain: int) -> Seat | None:
    for owner in range(int(state.seats)):
        if state.chains[owner] & bit(chain) or state.open_chain[owner] == chain:
            return owner
    return None


def _chain(state: WitchstoneState, chain: int) -> Text:
    """Draw the state of a chain: `2` links and free, `a1` begun, `A` finished."""
    links, owner = int(state.board.map.links[chain]), _owner(state, chain)
    if owner is None:
        return Text(str(links))
    if state.finished & bit(chain):
        return seat(owner)
    return Text.assemble(seat(owner, small=True), str(int(state.open_links[owner])))


def _place(state: WitchstoneState, place: int) -> Text:
    """Draw a location: its code, then its chip or who stands there."""
    ball = state.board.map
    code = Text(names_of(state.board).place_code[ball.places[place]], style="bold")
    if place == ball.stone:
        return Text.assemble(code, ":", *_slots(state))
    if state.map_chips[place] != NOTHING:
        return Text.assemble(code, chip(int(state.map_chips[place])))
    big = [seat(owner) for owner in range(int(state.seats)) if state.tower[owner] == place]
    small = [
        seat(owner, small=True) for owner in range(int(state.seats)) if state.standing[owner] & bit(place)
    ]
    return Text.assemble(code, ":", *big, *small) if big or small else code


def _slots(state: WitchstoneState) -> list[Text]:
    """Draw the slots of the Witchstone: who stands there, or the points of a free one."""
    taken = {int(state.slot[owner]): owner for owner in range(int(state.seats)) if state.slot[owner] > 0}
    return [
        seat(taken[slot], small=True) if slot in taken else Text(str(int(points)))
        for slot, points in enumerate(state.board.map.slots, 1)
    ]
