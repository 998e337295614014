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

from msgspec.structs import astuple

from magehall.adapters.encoding import Pen
from magehall.games.witchstone import prompts
from magehall.games.witchstone.bits import cell_at
from magehall.games.witchstone.rules import Rules
from magehall.games.witchstone.symbols import CHIPS, SHELVES, SYMBOLS, TILE_NAMES, Tile
from magehall.games.witchstone.view import Player, Prompt, WitchstoneView

TASKS = 4
SPACES = 64
OWL_VALUES = 16


class Sight:
    """Writes views of one board for a number of seats."""

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
        rows = len(prompts.NAMES) + 1 + 2 * TASKS + 2 * SPACES + int(board.scrolls.shelves) + 1
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
        pen = Pen()
        self._put_shared(pen, view)
        for place in range(self.seats):
            player = view.players[(view.me + place) % self.seats]
            pen.numbers([player.seat in view.acting, player.seat == view.turn])
            self._put_tracks(pen, player)
            self._put_map(pen, player)
            self._put_cauldron(pen, player)
            self._put_goods(pen, player)
        return bytes(pen.out)

    def _put_shared(self, pen: Pen, view: WitchstoneView) -> None:
        pen.one_of(prompts.NAMES.index(view.phase), len(prompts.NAMES))
        pen.number(view.round)
        self._put_tasks(pen, view.stack)
        pen.each_of(view.wand_queue, SPACES)
        pen.each_of(view.wand_double, SPACES)
        library = [self.scrolls[name] + 1 for name in view.library]
        pen.numbers(library + [0] * (int(self.board.scrolls.shelves) - len(library)))
        pen.number(view.pile)
        pen.numbers([0 if name is None else TILE_NAMES.index(name) + 1 for name in view.display])
        pen.number(view.special_stack)
        pen.numbers([len(stack) for stack in view.owl_stacks])
        chips = view.map_chips
        pen.numbers([CHIPS.index(chips[place]) + 1 if place in chips else 0 for place in self.places])
        pen.each_of([CHIPS.index(name) for name in view.cloth], len(CHIPS))
        pen.numbers(list(astuple(view.flasks)))

    def _put_tasks(self, pen: Pen, stack: list[Prompt]) -> None:
        for place in range(1, TASKS + 1):
            if place > len(stack):
                pen.numbers([0, 0])
            else:
                task = stack[-place]
                pen.numbers([prompts.NAMES.index(task.kind) + 1, min(255, task.amount)])

    def _put_tracks(self, pen: Pen, player: Player) -> None:
        pen.wide(player.score)
        if player.total is None:
            pen.numbers([0, 0])
        else:
            pen.wide(player.total)
        pen.numbers([player.wand, player.stamp, player.pentagram])

    def _put_map(self, pen: Pen, player: Player) -> None:
        tower, chain = player.tower, player.open_chain
        pen.number(0 if tower is None else self.places[tower] + 1)
        pen.number(player.energy)
        pen.each_of([self.chains[name] for name in player.chains], len(self.chains))
        pen.number(0 if chain is None else self.chains[chain] + 1)
        pen.numbers([player.open_links, player.reserve, player.lying])
        pen.each_of([self.places[name] for name in player.standing], len(self.places))
        pen.number(player.slot)

    def _cell(self, text: str) -> int:
        q, _, r = text.partition(",")
        return self.cells[cell_at(int(q), int(r))]

    def _put_cauldron(self, pen: Pen, player: Player) -> None:
        first, second = list(self.printed), [0] * len(self.cells)
        for laid in player.tiles:
            if laid is not None:
                symbols, a, b = laid.split(" ")
                one, other = _symbols(symbols)
                first[self._cell(a)], first[self._cell(b)] = one, other
        for cell, tile in player.specials.items():
            first[self._cell(cell)], second[self._cell(cell)] = _symbols(tile)
        pen.numbers(first)
        pen.numbers(second)
        crystals = [0] * len(self.cells)
        for cell in player.crystals:
            crystals[self._cell(cell)] = 1
        if player.black is not None:
            crystals[self._cell(player.black)] = 2
        pen.numbers(crystals)

    def _put_goods(self, pen: Pen, player: Player) -> None:
        pen.numbers([player.rack.get(name, 0) for name in SHELVES])
        pen.numbers([player.boxed, player.removed])
        pen.each_of(_tiles(player.hand or []), len(TILE_NAMES))
        pen.number(player.hand_size)
        pen.each_of(_tiles(player.played), len(TILE_NAMES))
        pen.number(player.supply)
        for scrolls in (player.scrolls, player.used):
            pen.each_of([self.scrolls[name] for name in scrolls], len(self.scrolls))
        pen.each_of(_tiles(player.beside), len(TILE_NAMES))
        pen.each_of([CHIPS.index(name) for name in player.chips], len(CHIPS))
        pen.each_of([min(value, OWL_VALUES - 1) for value in player.owls], OWL_VALUES)


def _symbols(tile: str) -> tuple[int, int]:
    """Number the two symbols of a tile from one."""
    one, _, other = tile.partition("/")
    return SYMBOLS.index(one) + 1, SYMBOLS.index(other) + 1


def _tiles(names: list[Tile]) -> list[int]:
    return [TILE_NAMES.index(name) for name in names]
