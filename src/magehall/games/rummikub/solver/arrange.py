"""From the steps of a search to sets on the table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.sets import TileSet
from magehall.games.rummikub.solver.lookup import ABC, GROUPS
from magehall.games.rummikub.solver.task import NUMBERS
from magehall.games.rummikub.tiles import HIGHEST, JOKER, tile

LONG: Final = 3


@final
class OpenRun:
    """A run being built, with the length it brought along from the last number if runs wrap."""

    def __init__(self, brought: int) -> None:
        self.brought = brought
        self.tiles: list[int] = []

    def length(self) -> int:
        """Return the length as the search counts it: all runs of three or more alike."""
        return min(LONG, self.brought + len(self.tiles))


def arranged(steps: vec[i64]) -> list[TileSet]:
    """Build the sets that the steps of a search describe."""
    sets: list[TileSet] = []
    for index in range(NUMBERS):
        sets += _groups(_number(index, steps), int(steps[index] >> 16))
    for colour in range(4):
        for tiles in _runs(colour, steps):
            sets.append(TileSet(vec[i64](tiles)))
    return sets


def _number(index: int, steps: vec[i64]) -> int:
    """Return the number at a place in the order of the search, which may begin anywhere if runs wrap."""
    return (index + int(steps[NUMBERS] >> 24)) % NUMBERS + 1


def _groups(number: int, index: int) -> list[TileSet]:
    """Lay the groups of a number; one tile with two jokers must be called a group."""
    sets: list[TileSet] = []
    for mask, jokers in GROUPS[index].parts:
        tiles = [int(tile(colour, number)) for colour in range(4) if mask >> colour & 1]
        sets.append(TileSet(vec[i64](tiles + [JOKER] * jokers), len(tiles) == 1))
    return sets


def _runs(colour: int, steps: vec[i64]) -> list[list[int]]:
    """Build the runs of a colour: short ones grow first, then long ones, other tiles begin new ones."""
    ones, twos, longs = ABC[(steps[NUMBERS] >> (6 * colour)) & 63]
    came = [OpenRun(length) for length in [3] * longs + [2] * twos + [1] * ones]
    running = list(came)
    done: list[OpenRun] = []
    for index in range(NUMBERS):
        code = int(steps[index] >> (4 * colour)) & 15
        naturals, jokers = code & 3, code >> 2
        tiles = [int(tile(colour, _number(index, steps)))] * naturals + [JOKER] * jokers
        running.sort(key=OpenRun.length)
        done += running[len(tiles) :]
        running = running[: len(tiles)] + [OpenRun(0) for _ in range(len(tiles) - len(running))]
        for run, kind in zip(running, tiles, strict=True):
            run.tiles.append(kind)
    if not came:
        return [run.tiles for run in done + running if run.tiles]
    return _joined(came, running, done)


def _joined(came: list[OpenRun], left: list[OpenRun], done: list[OpenRun]) -> list[list[int]]:
    """Join each run that left the last number with one that came to the first; spare long ones stay."""
    left.sort(key=OpenRun.length)
    came.sort(key=lambda run: run.brought)
    onward = {id(tail): head for tail, head in zip(left, came, strict=False)}
    heads = {id(head) for head in onward.values()}
    found: list[list[int]] = []
    seen: set[int] = set()
    for start in [run for run in done + left if id(run) not in heads] + came:
        run, tiles = start, list[int]()
        while id(run) not in seen:
            seen.add(id(run))
            tiles += run.tiles
            if id(run) not in onward:
                break
            run = onward[id(run)]
        if tiles:
            found += _cut(tiles)
    return found


def _cut(tiles: list[int]) -> list[list[int]]:
    """Cut what goes round more than once into runs of at most thirteen."""
    if len(tiles) <= HIGHEST:
        return [tiles]
    first = min(HIGHEST, len(tiles) - LONG)
    return [tiles[:first], *_cut(tiles[first:])]
