"""What a seat sees of Witchstone as bytes.

Shared, in this order: the phase (18, one of them), the round, the four topmost tasks (kind + 1 and amount
each), wand spaces still to be used (64) and which of them twice (64), the library (kind + 1 of each shelf),
the pile, the special tiles shown (tile + 1 each), the special stack, owls left on each stack, the chip on
each location (kind + 1), chips on the cloth by kind, free flasks by shelf.

Then for each seat, counted clockwise from the own one: must act, is in turn; points and, where known, the
total (two bytes each, 32,768 added; 0 0 where not known); wand, stamp, pentagram; the tower's location + 1;
energy; its chains; its open chain + 1 and the links on it; witches in reserve and lying; where they stand;
its place on the witchstone; the symbol + 1 on each hex (rows from the top) and a second one where a special
tile lies; own crystals on the hexes (1) and the black one (2); crystals on each shelf, boxed, taken out;
tiles behind the screen (15, zeros where hidden), how many, tiles played (15), tiles in the supply; scrolls
by kind; those used by kind; special tiles kept (15); chips by kind; owl tiles by value (16).
"""

from __future__ import annotations

from typing import cast

from magehall.adapters.encoding import Pen
from magehall.core.seat import LETTERS
from magehall.games.witchstone import frames
from magehall.games.witchstone.bits import cell_at
from magehall.games.witchstone.rules import Rules
from magehall.games.witchstone.symbols import CHIPS, SHELVES, SYMBOLS, TILE_NAMES
from magehall.games.witchstone.view import WitchstoneView

Data = dict[str, object]

TASKS = 4
SPACES = 64
OWL_VALUES = 16


