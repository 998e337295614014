"""An independent oracle: the best play as an integer programme, solved by SciPy's HiGHS.

Every legal set of three to five tiles (longer runs are made of those) is a variable that says how often it
lies on the new table; each old joker's role is filled by explicit variables. Nothing here is shared with
the solver.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_matrix

COLOURS = "KRGB"
JOKER = "J"


class Template(NamedTuple):
    """A possible set: its numbered tiles, and for each joker its number and the colours it may have."""

    tiles: tuple[str, ...]
    jokers: tuple[tuple[int, str], ...]


class Role(NamedTuple):
    """What an old joker stood for, and the old set it lay in."""

    number: int
    colours: str
    where: int
    is_group: bool
    needs_all: bool


@cache
def templates(jokers: int, wrap: bool = False) -> list[Template]:
    """List every group and every run of three to five, each once."""
    return sorted(set(_templates(jokers, wrap)))


def _templates(jokers: int, wrap: bool) -> Iterator[Template]:
    for number in range(1, 14):
        for mask in range(1, 16):
            colours = [colour for place, colour in enumerate(COLOURS) if mask >> place & 1]
            missing = "".join(colour for colour in COLOURS if colour not in colours)
            for extra in range(jokers + 1):
                if 3 <= len(colours) + extra <= 4:
                    yield Template(
                        tuple(f"{colour}{number}" for colour in colours), ((number, missing),) * extra
                    )
    for colour in COLOURS:
        for start in range(1, 14):
            for length in (3, 4, 5):
                if start + length <= 14 or wrap:
                    numbers = [(start + step - 1) % 13 + 1 for step in range(length)]
                    for mask in range(1 << length):
                        if mask.bit_count() <= jokers:
                            yield _run(colour, numbers, mask)


def _run(colour: str, numbers: list[int], mask: int) -> Template:
    tiles = tuple(f"{colour}{number}" for place, number in enumerate(numbers) if not mask >> place & 1)
    return Template(
        tiles, tuple((number, colour) for place, number in enumerate(numbers) if mask >> place & 1)
    )


class Programme:
    """Rows and columns of an integer programme."""

    def __init__(self) -> None:
        self.cost: list[float] = []
        self.most: list[int] = []
        self.rows: list[dict[int, int]] = []
        self.low: list[float] = []
        self.high: list[float] = []

    def column(self, most: int, cost: float = 0) -> int:
        self.cost.append(cost)
        self.most.append(most)
        return len(self.cost) - 1

    def row(self, entries: dict[int, int], low: float, high: float) -> None:
        self.rows.append(entries)
        self.low.append(low)
        self.high.append(high)

    def solve(self) -> float | None:
        if not self.cost:
            return 0
        data, where, starts = [], [], [0]
        for row in self.rows:
            data += list(row.values())
            where += list(row)
            starts.append(len(data))
        matrix = csr_matrix((data, where, starts), shape=(len(self.rows), len(self.cost)))
        done = milp(
            np.array(self.cost),
            integrality=np.ones(len(self.cost)),
            bounds=Bounds(np.zeros(len(self.cost)), np.array(self.most)),
            constraints=LinearConstraint(matrix, np.array(self.low), np.array(self.high)),
            options={"mip_rel_gap": 0.0},
        )
        return None if done.x is None else float(round(done.fun))


def role_of(tiles: list[str], place: int, where: int, both: bool, marked: bool, wrap: bool) -> Role:
    """Read what the joker at a place of an old set stands for."""
    naturals = [(name[0], int(name[1:]), at) for at, name in enumerate(tiles) if name != JOKER]
    colour, number, at = naturals[0]
    is_run = len({name for name, _, _ in naturals}) == 1 and not marked
    if is_run and len(naturals) == 1 and not wrap:
        is_run = number - at >= 1 and number - at + len(tiles) - 1 <= 13
    if is_run:
        return Role((number + place - at - 1) % 13 + 1, colour, where, False, False)
    missing = "".join(c for c in COLOURS if c not in [name for name, _, _ in naturals])
    return Role(number, missing, where, True, both and len(tiles) == 3)


def best(
    table: list[list[str]],
    rack: list[str],
    joker: str = "replace",
    weights: tuple[int, int] = (1000, 1),
    wrap: bool = False,
    both: bool = False,
    from_rack: bool = False,
    marked: tuple[int, ...] = (),
    fresh: bool = False,
) -> int:
    """Give the largest weight of rack tiles that can be laid: `weights` for a tile and for a point.

    Where a freed joker needs a new set, every choice of jokers that are freed is a programme of its own.
    """
    roles = [
        role_of(tiles, place, where, both, where in marked, wrap)
        for where, tiles in enumerate(table)
        for place, name in enumerate(tiles)
        if name == JOKER and joker == "replace"
    ]
    question = Question(table, rack, weights, wrap, from_rack, roles)
    if not fresh or not roles:
        found = [question.answer(None)]
    else:
        marks = range(len(roles))
        choices = [freed for number in range(len(roles) + 1) for freed in combinations(marks, number)]
        found = [question.answer(freed) for freed in choices]
    answers = [gain for gain in found if gain is not None]
    assert answers, "leaving the table as it is is always possible"
    return max(answers)


class Column(NamedTuple):
    """A template on the new table, with so many freed jokers among its own."""

    number: int
    template: Template
    freed: int


class Question(NamedTuple):
    """A position and the rules that matter."""

    table: list[list[str]]
    rack: list[str]
    weights: tuple[int, int]
    wrap: bool
    from_rack: bool
    roles: list[Role]

    def answer(self, freed: tuple[int, ...] | None) -> int | None:
        """Give the best with exactly these jokers freed, each in a new set; None asks for no such thing."""
        laid = [name for tiles in self.table for name in tiles]
        programme = Programme()
        uses: dict[str, dict[int, int]] = {}
        held: list[Column] = []
        there = {*laid, *self.rack}
        for one in templates(laid.count(JOKER) + self.rack.count(JOKER), self.wrap):
            if not there.issuperset(one.tiles):
                continue
            names = [*one.tiles, *[JOKER] * len(one.jokers)]
            for jokers in range(1 if freed is None else len(one.jokers) + 1):
                if jokers > 0 and not self.is_new(one, jokers, freed or ()):
                    continue
                column = programme.column(2, -sum(_weight(name, self.weights) for name in names))
                held.append(Column(column, one, jokers))
                for name in names:
                    uses.setdefault(name, {})[column] = uses.get(name, {}).get(column, 0) + 1
        for name in sorted(there):
            programme.row(uses.get(name, {}), laid.count(name), laid.count(name) + self.rack.count(name))
        if freed is not None:
            placed = {one.number: one.freed for one in held if one.freed}
            programme.row(placed, len(freed), len(freed))
        if self.roles:
            _fill_roles(programme, self.roles, held, uses, laid if self.from_rack else [], freed)
        done = programme.solve()
        return None if done is None else int(-done) - sum(_weight(name, self.weights) for name in laid)

    def is_new(self, one: Template, jokers: int, freed: tuple[int, ...]) -> bool:
        """Tell whether a template with so many freed jokers lacks something of every old set's rest."""
        for where, tiles in enumerate(self.table):
            gone = sum(self.roles[mark].where == where for mark in freed)
            naturals = {name for name in tiles if name != JOKER}
            if naturals <= set(one.tiles) and tiles.count(JOKER) - gone <= len(one.jokers) - jokers:
                return False
        return True


