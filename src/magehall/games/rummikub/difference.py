"""From one table to the next in steps a person can follow, with every tile traced to where it lay before.

Equal tiles are told apart by their places: of two that could have gone somewhere, it was the one from the set
that has more in common with the new one; and what can stay in its set stays.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar, final

from magehall.core.facts import Fact
from magehall.games.rummikub.rules import DEFAULTS, Rules
from magehall.games.rummikub.sets import TileSet, roles, same
from magehall.games.rummikub.tiles import JOKER, KINDS, tile_text

T = TypeVar("T")

JOKER_SWAPPED: Final = "joker-swapped"
TAKEN_FROM: Final = "taken-from"
SPLIT: Final = "split"
EXTENDED: Final = "extended"
JOINED: Final = "joined"
REBUILT: Final = "rebuilt"
NEW: Final = "new"
ORDER: Final = (JOKER_SWAPPED, TAKEN_FROM, SPLIT, EXTENDED, JOINED, REBUILT, NEW)
"""Steps are listed in this order: first those that set tiles free."""

FROM_RACK: Final = -1
NOWHERE: Final = -1
ALIKE: Final = 1000
"""Gives a set that stays as it is more weight than any number of tiles in common."""


class Origin(NamedTuple):
    """Where a tile lay before: a set and a place in it, counted from 0, or the rack (-1)."""

    set: int
    place: int


RACK: Final = Origin(FROM_RACK, FROM_RACK)


class Step(NamedTuple):
    """One set of the new table that is not as it was before, and how it came about."""

    kind: str
    number: int
    laid: TileSet
    old: list[int]
    """The old sets it continues, counted from 1; none for a new one."""
    rack: list[str]
    taken: list[str]
    """Tiles from sets that it does not continue."""
    taken_from: list[int]
    """The numbers of those sets, one for each tile."""
    left: list[str]
    """Tiles of its old sets that went elsewhere."""

    def facts(self) -> dict[str, Fact]:
        """Return the step as plain facts."""
        numbers: dict[str, Fact] = {"number": self.number, "old": self.old, "taken_from": self.taken_from}
        tiles: dict[str, Fact] = {"rack": self.rack, "taken": self.taken, "left": self.left}
        return {"kind": self.kind, "set": self.laid.text, **numbers, **tiles}


@final
class Difference:
    """The way from one table to another."""

    def __init__(self, before: list[TileSet], after: list[TileSet], rules: Rules = DEFAULTS) -> None:
        self.before = before
        self.after = after
        self.rules = rules
        self.common = [[self._common(old, new) for new in after] for old in before]
        self.origins = self._trace()
        self.heirs = [self._heir(old) for old in range(len(before))]

    def kept(self) -> list[tuple[int, int]]:
        """List the sets that stayed as they were: the old place and the new one, counted from 0."""
        return [(old, new) for new in range(len(self.after)) for old in self._stayed(new)]

    def steps(self) -> list[Step]:
        """Say how every other set came about."""
        staying = [new for _, new in self.kept()]
        steps = [self._step(new) for new in range(len(self.after)) if new not in staying]
        return sorted(steps, key=lambda step: (ORDER.index(step.kind), step.number))

    def follow(self, ids: list[list[T]], rack: list[T]) -> list[list[T]]:
        """Carry over the ids of single tiles; tiles from the rack get theirs in the order they are read."""
        fresh = iter(rack)
        return [
            [next(fresh) if origin == RACK else ids[origin.set][origin.place] for origin in row]
            for row in self.origins
        ]

    def _common(self, old: TileSet, new: TileSet) -> int:
        """Weigh how much two sets have in common."""
        if same(old, new, self.rules):
            return ALIKE
        theirs = [int(kind) for kind in new.tiles]
        return sum(int(kind) in theirs for kind in old.tiles)

    def _trace(self) -> list[list[Origin]]:
        """Find an origin for every tile of the new table, kind by kind."""
        origins = [[RACK] * len(new.tiles) for new in self.after]
        for kind in range(KINDS):
            sources, targets = spots(self.before, kind), spots(self.after, kind)
            for source, target in self._paired(sources, targets):
                origins[target.set][target.place] = source
        return origins

    def _paired(self, sources: list[Origin], targets: list[Origin]) -> list[tuple[Origin, Origin]]:
        """Pair the tiles of a kind, at most two, with the places where they lie now, the likeliest way."""
        straight = list(zip(sources, targets, strict=False))
        crossed = list(zip(sources, reversed(targets), strict=False))
        return straight if self._weight(straight) >= self._weight(crossed) else crossed

    def _weight(self, pairs: list[tuple[Origin, Origin]]) -> int:
        return sum(self.common[source.set][target.set] for source, target in pairs)

    def _heir(self, old: int) -> int:
        """Return the new set with most tiles of an old one, the first if tied; none if all are gone."""
        shares = [len(self._from(new, old)) for new in range(len(self.after))]
        most = max([0, *shares])
        return shares.index(most) if most > 0 else NOWHERE

    def _from(self, new: int, old: int) -> list[Origin]:
        return [origin for origin in self.origins[new] if origin.set == old]

    def _stayed(self, new: int) -> list[int]:
        """Return the old set that this one is unchanged, or nothing."""
        sources = sorted({origin.set for origin in self.origins[new]})
        if len(sources) != 1 or sources[0] == FROM_RACK:
            return []
        return sources if same(self.before[sources[0]], self.after[new], self.rules) else []

    def _step(self, new: int) -> Step:
        old = [place for place, heir in enumerate(self.heirs) if heir == new]
        names = [tile_text(kind) for kind in self.after[new].tiles]
        rack = [name for name, origin in zip(names, self.origins[new], strict=True) if origin == RACK]
        others = [
            (name, origin.set + 1)
            for name, origin in zip(names, self.origins[new], strict=True)
            if origin != RACK and origin.set not in old
        ]
        left = [tile_text(self.before[place].tiles[at]) for place in old for at in self._lost(place, new)]
        taken, taken_from = [name for name, _ in others], [number for _, number in others]
        numbers = [place + 1 for place in old]
        kind = self._kind(new, old, rack + taken, left)
        return Step(kind, new + 1, self.after[new], numbers, rack, taken, taken_from, left)

    def _lost(self, old: int, new: int) -> list[int]:
        """List the places of an old set whose tiles are not in its heir."""
        there = [origin.place for origin in self._from(new, old)]
        return [place for place in range(len(self.before[old].tiles)) if place not in there]

    def _kind(self, new: int, old: list[int], gained: list[str], left: list[str]) -> str:
        if not old:
            return SPLIT if self._is_other_half(new) else NEW
        if len(old) > 1:
            return REBUILT if left else JOINED
        if not left:
            return EXTENDED if gained else REBUILT
        if self._is_swap(old[0], new):
            return JOKER_SWAPPED
        if self._has_other_half(old[0], new):
            return SPLIT
        return REBUILT if gained else TAKEN_FROM

    def _is_other_half(self, new: int) -> bool:
        """Tell whether a set that continues no other has two tiles or more of one old set."""
        return any(len(self._from(new, old)) > 1 for old in range(len(self.before)))

    def _has_other_half(self, old: int, new: int) -> bool:
        others = [place for place in range(len(self.after)) if place != new]
        return any(len(self._from(place, old)) > 1 for place in others)

    def _is_swap(self, old: int, new: int) -> bool:
        """Tell whether a joker left the set and a tile it stood for came in its place."""
        gone = [place for place in self._lost(old, new) if self.before[old].tiles[place] == JOKER]
        wanted = roles(self.before[old], self.rules)
        if not gone or len(gone) != len(self._lost(old, new)):
            return False
        came = [
            int(kind)
            for kind, origin in zip(self.after[new].tiles, self.origins[new], strict=True)
            if origin.set != old
        ]
        return any(kind != JOKER and stands_for(packed, kind) for packed in wanted for kind in came)


def stands_for(packed: int, kind: int) -> bool:
    """Tell whether a joker with this role may stand for a tile."""
    return packed >> 4 == kind % 13 + 1 and packed >> (kind // 13) & 1 == 1


def spots(table: list[TileSet], kind: int) -> list[Origin]:
    """List where the tiles of a kind lie."""
    return [
        Origin(where, place)
        for where, laid in enumerate(table)
        for place, found in enumerate(laid.tiles)
        if found == kind
    ]


def difference(before: list[TileSet], after: list[TileSet], rules: Rules = DEFAULTS) -> Difference:
    """Compare two tables; the second usually holds all tiles of the first, but a turn may be half done."""
    return Difference(before, after, rules)
