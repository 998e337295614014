"""The dynamic programme over the numbers 1 to 13: an exact best play.

After each number a node holds, packed into one integer, the run state of each colour (six bits each), the
jokers used (two bits), the worth of an opening so far (six bits), if runs may wrap the states with which they
came from the last number (24 bits), and the number. A step chooses groups of the number and how many tiles of
each colour go into runs. What a colour could still gain alone, with groups for free, bounds every node.

Nodes are expanded in waves: each wave goes through the numbers and expands the most promising nodes of
each, twice as many as the wave before. It ends when the bound is reached or no node is left that could beat
the best.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.solver.lookup import (
    ABC,
    BETTER,
    BETTER_FROM,
    DEAD,
    GROUP_JOKERS,
    GROUP_TILES,
    WIDTHS,
)
from magehall.games.rummikub.solver.menu import HOPELESS, LISTS, Menu
from magehall.games.rummikub.solver.nodes import NO_NODE, NUMBER_SHIFT, Nodes
from magehall.games.rummikub.solver.roles import are_filled
from magehall.games.rummikub.solver.task import NUMBERS, Task
from magehall.games.rummikub.solver.vectors import EMPTY

FIRST_WAVE: Final = 4
STATES_AND_JOKERS: Final = 0x3FFFFFF
JOKER_BITS: Final = 0x3000000
JOKER_SHIFT: Final = 24
WORTH_SHIFT: Final = 26
WRAP_SHIFT: Final = 32
WRAP_BITS: Final = 0xFFFFFF00000000


@final
class Search:
    """One question being answered; `run` gives the best gain and `steps` how to reach it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.menu = Menu(task)
        self.all_jokers: i64 = self.joker_gain(task.jokers)
        self.width: i64 = WIDTHS[min(4, 2 + int(task.jokers))]
        self.nodes = Nodes()
        self.number: i64 = 0
        self.node: i64 = NO_NODE
        self.group: i64 = 0
        self.grouped_jokers: i64 = 0
        self.tight: i64 = 0
        self.best: i64 = 0
        self.expanded: i64 = 0
        self.steps: vec[i64] = EMPTY[: NUMBERS + 1]

    def run(self, at_least: i64) -> i64:
        """Return the best gain if it is over `at_least`, else `at_least`; then `steps` is not touched."""
        self.best = at_least
        highest = self._begin()
        size: i64 = FIRST_WAVE
        while self.best < highest and self._wave(size):
            size *= 2
        return self.best

    def joker_gain(self, jokers: i64) -> i64:
        """Return what the jokers of the rack gain when this many jokers are used."""
        own: i64 = jokers - self.task.table_jokers
        if own <= 0:
            return 0
        return own * self.task.joker_weight

    def _begin(self) -> i64:
        """Put down the first nodes: no open runs, or if runs wrap, everything that may come along."""
        self.number = -1
        if not self.task.wrap:
            return self._begin_with(0)
        highest: i64 = HOPELESS
        for start in self._entries():
            highest = max(highest, self._begin_with(start))
        return highest

    def _begin_with(self, start: i64) -> i64:
        bound: i64 = self.all_jokers
        colour: i64 = 0
        while colour < 4:
            state: i64 = (start >> (6 * colour)) & 63
            bound += self.menu.most(colour, self.task.jokers, state, state)
            colour += 1
        if bound > self.best:
            self.nodes.put(start | (start << WRAP_SHIFT), 0, bound, NO_NODE, 0)
        return bound

    def _entries(self) -> list[int]:
        """List the run states in which the colours may come from the last number, packed."""
        found = [(0, int(self.task.jokers))]
        for colour in range(4):
            found = [
                (start | state << (6 * colour), left - jokers)
                for start, left in found
                for state, jokers in self._entries_of(colour)
                if jokers <= left
            ]
        return [start for start, _ in found]

    def _entries_of(self, colour: int) -> list[tuple[int, int]]:
        """List the states in which a colour may come from the last number, with the jokers each needs."""
        task = self.task
        last, first = int(task.may[48 + colour]), int(task.may[colour])
        found: list[tuple[int, int]] = []
        for state in range(WIDTHS[min(4, last + int(task.jokers), first + int(task.jokers))]):
            runs = sum(ABC[state])
            jokers = max(0, runs - last) + max(0, runs - first)
            if jokers <= task.jokers and self.menu.most(colour, task.jokers, state, state) > HOPELESS:
                found.append((state, jokers))
        return found

    def _wave(self, size: i64) -> bool:
        """Expand up to this many nodes at each number; tell whether there were any."""
        before: i64 = self.expanded
        self.number = 0
        while self.number < NUMBERS:
            count = self.nodes.pick(self.number, size, self.best)
            place: i64 = 0
            while place < count:
                node = self.nodes.picked[place]
                if self.nodes.bound[node] > self.best and not self._is_beaten(node):
                    self.node = node
                    self.expanded += 1
                    self._expand()
                place += 1
            self.number += 1
        return self.expanded > before

    def _is_beaten(self, node: i64) -> bool:
        """Tell whether a node of the same number with better runs in one colour gained at least as much."""
        nodes, better, better_from = self.nodes, BETTER, BETTER_FROM
        key, gain = nodes.key[node], nodes.gain[node]
        colour: i64 = 0
        while colour < 4:
            shift: i64 = 6 * colour
            state: i64 = (key >> shift) & 63
            place: i64 = better_from[state]
            end: i64 = better_from[state + 1]
            rest: i64 = key - (state << shift)
            while place < end and better[place] < self.width:
                other = nodes.find(rest + (better[place] << shift))
                if other != NO_NODE and nodes.gain[other] >= gain:
                    return True
                place += 1
            colour += 1
        return False

    def _expand(self) -> None:
        """Try every legal use of groups at this number with every use of runs."""
        node = self.node
        key = self.nodes.key[node]
        left: i64 = self.task.jokers - ((key >> JOKER_SHIFT) & 3)
        spare: i64 = self.best - self.nodes.gain[node] - self.all_jokers
        at: i64 = self.number * 4
        menu = self.menu
        at0: i64 = menu.row(at, left, key & 63, (key >> 32) & 63) * LISTS
        at1: i64 = menu.row(at + 1, left, (key >> 6) & 63, (key >> 38) & 63) * LISTS
        at2: i64 = menu.row(at + 2, left, (key >> 12) & 63, (key >> 44) & 63) * LISTS
        at3: i64 = menu.row(at + 3, left, (key >> 18) & 63, (key >> 50) & 63) * LISTS
        most, groups, group_tiles, group_jokers = menu.list_most, menu.groups, GROUP_TILES, GROUP_JOKERS
        place: i64 = menu.groups_from[self.number]
        end: i64 = menu.groups_from[self.number + 1]
        while place < end:
            group = groups[place]
            place += 1
            if group_jokers[group] > left:
                break
            tiles = group_tiles[group]
            l0: i64 = at0 + (tiles & 15)
            l1: i64 = at1 + ((tiles >> 4) & 15)
            l2: i64 = at2 + ((tiles >> 8) & 15)
            l3: i64 = at3 + (tiles >> 12)
            if most[l0] + most[l1] + most[l2] + most[l3] > spare:
                self.group = group
                self.grouped_jokers = group_jokers[group]
                self._combine(l0, l1, l2, l3, spare, left - group_jokers[group])

    def _combine(self, l0: i64, l1: i64, l2: i64, l3: i64, spare: i64, left: i64) -> None:
        """Combine the ways of the four colours that could still beat the best."""
        menu = self.menu
        word, bound, gain = menu.word, menu.bound, menu.gain
        most3: i64 = menu.list_most[l3]
        most2: i64 = menu.list_most[l2] + most3
        most1: i64 = menu.list_most[l1] + most2
        starts = menu.list_from
        end0: i64 = starts[l0 + 1]
        from1: i64 = starts[l1]
        end1: i64 = starts[l1 + 1]
        from2: i64 = starts[l2]
        end2: i64 = starts[l2 + 1]
        from3: i64 = starts[l3]
        end3: i64 = starts[l3 + 1]
        o0: i64 = starts[l0]
        while o0 < end0:
            b0: i64 = bound[o0]
            if b0 + most1 > spare:
                w0: i64 = word[o0]
                g0: i64 = gain[o0]
                o1: i64 = from1
                while o1 < end1:
                    b1: i64 = b0 + bound[o1]
                    if b1 + most2 > spare:
                        w1: i64 = w0 + word[o1]
                        g1: i64 = g0 + gain[o1]
                        o2: i64 = from2
                        while o2 < end2:
                            b2: i64 = b1 + bound[o2]
                            if b2 + most3 > spare:
                                w2: i64 = w1 + word[o2]
                                g2: i64 = g1 + gain[o2]
                                o3: i64 = from3
                                while o3 < end3:
                                    b3: i64 = b2 + bound[o3]
                                    if b3 > spare:
                                        w3: i64 = w2 + word[o3]
                                        if (w3 >> JOKER_SHIFT) & 15 <= left:
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
        old = self.nodes.key[node]
        base: i64 = self.nodes.gain[node]
        key: i64 = (word & STATES_AND_JOKERS) + (old & JOKER_BITS) + (self.grouped_jokers << JOKER_SHIFT)
        total: i64 = base + gained
        bound += base + self.all_jokers
        if (key ^ old) & JOKER_BITS:
            key = self._tightened(key, old >> WRAP_SHIFT)
            bound = total + self.tight
            if key == DEAD or bound <= self.best:
                return
        if task.opening:
            tiles: i64 = (word >> 48) + self.grouped_jokers * task.joker_worth
            worth: i64 = ((old >> WORTH_SHIFT) & 63) + (task.number(self.number) + 1) * tiles
            key |= min(worth, task.wanted) << WORTH_SHIFT
        key |= old & WRAP_BITS
        step: i64 = (group << 16) | ((word >> 32) & 0xFFFF)
        if self.number == NUMBERS - 1:
            self._finish(key, total, step)
        else:
            self.nodes.put(key | ((self.number + 1) << NUMBER_SHIFT), total, bound, node, step)

    def _tightened(self, key: i64, came: i64) -> i64:
        """Close what the jokers still left cannot continue; `tight` is the bound with only those left."""
        menu = self.menu
        used: i64 = key >> JOKER_SHIFT
        left: i64 = self.task.jokers - used
        found: i64 = used << JOKER_SHIFT
        bound: i64 = self.all_jokers
        at: i64 = 4 * self.number
        shift: i64 = 0
        while shift < 24:
            state = menu.clipped(at, (key >> shift) & 63, left)
            if state == DEAD:
                return DEAD
            bound += menu.most(at + 4, left, state, (came >> shift) & 63)
            found |= state << shift
            shift += 6
            at += 1
        self.tight = bound
        return found

    def _finish(self, key: i64, gain: i64, step: i64) -> None:
        """Note a way to the end that is better than any before."""
        jokers: i64 = (key >> JOKER_SHIFT) & 3
        gain += self.joker_gain(jokers)
        if gain <= self.best or jokers < self.task.table_jokers:
            return
        if self.task.opening and (key >> WORTH_SHIFT) & 63 < self.task.wanted:
            return
        self.best = gain
        self.steps[NUMBERS] = ((key >> WRAP_SHIFT) & 0xFFFFFF) | (self.task.offset << 24)
        self.steps[NUMBERS - 1] = step
        node = self.node
        number: i64 = NUMBERS - 2
        while number >= 0:
            self.steps[number] = self.nodes.step[node]
            node = self.nodes.parent[node]
            number -= 1
