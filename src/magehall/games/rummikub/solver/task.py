"""A question to the search: tiles that must lie on the table, tiles that may, and what each is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.joker import Place, has_twin
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import role_colours, role_number
from magehall.games.rummikub.tiles import JOKER, JOKER_POINTS, NOTHING

NUMBERS: Final = 13
CELLS: Final = 52
TILES_FIRST: Final = "tiles"
POINTS_FIRST: Final = "points"
LEAST_VALUE: Final = "value"
OBJECTIVES: Final = (TILES_FIRST, POINTS_FIRST, LEAST_VALUE)
"""Most tiles, then points; most points, then tiles; the least left on the rack, which is the same."""
SCALE: Final = 1000
MANY_ENTRIES: Final = 1_000_000

ROLE_BITS: Final = 7
ROLE_NEEDS_ALL: Final = 16
ROLE_SHARED: Final = 32
ROLE_STAYS: Final = 64

EMPTY_CELLS: Final = vec[i64]([0] * CELLS)
EMPTY_NUMBERS: Final = vec[i64]([0] * NUMBERS)


def best_cut(table: vec[i64], rack: vec[i64]) -> i64:
    """Return the number, counted from 0, to begin with if runs wrap: the fewest runs can reach it."""
    best: i64 = 0
    least: i64 = MANY_ENTRIES
    number: i64 = 0
    while number < NUMBERS:
        entries: i64 = 1
        before: i64 = number + 12 if number == 0 else number - 1
        colour: i64 = 0
        while colour < CELLS:
            here: i64 = table[colour + number] + rack[colour + number]
            there: i64 = table[colour + before] + rack[colour + before]
            runs: i64 = here if here < there else there
            entries *= (runs + 1) * (runs + 2) * (runs + 3) // 6  # this many states have at most these runs
            colour += NUMBERS
        if entries < least:
            least = entries
            best = number
        number += 1
    return best


def weight_of(points: i64, objective: str) -> i64:
    """Weigh a tile of the rack, so that the largest sum of weights is the best play."""
    return SCALE + points if objective == TILES_FIRST else SCALE * points + 1


@final
class Task:
    """Tiles by number and colour: what must be used, what may be, its weight; and the jokers' roles."""

    def __init__(self, table: vec[i64], rack: vec[i64], rules: Rules, objective: str) -> None:
        self.wrap = rules.wrap
        self.offset: i64 = best_cut(table, rack) if rules.wrap else 0
        self.both = rules.joker_both
        self.from_rack = rules.joker_from_rack
        self.must: vec[i64] = EMPTY_CELLS[:]
        self.may: vec[i64] = EMPTY_CELLS[:]
        self.weight: vec[i64] = EMPTY_NUMBERS[:]
        self.table_jokers: i64 = table[JOKER]
        self.jokers: i64 = table[JOKER] + rack[JOKER]
        self.joker_weight: i64 = weight_of(JOKER_POINTS, objective)
        self.role_count: i64 = 0
        self.roles: vec[i64] = EMPTY_NUMBERS[:]
        self.fixed: vec[i64] = NOTHING[:]
        self.opening = False
        self.wanted: i64 = 0
        self.joker_worth: i64 = 1
        kind: i64 = 0
        while kind < JOKER:
            at = 4 * self.index(kind % 13) + kind // 13
            self.must[at] = table[kind]
            self.may[at] = table[kind] + rack[kind]
            kind += 1
        number: i64 = 0
        while number < NUMBERS:
            self.weight[self.index(number)] = weight_of(number + 1, objective)
            number += 1

    def index(self, number: i64) -> i64:
        """Return the place of a number, counted from 0, in the order of the search."""
        number -= self.offset
        return number if number >= 0 else number + NUMBERS

    def number(self, index: i64) -> i64:
        """Return the number, counted from 0, at a place in the order of the search."""
        index += self.offset
        return index if index < NUMBERS else index - NUMBERS

    def add_role(self, place: Place, stays: bool = False) -> None:
        """Demand that the role of a joker be filled, if it stays by a joker."""
        number = self.index(role_number(place.role) - 1)
        packed: i64 = role_colours(place.role)
        if self.both and len(place.laid.tiles) == 3:
            packed |= ROLE_NEEDS_ALL
        if has_twin(place):
            packed |= ROLE_SHARED
        if stays:
            packed |= ROLE_STAYS
        self.roles[number] = self.roles[number] << ROLE_BITS | packed
        self.role_count += 1

    def ask_opening(self, wanted: i64, joker_worth: i64) -> None:
        """Demand sets worth at least this much, with a joker as what it stands for or (0) as nothing."""
        self.opening = True
        self.wanted = wanted
        self.joker_worth = joker_worth
