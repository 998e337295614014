"""The joker rule, judged on the final table.

Every joker on the table had a role at the start of the turn. At the end that role must be filled by another
tile: a numbered tile of that number and colour, which could have replaced the joker at once, or a joker that
still stands for it. A replaced joker lies in a new set, one that does not hold everything that is left of an
old set (rummikub-16, rummikub-17, rummikub-51).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.refusal import Refusal
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import (
    TileSet,
    colour_bit,
    jokers_in,
    role_colours,
    role_number,
    role_text,
    roles,
    tally,
)
from magehall.games.rummikub.tiles import JOKER, colour_of, tile


@final
class Place:
    """Where a joker lies and what it stands for."""

    def __init__(self, laid: TileSet, stands_for: i64, where: int) -> None:
        self.laid = laid
        self.role: i64 = stands_for
        self.where = where


def places(sets: list[TileSet], rules: Rules) -> list[Place]:
    """Find the jokers of a table of legal sets."""
    return [
        Place(laid, stands_for, where) for where, laid in enumerate(sets) for stands_for in roles(laid, rules)
    ]


def refuse(before: list[TileSet], after: list[TileSet], laid: vec[i64], rules: Rules) -> Refusal | None:
    """Judge what became of the jokers of the table."""
    if rules.joker_free:
        return None
    old = places(before, rules)
    if not old:
        return None
    case = Case(before, old, places(after, rules), tally(after), laid)
    if case.holds(rules.joker_both, rules.joker_from_rack, rules.joker_set_tiles, rules.joker_set_fresh):
        return None
    return case.reason(rules)


@final
class Freed:
    """Jokers that were replaced: which of the old ones, and their places on the new table."""

    def __init__(self, indices: list[int], targets: list[int]) -> None:
        self.indices = indices
        self.targets = targets


def is_fresh(laid: TileSet, jokers: int, before: list[TileSet], taken: list[int]) -> bool:
    """Tell whether a set with this many freed jokers holds no old set less the tiles `taken` from it."""
    held = [int(kind) for kind in laid.tiles]
    own_jokers = held.count(JOKER) - jokers
    for where, old in enumerate(before):
        kinds = [int(kind) for kind in old.tiles]
        left = kinds.count(JOKER) - taken.count(where)
        if left <= own_jokers and all(kind in held for kind in kinds if kind != JOKER):
            return False
    return True


@final
class Case:
    """The old sets and their jokers, those of the new table, and the tiles that may have replaced them."""

    def __init__(
        self, before: list[TileSet], old: list[Place], new: list[Place], table: vec[i64], laid: vec[i64]
    ) -> None:
        self.before = before
        self.old = old
        self.new = new
        self.table: vec[i64] = table
        self.laid: vec[i64] = laid

    def reason(self, rules: Rules) -> Refusal:
        """Find the clause that is broken: the strictest one that would have to be dropped."""
        if self.holds(rules.joker_both, rules.joker_from_rack, 0, False):
            if rules.joker_set_fresh:
                return self._told("rummikub-17", "joker-not-in-new-set")
            return self._told("rummikub-51", "joker-set")
        if self.holds(rules.joker_both, False, 0, False):
            return self._told("rummikub-50", "joker-not-replaced-from-rack")
        if self.holds(False, False, 0, False):
            return self._told("rummikub-49", "joker-not-replaced-by-both")
        return self._told("rummikub-16", "joker-not-replaced")

    def _told(self, clause: str, reason: str) -> Refusal:
        """Name the first joker that did not stay, and the tiles it stood for."""
        gone = [place for place in self.old if not any(stays_as(place, other, 0) for other in self.new)]
        place = gone[0] if gone else self.old[0]
        return Refusal(clause, reason, {"set": place.laid.text, "tiles": role_text(place.role)})

    def holds(self, both: bool, from_rack: bool, set_tiles: i64, fresh: bool) -> bool:
        """Tell whether some way of following the jokers obeys the rule."""
        fillers = self.laid[:] if from_rack else self.table[:]
        return self._settle(0, 0, fillers, Freed([], []), both, set_tiles, fresh)

    def _settle(
        self,
        index: int,
        used: i64,
        fillers: vec[i64],
        freed: Freed,
        both: bool,
        set_tiles: i64,
        fresh: bool,
        taken: i64 = 0,
    ) -> bool:
        """Assign the old joker `index` to a place on the new table, staying or replaced, and continue."""
        if index == len(self.old):
            if fresh and not self._are_fresh(freed):
                return False
            return set_tiles == 0 or self._are_new(freed.targets, set_tiles)
        place = self.old[index]
        for target in range(len(self.new)):
            slot = colour_bit(target)
            if used & slot:
                continue
            for colour in stays_as(place, self.new[target], taken):
                twin = _twin_bit(place, colour)
                if self._settle(index + 1, used | slot, fillers, freed, both, set_tiles, fresh, twin):
                    return True
            for way in ways_to_replace(place, both, taken):
                left = without(fillers, way)
                twin = _twin_bit(place, colour_of(way[0])) if len(way) == 1 else 0
                more = Freed([*freed.indices, index], [*freed.targets, target])
                if left is not None and self._settle(
                    index + 1, used | slot, left, more, both, set_tiles, fresh, twin
                ):
                    return True
        return False

    def _are_fresh(self, freed: Freed) -> bool:
        """Tell whether no freed joker lies with all that is left of an old set (rummikub-17, rummikub-51)."""
        taken = [self.old[index].where for index in freed.indices]
        for where in sorted({self.new[target].where for target in freed.targets}):
            laid = next(place.laid for place in self.new if place.where == where)
            jokers = sum(self.new[target].where == where for target in freed.targets)
            if not is_fresh(laid, jokers, self.before, taken):
                return False
        return True

    def _are_new(self, freed: list[int], set_tiles: i64) -> bool:
        """Tell whether freed jokers lie with enough tiles from the rack, none counted twice (rummikub-51)."""
        wheres = sorted({self.new[target].where for target in freed})
        held = [self._rack_tiles(where, freed) for where in wheres]
        if any(len(kinds) < set_tiles for kinds in held):
            return False
        if len(held) < 2:
            return True
        shared = [kind for kind in held[0] if kind in held[1] and self.laid[kind] < 2]
        return len(held[0]) + len(held[1]) - len(shared) >= 2 * set_tiles

    def _rack_tiles(self, where: int, freed: list[int]) -> list[int]:
        """List the tiles of a new set that may come from the rack."""
        laid = next(place.laid for place in self.new if place.where == where)
        kinds = [int(kind) for kind in laid.tiles if kind != JOKER and self.laid[kind] > 0]
        own_jokers = jokers_in(laid) - sum(self.new[target].where == where for target in freed)
        return kinds + [JOKER] * int(min(own_jokers, self.laid[JOKER]))


def has_twin(place: Place) -> bool:
    """Tell whether a joker shares a group with the other joker: they then stand for different colours."""
    return jokers_in(place.laid) > 1 and int(role_colours(place.role)).bit_count() > 1


def _twin_bit(place: Place, colour: i64) -> i64:
    """Return the colour that the twin of this joker cannot have, as a mask."""
    return colour_bit(colour) if has_twin(place) else 0


def stays_as(one: Place, other: Place, taken: i64) -> list[int]:
    """List the colours of the same tile that both jokers can stand for."""
    if role_number(one.role) != role_number(other.role):
        return []
    shared: i64 = role_colours(one.role & other.role) & ~taken
    return [colour for colour in range(4) if shared & colour_bit(colour)]


def ways_to_replace(place: Place, both: bool, taken: i64) -> list[list[int]]:
    """List the tiles that replace a joker: any one it may stand for, or all if so agreed (rummikub-49)."""
    number, colours = role_number(place.role), role_colours(place.role)
    if both and len(place.laid.tiles) == 3:
        return [[int(tile(colour, number)) for colour in range(4) if colours & colour_bit(colour)]]
    free: i64 = colours & ~taken
    return [[int(tile(colour, number))] for colour in range(4) if free & colour_bit(colour)]


def without(fillers: vec[i64], tiles: list[int]) -> vec[i64] | None:
    """Take tiles away, or return None if one is not there."""
    left = fillers[:]
    for kind in tiles:
        left[kind] -= 1
        if left[kind] < 0:
            return None
    return left
