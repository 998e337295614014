"""What can be done at a number: which groups, and for each colour and run state how many tiles go into runs.

A *row* is a number and colour with the jokers left and a run state (and, if runs wrap, the state in which the
colour came from the last number, to which it must return); it has three lists of *ways*, for none, one or
both tiles of the colour in groups. Rows are listed when they are first asked for, each way with the bound on
what the colour can still gain after it. A way is one word: the next state of the colour, the jokers it uses,
how many numbered tiles and jokers go into runs, and how many tiles count towards an opening; the words of
four colours add up.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.solver.lookup import (
    BETTER,
    BETTER_FROM,
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
from magehall.games.rummikub.solver.vectors import EMPTY, FREE, doubled, free_slots, with_free_slots

HOPELESS: Final = -1_000_000_000_000
LISTS: Final = 3
LAST_CELLS: Final = 48
LEVELS: Final = 3
"""None, one or two jokers left; a literal, because mypyc does not fold sums."""
UNLISTED: Final = -1
"""The content of free slots."""
FIRST_ROWS: Final = (256, 512, 1536)
FIRST_WAYS: Final = (512, 1024, 6144)
"""Enough room for most tasks with none, one or two jokers."""
MOST_WAYS: Final = 9
"""A list has at most this many ways: up to two tiles of the colour and up to two jokers in runs."""
COUNTS: Final = 5
"""From no tile to four in the runs of a colour."""

NO_CELLS: Final = vec[i64]([0] * (CELLS * LEVELS))
NO_AFTERS: Final = vec[i64]([0] * (NUMBERS * LEVELS * COUNTS))
FIRST_GROUPS: Final = 256


@final
class Menu:
    """The possible steps of a task, number by number."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.levels: i64 = task.jokers + 1
        self.groups: vec[i64] = EMPTY[:FIRST_GROUPS]
        self.groups_from: vec[i64] = EMPTY[: NUMBERS + 1]
        self.group_most: vec[i64] = EMPTY[:CELLS]
        self.caps: vec[i64] = NO_CELLS[:]
        self.block: i64 = CELLS * self.levels * STATES
        self.block_of: vec[i64] = FREE[:STATES]
        self.row_at: vec[i64] = free_slots(self.block)
        self.rows: i64 = 0
        rows: i64 = FIRST_ROWS[task.jokers]
        self.row_most: vec[i64] = EMPTY[:rows]
        self.list_from: vec[i64] = EMPTY[: LISTS * rows + 1]
        self.list_most: vec[i64] = EMPTY[: LISTS * rows]
        self.afters: vec[i64] = NO_AFTERS[:]
        self.onwards: vec[i64] = NO_AFTERS[:]
        ways: i64 = FIRST_WAYS[task.jokers]
        self.word: vec[i64] = EMPTY[:ways]
        self.bound: vec[i64] = EMPTY[:ways]
        self.gain: vec[i64] = EMPTY[:ways]
        self.ways: i64 = 0
        self._find_groups()
        self._find_caps()

    def _find_groups(self) -> None:
        """List for each number the groups that its tiles and the jokers could make."""
        group_tiles, group_jokers, jokers = GROUP_TILES, GROUP_JOKERS, self.task.jokers
        count: i64 = 0
        number: i64 = 0
        while number < NUMBERS:
            self.groups_from[number] = count
            choices = EVERY if self.task.roles[number] != 0 else PLAIN
            size: i64 = len(choices)
            while count + size > len(self.groups):
                self.groups = doubled(self.groups)
            groups, room = self.groups, self._room(number)
            used: i64 = 0
            place: i64 = 0
            while place < size:
                group = choices[place]
                if group_jokers[group] > jokers:
                    break
                tiles = group_tiles[group]
                if (room - tiles) & SPARE_BITS == SPARE_BITS:
                    groups[count] = group
                    count += 1
                    used |= tiles
                place += 1
            self._note_most(number, used)
            number += 1
        self.groups_from[NUMBERS] = count

    def _room(self, number: i64) -> i64:
        """Pack the tiles of a number by colour, with the bits a comparison needs."""
        may = self.task.may
        at: i64 = 4 * number
        return SPARE_BITS | may[at] | (may[at + 1] << 4) | (may[at + 2] << 8) | (may[at + 3] << 12)

    def _note_most(self, number: i64, used: i64) -> None:
        """Note how many tiles of each colour go into groups at most, from the bits of all their counts."""
        at: i64 = 4 * number
        end: i64 = at + 4
        while at < end:
            self.group_most[at] = min(used & 15, 2)
            used >>= 4
            at += 1

    def _find_caps(self) -> None:
        """Note how many runs of each colour can go on after each number, for each number of jokers left."""
        task = self.task
        at: i64 = 0
        while at < CELLS:
            left: i64 = 0
            while left <= task.jokers:
                cap: i64 = 0
                if at < LAST_CELLS:
                    cap = task.may[at + 4] + left
                elif task.wrap:
                    cap = MOST_RUNS
                cap = min(cap, MOST_RUNS)
                self.caps[at * LEVELS + left] = cap
                left += 1
            at += 1

    def clipped(self, at: i64, state: i64, left: i64) -> i64:
        """Close long runs that no tile and none of the jokers left can continue, or return DEAD."""
        return CLIP[5 * state + self.caps[at * LEVELS + left]]

    def row(self, at: i64, left: i64, state: i64, came: i64) -> i64:
        """Return the row of a number and colour, the jokers left and a run state, its ways listed."""
        place: i64 = self._places(at, left, came) + state
        found = self.row_at[place]
        if found == UNLISTED:
            return self._list_row(place, at, left, state, came)
        return found

    def _places(self, at: i64, left: i64, came: i64) -> i64:
        """Return where the places of the states of a number and colour begin."""
        place: i64 = (at * self.levels + left) * STATES
        if came != 0:
            place += self._block(came)
        return place

    def _block(self, came: i64) -> i64:
        """Return where the places begin of colours that came from the last number in this state."""
        if self.block_of[came] == UNLISTED:
            self.block_of[came] = len(self.row_at)
            self.row_at = with_free_slots(self.row_at, self.block)
        return self.block_of[came]

    def most(self, at: i64, left: i64, state: i64, came: i64) -> i64:
        """Bound what a colour can gain from a number on, with this many jokers left."""
        if at >= CELLS:
            return 0 if is_as_good(state, came) else HOPELESS
        row = self.row(at, left, state, came)  # first: listing it may move `row_most` into a larger room
        return self.row_most[row]

    def _list_row(self, place: i64, at: i64, left: i64, state: i64, came: i64) -> i64:
        self._look_ahead(at, left, state, came)
        row = self.rows
        self.rows = row + 1
        if row + 1 == len(self.row_most):
            self._make_room_for_rows()
        starts, mosts = self.list_from, self.list_most
        grouped_most = self.group_most[at]
        which: i64 = row * LISTS
        best: i64 = HOPELESS
        grouped: i64 = 0
        while grouped < LISTS:
            found: i64 = HOPELESS
            if grouped <= grouped_most:
                found = self._list(at, left, grouped)
                best = max(best, found)
            mosts[which] = found
            which += 1
            starts[which] = self.ways
            grouped += 1
        self.row_most[row] = best
        self.row_at[place] = row
        return row

    def _look_ahead(self, at: i64, left: i64, state: i64, came: i64) -> None:
        """Note the state after each number of tiles in runs, and the bound after it."""
        follow, clip, afters, onwards = NEXT, CLIP, self.afters, self.onwards
        ahead: i64 = (at >> 2) * LEVELS * COUNTS
        may = self.task.may[at]
        jokers: i64 = 0
        while jokers <= left:
            rest: i64 = left - jokers
            cap = self.caps[at * LEVELS + rest]
            places: i64 = self._places(at + 4, rest, came)
            tiles: i64 = jokers
            while tiles <= may + jokers and tiles <= MOST_RUNS:
                after = follow[COUNTS * state + tiles]
                onward: i64 = HOPELESS
                if after != DEAD:
                    after = clip[COUNTS * after + cap]
                if after != DEAD:
                    if at >= LAST_CELLS:
                        onward = self.most(CELLS, rest, after, came)
                    else:
                        row = self.row_at[places + after]
                        if row == UNLISTED:
                            row = self._list_row(places + after, at + 4, rest, after, came)
                        onward = self.row_most[row]
                afters[ahead + tiles] = after
                onwards[ahead + tiles] = onward
                tiles += 1
            jokers += 1
            ahead += COUNTS

    def _list(self, at: i64, left: i64, grouped: i64) -> i64:
        """List the ways of a colour with this many of its tiles in groups; return their best bound."""
        if self.ways + MOST_WAYS > len(self.word):
            self._make_room_for_ways()
        task, afters, onwards, ways = self.task, self.afters, self.onwards, self.ways
        words, gains, bounds = self.word, self.gain, self.bound
        must, may, weight, worth = task.must[at], task.may[at], task.weight[at >> 2], task.joker_worth
        ahead: i64 = (at >> 2) * LEVELS * COUNTS
        state_shift: i64 = 6 * (at & 3)
        step_shift: i64 = 32 + 4 * (at & 3)
        best: i64 = HOPELESS
        runs: i64 = must - grouped
        runs = max(runs, 0)
        while runs <= may - grouped:
            gain: i64 = (grouped + runs - must) * weight
            jokers: i64 = 0
            while jokers <= left and runs + jokers <= MOST_RUNS:
                place: i64 = ahead + jokers * COUNTS + runs + jokers
                onward = onwards[place]
                if onward != HOPELESS:
                    counting: i64 = grouped + runs + jokers * worth
                    word: i64 = (afters[place] << state_shift) + (jokers << 24) + (counting << 48)
                    words[ways] = word + ((runs + 4 * jokers) << step_shift)
                    gains[ways] = gain
                    bounds[ways] = gain + onward
                    ways += 1
                    best = max(best, gain + onward)
                jokers += 1
            runs += 1
        self.ways = ways
        return best

    def _make_room_for_ways(self) -> None:
        self.word = doubled(self.word)
        self.gain = doubled(self.gain)
        self.bound = doubled(self.bound)

    def _make_room_for_rows(self) -> None:
        self.row_most = doubled(self.row_most)
        self.list_from = doubled(self.list_from)
        self.list_most = doubled(self.list_most)


def is_as_good(state: i64, other: i64) -> bool:
    """Tell whether the open runs of one state can do whatever those of the other can."""
    if state == other:
        return True
    place: i64 = BETTER_FROM[other]
    while place < BETTER_FROM[other + 1]:
        if BETTER[place] == state:
            return True
        place += 1
    return False
