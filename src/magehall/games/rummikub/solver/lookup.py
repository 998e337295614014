"""What the dynamic programme looks up: open runs of a colour, groups of a number, what beats what.

A *run state* says how many runs of a colour are open after a number: `ones` of length one, `twos` of length
two and `longs` of three or more, at most four together (two copies and two jokers). Runs of one and two
must go on.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

DEAD: Final = -1
MOST_RUNS: Final = 4
STATES: Final = 35
WIDTHS: Final = (1, 4, 10, 20, 35)
"""How many states have at most 0, 1, 2, 3 or 4 open runs; they are numbered in that order."""

ABC: Final = [
    (ones, twos, runs - ones - twos)
    for runs in range(MOST_RUNS + 1)
    for ones in range(runs + 1)
    for twos in range(runs - ones + 1)
]
"""The states as numbers of runs of length one, two, and three or more."""

_STATE: Final = {runs: state for state, runs in enumerate(ABC)}


def _next(state: int, tiles: int) -> int:
    """Add tiles of the next number: to short runs first, then long ones; the rest begin new runs."""
    ones, twos, longs = ABC[state]
    spare = tiles - ones - twos
    if spare < 0:
        return DEAD
    extended = min(spare, longs)
    return _STATE[(spare - extended, ones, twos + extended)]


def _clip(state: int, most: int) -> int:
    """Close long runs that no tile can continue; a short run that cannot continue is a dead end."""
    ones, twos, longs = ABC[state]
    if ones + twos > most:
        return DEAD
    return _STATE[(ones, twos, min(longs, most - ones - twos))]


def _lengths(state: int) -> list[int]:
    ones, twos, longs = ABC[state]
    return [3] * longs + [2] * twos + [1] * ones


def _beats(better: int, worse: int) -> bool:
    """Tell whether each open run of a state has one as long in the better; spare ones there are long."""
    have, want = _lengths(better), _lengths(worse)
    if len(have) < len(want):
        return False
    spare = len(have) - len(want)
    if any(length < 3 for length in have[:spare]):
        return False
    return all(one >= other for one, other in zip(have[spare:], want, strict=True))


NEXT: Final = vec[i64]([_next(state, tiles) for state in range(STATES) for tiles in range(MOST_RUNS + 1)])
"""The state after adding `tiles`, at `5 * state + tiles`."""

CLIP: Final = vec[i64]([_clip(state, most) for state in range(STATES) for most in range(MOST_RUNS + 1)])
"""The state if at most `most` tiles can follow, at `5 * state + most`."""

SHORT_RUNS: Final = vec[i64]([2 * ones + twos for ones, twos, _ in ABC])
"""How many tiles the short runs of a state still need."""

_BETTER: Final = [
    [better for better in range(STATES) if better != worse and _beats(better, worse)]
    for worse in range(STATES)
]
BETTER: Final = vec[i64]([better for row in _BETTER for better in row])
"""For each state the states that are at least as good, one list after another."""
BETTER_FROM: Final = vec[i64]([sum(len(row) for row in _BETTER[:state]) for state in range(STATES + 1)])
"""Where each list begins."""


class Groups(NamedTuple):
    """Groups of one number laid together: tiles of each colour, jokers, their roles, and the groups."""

    tiles: tuple[int, int, int, int]
    jokers: int
    roles: tuple[int, ...]
    parts: tuple[tuple[int, int], ...]


def _single_groups() -> list[tuple[int, int]]:
    """List every group as a mask of colours and a number of jokers."""
    return [
        (mask, jokers) for mask in range(1, 16) for jokers in range(3) if 3 <= mask.bit_count() + jokers <= 4
    ]


def _together(parts: tuple[tuple[int, int], ...]) -> Groups:
    tiles = [sum(mask >> colour & 1 for mask, _ in parts) for colour in range(4)]
    roles = sorted(15 & ~mask for mask, jokers in parts for _ in range(jokers))
    return Groups((tiles[0], tiles[1], tiles[2], tiles[3]), len(roles), tuple(roles), parts)


def _all_groups() -> list[Groups]:
    """List everything that up to three groups of one number can use, once for each choice of joker roles."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], Groups] = {}
    for number in range(4):
        for parts in combinations_with_replacement(_single_groups(), number):
            groups = _together(parts)
            if max(groups.tiles) <= 2 and groups.jokers <= 2:
                found.setdefault((groups.tiles, groups.roles), groups)
    return sorted(found.values(), key=lambda groups: (groups.jokers, groups.tiles, groups.roles))


def _plain(every: list[Groups]) -> list[int]:
    """Keep one way for each use of tiles and jokers, where the joker's role makes no difference."""
    seen: set[tuple[tuple[int, ...], int]] = set()
    kept: list[int] = []
    for index, groups in enumerate(every):
        if (groups.tiles, groups.jokers) not in seen:
            seen.add((groups.tiles, groups.jokers))
            kept.append(index)
    return kept


GROUPS: Final = _all_groups()
PLAIN: Final = vec[i64](_plain(GROUPS))
"""The numbers of the groups in GROUPS that differ in tiles or jokers."""
EVERY: Final = vec[i64](list(range(len(GROUPS))))
"""The numbers of all of them, including those that differ only in the joker's role."""


def packed_tiles(tiles: tuple[int, int, int, int]) -> int:
    """Pack four numbers from 0 to 2 into eight bits, each with a spare bit for comparing."""
    return sum(count << (4 * colour) for colour, count in enumerate(tiles))


GROUP_TILES: Final = vec[i64]([packed_tiles(groups.tiles) for groups in GROUPS])
GROUP_JOKERS: Final = vec[i64]([groups.jokers for groups in GROUPS])
GROUP_ROLES: Final = vec[i64](
    [sum(role << (4 * at) for at, role in enumerate(groups.roles)) for groups in GROUPS]
)
"""The colour masks of the jokers' roles, four bits each."""

SPARE_BITS: Final = 0x8888
"""Set in packed counts before a subtraction, these bits survive where nothing had to be borrowed."""


def check_tables() -> None:
    """Assert what the search relies on."""
    assert len(ABC) == STATES == WIDTHS[-1], "35 states"
    assert all(sum(ABC[state]) <= runs for runs in range(5) for state in range(WIDTHS[runs])), (
        "numbered by runs"
    )
    assert len(list(product(range(3), repeat=4))) >= len({groups.tiles for groups in GROUPS}), "81 at most"
