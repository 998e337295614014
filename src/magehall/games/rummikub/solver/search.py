"""The dynamic programme over the numbers 1 to 13: an exact best play.

After each number a node holds, packed into one integer, the run state of each colour (six bits each), the jokers
used (two bits), the worth of an opening so far (six bits), and where runs may wrap, the states with which they
entered from 13 (24 bits). A step chooses groups of the number and how many tiles of each colour go into runs.
What a colour could still gain alone, with groups for nothing, bounds every node. The first pass keeps only the
most promising nodes of each number; if that cut anything and the bound is not reached, a second pass keeps all
nodes that could still beat it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.solver.menu import HOPELESS, LISTS, Menu, doubled
from magehall.games.rummikub.solver.roles import are_filled
from magehall.games.rummikub.solver.tables import BETTER, BETTER_FROM, GROUP_JOKERS, GROUP_TILES, STATES, WIDTHS
from magehall.games.rummikub.solver.task import NUMBERS, Task

BEAM: Final = 128
NO_NODE: Final = -1
JOKER_SHIFT: Final = 24
WORTH_SHIFT: Final = 26
HIGH: Final = 0xFFFFFF00000000
KNOWN: Final = 0xFFFFFFFF
FIRST_ROOM: Final = 1024
ROOM: Final = vec[i64]([0] * FIRST_ROOM)
SLOTS: Final = vec[i64]([0] * (2 * FIRST_ROOM))
"""Templates: copying them is the cheapest way to empty vectors."""


@final
class Search:
    """One question being answered; `run` gives the best gain and `steps` how to reach it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.menu = Menu(task)
        self.key: vec[i64] = ROOM[:]
        self.gain: vec[i64] = ROOM[:]
        self.bound: vec[i64] = ROOM[:]
        self.parent: vec[i64] = ROOM[:]
        self.step: vec[i64] = ROOM[:]
        self.count: i64 = 0
        self.slots: vec[i64] = SLOTS[:]
        self.other_slots: vec[i64] = SLOTS[:]
        self.first: i64 = 0
        self.number: i64 = 0
        self.node: i64 = 0
        self.group: i64 = 0
        self.best: i64 = 0
        self.was_cut = False
        self.width: i64 = WIDTHS[min(4, 2 + int(task.jokers))]
        self.steps: vec[i64] = vec[i64]([0] * (NUMBERS + 1))

    def run(self, at_least: i64) -> i64:
        """Give the best gain if it is more than `at_least`, else `at_least`; then `steps` is not touched."""
        self.best = at_least
        self.was_cut = False
        highest = self._sweep(BEAM)
        if self.was_cut and self.best < highest:
            self._sweep(0)
        return self.best

    def joker_gain(self, jokers: i64) -> i64:
        """Give what the jokers of the rack bring when so many jokers are used."""
        own: i64 = jokers - self.task.table_jokers
        return own * self.task.joker_weight if own > 0 else 0

    def _sweep(self, beam: i64) -> i64:
        """Go through the numbers once, with a beam or (0) without; give the bound at the start."""
        self.count = 0
        self.first = 0
        self.slots = SLOTS[:]
        self.other_slots = SLOTS[:]
        highest = self._begin()
        self.number = 0
        while self.number < NUMBERS:
            last: i64 = self.count
            if beam > 0 and last - self.first > beam:
                self._cut(beam, last)
            empty = self.slots
            self.slots = self.other_slots
            self.other_slots = empty
            node: i64 = self.first
            while node < last:
                if self.bound[node] > self.best and not self._is_beaten(node):
                    self.node = node
                    self._expand()
                node += 1
            self.first = last
            self.number += 1
        self._finish()
        return highest

    def _begin(self) -> i64:
        """Put the first nodes down: no open runs, or where runs wrap, every way in which they may come from 13."""
        self.number = -1
        self.node = NO_NODE
        if not self.task.wrap:
            return self._begin_with(0)
        highest: i64 = HOPELESS
        for start in self._entries():
            highest = max(highest, self._begin_with(start))
        return highest

    def _begin_with(self, start: i64) -> i64:
        bound: i64 = self.joker_gain(self.task.jokers)
        colour: i64 = 0
        while colour < 4:
            bound += self.menu.most(colour, (start >> (6 * colour)) & 63)
            colour += 1
        if bound > self.best:
            self._put(start | (start << 32) if self.task.wrap else start, 0, bound, 0)
        return bound

    def _entries(self) -> list[int]:
        """List the run states with which the colours may come from 13, packed."""
        found = [0]
        for colour in range(4):
            room = min(4, int(min(self.task.may[48 + colour], self.task.may[colour]) + self.task.jokers))
            states = [state for state in range(WIDTHS[room]) if self.menu.most(colour, state) > HOPELESS]
            found = [start | state << (6 * colour) for start in found for state in states]
        return found

    def _cut(self, beam: i64, last: i64) -> None:
        """Keep the most promising nodes of this number only."""
        ranks = self.bound[self.first : last]
        least = kth_largest(ranks, beam)
        node: i64 = self.first
        above: i64 = 0
        while node < last:
            if self.bound[node] > least:
                above += 1
            node += 1
        node = self.first
        while node < last:
            if self.bound[node] == least and above < beam:
                above += 1
            elif self.bound[node] <= least:
                if self.bound[node] > self.best:
                    self.was_cut = True
                self.bound[node] = HOPELESS
            node += 1

    def _is_beaten(self, node: i64) -> bool:
        """Tell whether a node of the same number with better runs in one colour gained at least as much."""
        key, gain = self.key[node], self.gain[node]
        colour: i64 = 0
        while colour < 4:
            shift: i64 = 6 * colour
            state: i64 = (key >> shift) & 63
            place: i64 = BETTER_FROM[state]
            end: i64 = BETTER_FROM[state + 1]
            rest: i64 = key - (state << shift)
            while place < end and BETTER[place] < self.width:
                other = self._find(rest + (BETTER[place] << shift))
                if other != NO_NODE and self.gain[other] >= gain:
                    return True
                place += 1
            colour += 1
        return False

    def _find(self, key: i64) -> i64:
        """Find a node of the current number."""
        slots = self.other_slots
        mask: i64 = len(slots) - 1
        place: i64 = hashed(key) & mask
        stamp: i64 = self.number + 1
        while slots[place] >> 32 == stamp:
            node: i64 = slots[place] & KNOWN
            if self.key[node] == key:
                return node
            place = (place + 1) & mask
        return NO_NODE

    def _expand(self) -> None:
        """Try every legal use of groups at this number with every use of runs."""
        node = self.node
        key, gain = self.key[node], self.gain[node]
        jokers: i64 = (key >> JOKER_SHIFT) & 3
        left: i64 = self.task.jokers - jokers
        spare: i64 = self.best - gain - self.joker_gain(self.task.jokers)
        base: i64 = self.number * 4 * STATES
        menu = self.menu
        at0: i64 = menu.listed(base + (key & 63)) * LISTS
        at1: i64 = menu.listed(base + STATES + ((key >> 6) & 63)) * LISTS
        at2: i64 = menu.listed(base + 2 * STATES + ((key >> 12) & 63)) * LISTS
        at3: i64 = menu.listed(base + 3 * STATES + ((key >> 18) & 63)) * LISTS
        most = menu.list_most
        place: i64 = menu.groups_from[self.number]
        end: i64 = menu.groups_from[self.number + 1]
        while place < end:
            group = menu.groups[place]
            place += 1
            if GROUP_JOKERS[group] > left:
                break
            tiles = GROUP_TILES[group]
            l0: i64 = at0 + (tiles & 15)
            l1: i64 = at1 + ((tiles >> 4) & 15)
            l2: i64 = at2 + ((tiles >> 8) & 15)
            l3: i64 = at3 + (tiles >> 12)
            if most[l0] + most[l1] + most[l2] + most[l3] > spare:
                self.group = group
                self._combine(l0, l1, l2, l3, spare, left - GROUP_JOKERS[group])

    def _combine(self, l0: i64, l1: i64, l2: i64, l3: i64, spare: i64, left: i64) -> None:
        """Combine the ways of the four colours that could still beat the best."""
        menu = self.menu
        word, bound, gain = menu.word, menu.bound, menu.gain
        most3: i64 = menu.list_most[l3]
        most2: i64 = menu.list_most[l2] + most3
        most1: i64 = menu.list_most[l1] + most2
        end0: i64 = menu.list_end[l0]
        end1: i64 = menu.list_end[l1]
        end2: i64 = menu.list_end[l2]
        end3: i64 = menu.list_end[l3]
        o0: i64 = menu.list_from[l0]
        while o0 < end0:
            b0: i64 = bound[o0]
            if b0 + most1 > spare:
                o1: i64 = menu.list_from[l1]
                while o1 < end1:
                    b1: i64 = b0 + bound[o1]
                    if b1 + most2 > spare:
                        o2: i64 = menu.list_from[l2]
                        while o2 < end2:
                            b2: i64 = b1 + bound[o2]
                            if b2 + most3 > spare:
                                w2: i64 = word[o0] + word[o1] + word[o2]
                                g2: i64 = gain[o0] + gain[o1] + gain[o2]
                                o3: i64 = menu.list_from[l3]
                                while o3 < end3:
                                    b3: i64 = b2 + bound[o3]
                                    w3: i64 = w2 + word[o3]
                                    if b3 > spare and (w3 >> JOKER_SHIFT) & 15 <= left:
                                        self._arrive(w3, g2 + gain[o3], b3)
                                    o3 += 1
                            o2 += 1
                    o1 += 1
            o0 += 1

    def _arrive(self, word: i64, gained: i64, bound: i64) -> None:
        """Put down the node that a step leads to, if the jokers' roles at this number are filled."""
        task, node, group = self.task, self.node, self.group
        if task.roles[self.number] != 0 and not are_filled(task, self.number, group, word):
            return
        old = self.key[node]
        key: i64 = (word & 0x3FFFFFF) + (old & 0x3000000) + (GROUP_JOKERS[group] << JOKER_SHIFT)
        if task.opening:
            tiles: i64 = (word >> 48) + GROUP_JOKERS[group] * task.joker_worth
            worth: i64 = ((old >> WORTH_SHIFT) & 63) + (self.number + 1) * tiles
            key |= min(worth, task.wanted) << WORTH_SHIFT
        if task.wrap:
            key |= old & HIGH
        total: i64 = self.gain[node] + gained
        bound += self.gain[node] + self.joker_gain(task.jokers)
        self._put(key, total, bound, (group << 16) | ((word >> 32) & 0xFFFF))

    def _put(self, key: i64, gain: i64, bound: i64, step: i64) -> None:
        """Put a node down for the next number, or improve the one that is there."""
        slots = self.slots
        mask: i64 = len(slots) - 1
        place: i64 = hashed(key) & mask
        stamp: i64 = self.number + 2
        while slots[place] >> 32 == stamp:
            known: i64 = slots[place] & KNOWN
            if self.key[known] == key:
                if gain > self.gain[known]:
                    self._write(known, key, gain, bound, step)
                return
            place = (place + 1) & mask
        slots[place] = (stamp << 32) | self.count
        if self.count == len(self.key):
            self._make_room()
        self._write(self.count, key, gain, bound, step)
        self.count += 1
        if (self.count - self.first) * 2 > mask:
            self._rehash()

    def _write(self, node: i64, key: i64, gain: i64, bound: i64, step: i64) -> None:
        self.key[node] = key
        self.gain[node] = gain
        self.bound[node] = bound
        self.parent[node] = self.node
        self.step[node] = step

    def _make_room(self) -> None:
        self.key = doubled(self.key)
        self.gain = doubled(self.gain)
        self.bound = doubled(self.bound)
        self.parent = doubled(self.parent)
        self.step = doubled(self.step)

    def _rehash(self) -> None:
        """Double both tables of slots; only nodes of the next number are in the one being filled."""
        larger = vec[i64]([0] * int(2 * len(self.slots)))
        mask: i64 = len(larger) - 1
        stamp: i64 = self.number + 2
        for slot in self.slots:
            if slot >> 32 == stamp:
                place: i64 = hashed(self.key[slot & KNOWN]) & mask
                while larger[place] != 0:
                    place = (place + 1) & mask
                larger[place] = slot
        self.slots = larger

    def _finish(self) -> None:
        """Find the best node after 13 that uses the table's jokers, is worth enough and closes what wrapped."""
        node: i64 = self.first
        found: i64 = NO_NODE
        while node < self.count:
            key = self.key[node]
            jokers: i64 = (key >> JOKER_SHIFT) & 3
            gain: i64 = self.gain[node] + self.joker_gain(jokers)
            if gain > self.best and jokers >= self.task.table_jokers and self._closes(key):
                self.best = gain
                found = node
            node += 1
        if found != NO_NODE:
            self._trace(found)

    def _closes(self, key: i64) -> bool:
        """Tell whether an opening is worth enough, and the runs that leave 13 are those that came to 1."""
        if self.task.opening and (key >> WORTH_SHIFT) & 63 < self.task.wanted:
            return False
        if not self.task.wrap:
            return True
        colour: i64 = 0
        while colour < 4:
            if not is_as_good((key >> (6 * colour)) & 63, (key >> (32 + 6 * colour)) & 63):
                return False
            colour += 1
        return True

    def _trace(self, node: i64) -> None:
        """Note the steps to a node, and in the last place the states that wrapped."""
        self.steps[NUMBERS] = self.key[node] >> 32
        number: i64 = NUMBERS - 1
        while number >= 0:
            self.steps[number] = self.step[node]
            node = self.parent[node]
            number -= 1


def is_as_good(state: i64, other: i64) -> bool:
    """Tell whether the open runs of a state can do whatever those of the other can."""
    place: i64 = BETTER_FROM[other]
    while place < BETTER_FROM[other + 1]:
        if BETTER[place] == state:
            return True
        place += 1
    return state == other


def hashed(key: i64) -> i64:
    """Spread a key over the slots."""
    key ^= key >> 29
    key *= 0x9E3779B97F4A7
    return (key >> 18) & 0x3FFFFFFF


def kth_largest(numbers: vec[i64], rank: i64) -> i64:
    """Give the number that `rank` numbers equal or exceed; the vector is reordered (Hoare's selection)."""
    low: i64 = 0
    high: i64 = len(numbers) - 1
    place: i64 = rank - 1
    while low < high:
        pivot: i64 = numbers[(low + high) >> 1]
        left: i64 = low
        right: i64 = high
        while left <= right:
            while numbers[left] > pivot:
                left += 1
            while numbers[right] < pivot:
                right -= 1
            if left <= right:
                kept: i64 = numbers[left]
                numbers[left] = numbers[right]
                numbers[right] = kept
                left += 1
                right -= 1
        if place <= right:
            high = right
        elif place >= left:
            low = left
        else:
            break
    return numbers[place]
