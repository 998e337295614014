"""The nodes of a search: found by key, and waiting, number by number, to be expanded."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.solver.lookup import SHORT_RUNS
from magehall.games.rummikub.solver.task import NUMBERS
from magehall.games.rummikub.solver.vectors import EMPTY, FREE, doubled, free_slots

NO_NODE: Final = -1
NUMBER_SHIFT: Final = 56
FIRST_NODES: Final = 256
FIRST_SLOTS: Final = 1024


@final
class Nodes:
    """Keys, gains, bounds, and for each node the step that led to it from which parent."""

    def __init__(self) -> None:
        self.key: vec[i64] = EMPTY[:FIRST_NODES]
        self.gain: vec[i64] = EMPTY[:FIRST_NODES]
        self.bound: vec[i64] = EMPTY[:FIRST_NODES]
        self.parent: vec[i64] = EMPTY[:FIRST_NODES]
        self.step: vec[i64] = EMPTY[:FIRST_NODES]
        self.onward: vec[i64] = EMPTY[:FIRST_NODES]
        self.waiting: vec[i64] = FREE[: NUMBERS + 1]
        self.picked: vec[i64] = EMPTY[:FIRST_NODES]
        self.ranks: vec[i64] = EMPTY[:FIRST_NODES]
        self.count: i64 = 0
        self.slots: vec[i64] = FREE[:FIRST_SLOTS]

    def find(self, key: i64) -> i64:
        """Find a node by its key."""
        slots, keys = self.slots, self.key
        mask: i64 = len(slots) - 1
        place: i64 = hashed(key) & mask
        while True:
            node: i64 = slots[place]
            if node == NO_NODE or keys[node] == key:
                return node
            place = (place + 1) & mask

    def put(self, key: i64, gain: i64, bound: i64, parent: i64, step: i64) -> None:
        """Put down a node, or improve the one that is there; either way it waits to be expanded."""
        slots, keys = self.slots, self.key
        mask: i64 = len(slots) - 1
        place: i64 = hashed(key) & mask
        known: i64 = slots[place]
        while known != NO_NODE:
            if keys[known] == key:
                if gain > self.gain[known]:
                    self._write(known, key, gain, bound, parent, step)
                    if self.onward[known] == known:
                        self._wait(known, key >> NUMBER_SHIFT)
                return
            place = (place + 1) & mask
            known = slots[place]
        node = self.count
        if node == len(keys):
            self._make_room()
        slots[place] = node
        self._write(node, key, gain, bound, parent, step)
        self._wait(node, key >> NUMBER_SHIFT)
        self.count = node + 1
        if (node + 1) * 2 > mask:
            self._rehash()

    def _write(self, node: i64, key: i64, gain: i64, bound: i64, parent: i64, step: i64) -> None:
        self.key[node] = key
        self.gain[node] = gain
        self.bound[node] = bound
        self.parent[node] = parent
        self.step[node] = step

    def _wait(self, node: i64, number: i64) -> None:
        """Put a node on the waiting list of its number; a node that points to itself is on none."""
        waiting = self.waiting
        self.onward[node] = waiting[number]
        waiting[number] = node

    def pick(self, number: i64, size: i64, best: i64) -> i64:
        """Take up to `size` of the most promising nodes of a number; the others keep waiting."""
        count = self._gather(number, best)
        if count <= size:
            return count
        least = kth_largest(self.ranks[:count], size)
        picked, ranks = self.picked, self.ranks
        chosen: i64 = 0
        place: i64 = 0
        while place < count:
            node, rank = picked[place], ranks[place]
            if rank > least or (rank == least and chosen < size):
                picked[chosen] = node
                chosen += 1
            else:
                self._wait(node, number)
            place += 1
        return chosen

    def _gather(self, number: i64, best: i64) -> i64:
        """Empty the waiting list of a number into `picked` and `ranks`, dropping what cannot win."""
        onwards, bounds, keys, picked, ranks = self.onward, self.bound, self.key, self.picked, self.ranks
        count: i64 = 0
        node = self.waiting[number]
        self.waiting[number] = NO_NODE
        while node != NO_NODE:
            onward, bound = onwards[node], bounds[node]
            onwards[node] = node
            if bound > best:
                if count == len(picked):
                    picked = self.picked = doubled(picked)
                    ranks = self.ranks = doubled(ranks)
                picked[count] = node
                ranks[count] = bound * 64 - burden(keys[node])
                count += 1
            node = onward
        return count

    def _make_room(self) -> None:
        self.key = doubled(self.key)
        self.gain = doubled(self.gain)
        self.bound = doubled(self.bound)
        self.parent = doubled(self.parent)
        self.step = doubled(self.step)
        self.onward = doubled(self.onward)

    def _rehash(self) -> None:
        """Double the table of slots."""
        larger = free_slots(2 * len(self.slots))
        mask: i64 = len(larger) - 1
        node: i64 = 0
        while node < self.count:
            place: i64 = hashed(self.key[node]) & mask
            while larger[place] != NO_NODE:
                place = (place + 1) & mask
            larger[place] = node
            node += 1
        self.slots = larger


def burden(key: i64) -> i64:
    """Count the tiles that short runs still need: among equal nodes those with fewer are tried first."""
    short: i64 = SHORT_RUNS[key & 63] + SHORT_RUNS[(key >> 6) & 63]
    return short + SHORT_RUNS[(key >> 12) & 63] + SHORT_RUNS[(key >> 18) & 63]


def hashed(key: i64) -> i64:
    """Spread a key over the slots."""
    key ^= key >> 29
    key *= 0x9E3779B97F4A7
    return (key >> 18) & 0x3FFFFFFF


def kth_largest(numbers: vec[i64], rank: i64) -> i64:
    """Return the number that `rank` numbers equal or exceed; the vector is reordered (Hoare's selection)."""
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
