"""What can be done at a number: which groups, and for each colour and run state how many tiles go into runs.

The ways of a colour are listed once, when they are first asked for, each with the bound on what the colour can
still gain behind it. A way is one word: the next state of the colour, the jokers it uses, how many numbered tiles
and jokers go into runs, and how many tiles count for the worth of an opening; words of four colours add up.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.solver.tables import (
    CLIP,
    DEAD,
    EVERY,
    GROUP_JOKERS,
    GROUP_TILES,
    MOST_RUNS,
    NEXT,
    PLAIN,
    SPARE_BITS,
    STATES,
)
from magehall.games.rummikub.solver.task import CELLS, NUMBERS, Task

HOPELESS: Final = -1_000_000_000_000
LISTS: Final = 3
"""A colour puts none, one or both of its tiles of a number into groups."""
UNKNOWN: Final = 1
ROWS: Final = CELLS * STATES
FIRST_WAYS: Final = 1024

UNLISTED: Final = vec[i64]([UNKNOWN] * ROWS)
NO_LISTS: Final = vec[i64]([0] * (ROWS * LISTS))
NO_WAYS: Final = vec[i64]([0] * FIRST_WAYS)
NO_GROUPS: Final = vec[i64]([0] * (len(EVERY) * NUMBERS))


@final
class Menu:
    """The possible steps of a task, number by number."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.groups: vec[i64] = NO_GROUPS
        self.groups_from: vec[i64] = vec[i64]([0] * (NUMBERS + 1))
        self.group_most: vec[i64] = vec[i64]([0] * CELLS)
        self.row_most: vec[i64] = UNLISTED[:]
        self.list_from: vec[i64] = NO_LISTS[:]
        self.list_end: vec[i64] = NO_LISTS[:]
        self.list_most: vec[i64] = NO_LISTS[:]
        self.word: vec[i64] = NO_WAYS[:]
        self.bound: vec[i64] = NO_WAYS[:]
        self.gain: vec[i64] = NO_WAYS[:]
        self.ways: i64 = 0
        self.follow: vec[i64] = vec[i64]([0] * CELLS)
        self._find_groups()
        self._find_follow()

    def _find_groups(self) -> None:
        """List for each number the groups that its tiles and the jokers could make."""
        task = self.task
        found = NO_GROUPS[:]
        count: i64 = 0
        number: i64 = 0
        while number < NUMBERS:
            self.groups_from[number] = count
            room = self._room(number)
            choices = EVERY if task.roles[number] != 0 else PLAIN
            place: i64 = 0
            size: i64 = len(choices)
            while place < size:
                group = choices[place]
                if GROUP_JOKERS[group] > task.jokers:
                    break
                if (room - GROUP_TILES[group]) & SPARE_BITS == SPARE_BITS:
                    found[count] = group
                    count += 1
                    self._widen(number, GROUP_TILES[group])
                place += 1
            number += 1
        self.groups_from[NUMBERS] = count
        self.groups = found

    def _room(self, number: i64) -> i64:
        may = self.task.may
        at: i64 = 4 * number
        return SPARE_BITS | may[at] | (may[at + 1] << 4) | (may[at + 2] << 8) | (may[at + 3] << 12)

    def _widen(self, number: i64, tiles: i64) -> None:
        """Note how many tiles of each colour a group may use."""
        at: i64 = 4 * number
        end: i64 = at + 4
        while at < end:
            if tiles & 15 > self.group_most[at]:
                self.group_most[at] = tiles & 15
            tiles >>= 4
            at += 1

    def _find_follow(self) -> None:
        """Note how many tiles can go on with the runs of each colour after each number."""
        task = self.task
        at: i64 = 0
        while at < CELLS:
            if at < CELLS - 4:
                self.follow[at] = min(MOST_RUNS, task.may[at + 4] + task.jokers)
            elif task.wrap:
                self.follow[at] = min(MOST_RUNS, task.may[at - (CELLS - 4)] + task.jokers)
            at += 1

    def most(self, colour: i64, state: i64) -> i64:
        """Bound what a colour can gain in all, beginning with this state before number 1."""
        return self._row(colour * STATES + state)

    def listed(self, row: i64) -> i64:
        """Make sure that the ways of a row (number, colour, state) are listed, and give it back."""
        if self.row_most[row] == UNKNOWN:
            self._row(row)
        return row

    def _row(self, row: i64) -> i64:
        """Give the bound of a row, listing its ways when first asked."""
        if row >= ROWS:
            return 0
        if self.row_most[row] != UNKNOWN:
            return self.row_most[row]
        at: i64 = row // STATES
        state: i64 = row - at * STATES
        self._know_next(at, state)
        best: i64 = HOPELESS
        grouped: i64 = 0
        while grouped < LISTS:
            found = self._list(row * LISTS + grouped, at, state, grouped)
            if found > best:
                best = found
            grouped += 1
        self.row_most[row] = best
        return best

    def _know_next(self, at: i64, state: i64) -> None:
        """Settle the bounds of all states this one can lead to, so that each list stays in one piece."""
        may: i64 = self.task.may[at] + self.task.jokers
        tiles: i64 = 0
        while tiles <= may and tiles <= MOST_RUNS:
            self._after(at, state, tiles)
            tiles += 1

    def _after(self, at: i64, state: i64, tiles: i64) -> i64:
        """Give the state after so many tiles in runs, or DEAD where the colour could never be finished."""
        after = NEXT[5 * state + tiles]
        if after != DEAD:
            after = CLIP[5 * after + self.follow[at]]
        if after == DEAD or self._row((at + 4) * STATES + after) == HOPELESS:
            return DEAD
        return after

    def _list(self, which: i64, at: i64, state: i64, grouped: i64) -> i64:
        """List the ways of a colour with so many of its tiles in groups; give the best bound among them."""
        task = self.task
        best: i64 = HOPELESS
        self.list_from[which] = self.ways
        if grouped <= self.group_most[at]:
            least: i64 = task.must[at] - grouped if task.must[at] > grouped else 0
            runs: i64 = least
            while runs <= task.may[at] - grouped:
                jokers: i64 = 0
                while jokers <= task.jokers and runs + jokers <= MOST_RUNS:
                    bound = self._way(at, state, grouped, runs, jokers)
                    if bound > best:
                        best = bound
                    jokers += 1
                runs += 1
        self.list_end[which] = self.ways
        self.list_most[which] = best
        return best

    def _way(self, at: i64, state: i64, grouped: i64, runs: i64, jokers: i64) -> i64:
        """Write one way down, and give its bound."""
        after = self._after(at, state, runs + jokers)
        if after == DEAD:
            return HOPELESS
        task = self.task
        colour: i64 = at & 3
        gain: i64 = (grouped + runs - task.must[at]) * task.weight[at >> 2]
        bound: i64 = gain + self._row((at + 4) * STATES + after)
        if self.ways == len(self.word):
            self._make_room()
        counting: i64 = grouped + runs + jokers * task.joker_worth
        step: i64 = (runs + 4 * jokers) << (32 + 4 * colour)
        self.word[self.ways] = (after << (6 * colour)) + (jokers << 24) + step + (counting << 48)
        self.gain[self.ways] = gain
        self.bound[self.ways] = bound
        self.ways += 1
        return bound

    def _make_room(self) -> None:
        self.word = doubled(self.word)
        self.gain = doubled(self.gain)
        self.bound = doubled(self.bound)


def doubled(room: vec[i64]) -> vec[i64]:
    """Give a vector twice as long that begins like this one."""
    size: i64 = len(room)
    larger = vec[i64]([0] * int(2 * size))
    place: i64 = 0
    while place < size:
        larger[place] = room[place]
        place += 1
    return larger