def _weight(name: str, weights: tuple[int, int]) -> int:
    return weights[0] + weights[1] * (30 if name == JOKER else int(name[1:]))


def _fill_roles(
    programme: Programme,
    roles: list[Role],
    held: list[Column],
    uses: dict[str, dict[int, int]],
    not_filling: list[str],
    freed: tuple[int, ...] | None,
) -> None:
    """Fill each role by a natural tile, by all it lacks, or by a joker that can stand for it."""
    naturals: dict[str, dict[int, int]] = {}
    staying: dict[tuple[int, int], dict[int, int]] = {}
    twins: dict[tuple[int, str], dict[int, int]] = {}
    for mark, role in enumerate(roles):
        ways: dict[int, int] = {}
        if role.needs_all and (freed is None or mark in freed):
            way = programme.column(1)
            ways[way] = 1
            for colour in role.colours:
                naturals.setdefault(f"{colour}{role.number}", {})[way] = 1
        for colour in role.colours:
            if not role.needs_all and (freed is None or mark in freed):
                way = programme.column(1)
                ways[way] = 1
                naturals.setdefault(f"{colour}{role.number}", {})[way] = 1
                twins.setdefault((role.where, colour), {})[way] = 1
            for column, one, _ in held if freed is None or mark not in freed else []:
                if any(number == role.number and colour in colours for number, colours in one.jokers):
                    way = programme.column(1)
                    ways[way] = 1
                    staying.setdefault((column, role.number), {})[way] = 1
                    twins.setdefault((role.where, colour), {})[way] = 1
        programme.row(ways, 1, np.inf if freed is None else 1)
    for name, fillers in sorted(naturals.items()):
        present = {column: -count for column, count in uses.get(name, {}).items()}
        programme.row({**fillers, **present}, -np.inf, -not_filling.count(name))
    for laid in held:
        here = {number: fillers for (index, number), fillers in staying.items() if index == laid.number}
        _stay_apart(programme, laid, here)
    for (where, _), fillers in sorted(twins.items()):
        if sum(role.where == where for role in roles) > 1 and all(
            r.is_group for r in roles if r.where == where
        ):
            programme.row(fillers, -np.inf, 1)


def _stay_apart(programme: Programme, column: Column, here: dict[int, dict[int, int]]) -> None:
    """Let each joker of a template fill one role at most, and a freed one none."""
    index, one, freed = column
    for number, fillers in sorted(here.items()):
        able = sum(other == number for other, _ in one.jokers)
        programme.row({**fillers, index: -able}, -np.inf, 0)
    if freed > 0 and here:
        every = {way: 1 for fillers in here.values() for way in fillers}
        programme.row({**every, index: freed - len(one.jokers)}, -np.inf, 0)


def best_opening(rack: list[str], weights: tuple[int, int], least: int) -> int:
    """Give the largest weight of sets from the rack alone that are worth enough, or 0."""
    programme = Programme()
    uses: dict[str, dict[int, int]] = {}
    worth: dict[int, int] = {}
    for one in templates(rack.count(JOKER)):
        if all(name in rack for name in one.tiles):
            names = [*one.tiles, *[JOKER] * len(one.jokers)]
            column = programme.column(2, -sum(_weight(name, weights) for name in names))
            worth[column] = sum(int(name[1:]) for name in one.tiles) + sum(number for number, _ in one.jokers)
            for name in names:
                uses.setdefault(name, {})[column] = uses.get(name, {}).get(column, 0) + 1
    for name, entries in sorted(uses.items()):
        programme.row(entries, 0, rack.count(name))
    if not worth:
        return 0
    programme.row(worth, least, np.inf)
    done = programme.solve()
    return 0 if done is None else int(-done)