class Sight:
    """Writes views of one board for so many seats."""

    def __init__(self, seats: int, rules: Rules) -> None:
        self.seats = seats
        self.board = rules.board
        self.places = rules.board.map.number
        self.chains = rules.board.map.chain_number
        self.scrolls = rules.board.scrolls.number
        self.cells = {cell: place for place, cell in enumerate(rules.board.cauldron.order)}
        printed = [(symbol, int(mask)) for symbol, mask in enumerate(rules.board.cauldron.printed)]
        self.printed = [
            next((symbol + 1 for symbol, mask in printed if mask >> cell & 1), 0) for cell in self.cells
        ]
        self.size = self._shared_size() + seats * self._seat_size()

    def _shared_size(self) -> int:
        board = self.board
        rows = len(frames.NAMES) + 1 + 2 * TASKS + 2 * SPACES + int(board.scrolls.shelves) + 1
        return (
            rows
            + board.pentagram.specials
            + 1
            + board.pentagram.owls
            + len(self.places)
            + len(CHIPS)
            + len(SHELVES)
        )

    def _seat_size(self) -> int:
        rows = 2 + 4 + 3 + 1 + 1 + len(self.chains) + 2 + 2 + len(self.places) + 1 + 3 * len(self.cells)
        tiles = 3 * len(TILE_NAMES) + 2
        return rows + len(SHELVES) + 2 + tiles + 2 * len(self.scrolls) + len(CHIPS) + OWL_VALUES

    def write(self, view: WitchstoneView) -> bytes:
        """Write a view."""
        assert view.seat is not None, "observations are a seat's"
        pen, body = Pen(), view.data()
        self._put_shared(pen, body)
        players = cast("list[Data]", body["players"])
        for place in range(self.seats):
            seat = (view.seat + place) % self.seats
            letter = LETTERS[seat]
            pen.numbers([letter in cast("list[str]", body["acting"]), letter == body["turn"]])
            self._put_tracks(pen, players[seat])
            self._put_map(pen, players[seat])
            self._put_cauldron(pen, players[seat])
            self._put_goods(pen, players[seat])
        return bytes(pen.out)

    def _put_shared(self, pen: Pen, body: Data) -> None:
        board = self.board
        pen.one_of(frames.NAMES.index(str(body["phase"])), len(frames.NAMES))
        pen.number(_whole(body, "round"))
        self._put_tasks(pen, cast("list[Data]", body["stack"]))
        pen.each_of(cast("list[int]", body["wand_queue"]), SPACES)
        pen.each_of(cast("list[int]", body["wand_double"]), SPACES)
        library = [self.scrolls[name] + 1 for name in _names(body, "library")]
        pen.numbers(library + [0] * (int(board.scrolls.shelves) - len(library)))
        pen.number(_whole(body, "pile"))
        shown = cast("list[str | None]", body["display"])
        pen.numbers([0 if name is None else TILE_NAMES.index(name) + 1 for name in shown])
        pen.number(_whole(body, "special_stack"))
        pen.numbers([len(stack) for stack in cast("list[list[int]]", body["owl_stacks"])])
        chips = cast("dict[str, str]", body["map_chips"])
        pen.numbers([CHIPS.index(chips[place]) + 1 if place in chips else 0 for place in self.places])
        pen.each_of([CHIPS.index(name) for name in _names(body, "cloth")], len(CHIPS))
        flasks = cast("dict[str, int]", body["flasks"])
        pen.numbers([flasks[name] for name in SHELVES])

    def _put_tasks(self, pen: Pen, stack: list[Data]) -> None:
        for place in range(1, TASKS + 1):
            if place > len(stack):
                pen.numbers([0, 0])
            else:
                task = stack[-place]
                pen.numbers(
                    [frames.NAMES.index(str(task["kind"])) + 1, max(0, min(255, _whole(task, "amount")))]
                )

    def _put_tracks(self, pen: Pen, player: Data) -> None:
        pen.wide(_whole(player, "score"))
        total = player["total"]
        if total is None:
            pen.numbers([0, 0])
        else:
            pen.wide(cast("int", total))
        pen.numbers([_whole(player, name) for name in ("wand", "stamp", "pentagram")])

    def _put_map(self, pen: Pen, player: Data) -> None:
        tower, chain = player["tower"], player["open_chain"]
        pen.number(0 if tower is None else self.places[str(tower)] + 1)
        pen.number(_whole(player, "energy"))
        pen.each_of([self.chains[name] for name in _names(player, "chains")], len(self.chains))
        pen.number(0 if chain is None else self.chains[str(chain)] + 1)
        pen.numbers([_whole(player, name) for name in ("open_links", "reserve", "lying")])
        pen.each_of([self.places[name] for name in _names(player, "standing")], len(self.places))
        pen.number(_whole(player, "slot"))

    def _cell(self, text: str) -> int:
        q, _, r = text.partition(",")
        return self.cells[cell_at(int(q), int(r))]

    def _put_cauldron(self, pen: Pen, player: Data) -> None:
        first, second = list(self.printed), [0] * len(self.cells)
        for tile in cast("list[str | None]", player["tiles"]):
            if tile is not None:
                symbols, a, b = tile.split(" ")
                one, _, other = symbols.partition("/")
                first[self._cell(a)] = SYMBOLS.index(one) + 1
                first[self._cell(b)] = SYMBOLS.index(other) + 1
        for cell, tile in cast("dict[str, str]", player["specials"]).items():
            one, _, other = tile.partition("/")
            first[self._cell(cell)] = SYMBOLS.index(one) + 1
            second[self._cell(cell)] = SYMBOLS.index(other) + 1
        pen.numbers(first)
        pen.numbers(second)
        crystals = [0] * len(self.cells)
        for cell in _names(player, "crystals"):
            crystals[self._cell(cell)] = 1
        if player["black"] is not None:
            crystals[self._cell(str(player["black"]))] = 2
        pen.numbers(crystals)

    def _put_goods(self, pen: Pen, player: Data) -> None:
        rack = cast("dict[str, int]", player["rack"])
        pen.numbers([rack.get(name, 0) for name in SHELVES])
        pen.numbers([_whole(player, "boxed"), _whole(player, "removed")])
        hand = cast("list[str] | None", player["hand"])
        pen.each_of([TILE_NAMES.index(name) for name in hand or []], len(TILE_NAMES))
        pen.number(_whole(player, "hand_size"))
        pen.each_of([TILE_NAMES.index(name) for name in _names(player, "played")], len(TILE_NAMES))
        pen.number(_whole(player, "supply"))
        for name in ("scrolls", "used"):
            pen.each_of([self.scrolls[scroll] for scroll in _names(player, name)], len(self.scrolls))
        pen.each_of([TILE_NAMES.index(name) for name in _names(player, "beside")], len(TILE_NAMES))
        pen.each_of([CHIPS.index(name) for name in _names(player, "chips")], len(CHIPS))
        owls = [min(value, OWL_VALUES - 1) for value in cast("list[int]", player["owls"])]
        pen.each_of(owls, OWL_VALUES)


def _whole(data: Data, name: str) -> int:
    return cast("int", data[name])


def _names(data: Data, name: str) -> list[str]:
    return cast("list[str]", data[name])
