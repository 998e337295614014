"""Exact answers when single sets with jokers have rules of their own (rummikub-51, rummikub-54).

The sets of freed jokers, which must be new or need tiles from the rack, and the set of one of two jokers that
may not lie together, are tried one by one; the search answers for the rest. This is slower than the search
alone, and asked only when that answer is refused; no answer beats that one, so the first as good ends it.
"""

from __future__ import annotations

from itertools import combinations
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.joker import Place, is_fresh, places, stays_as
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, jokers_in, tally
from magehall.games.rummikub.solver.answer import Play, kept_sets, laid_tiles
from magehall.games.rummikub.solver.arrange import arranged
from magehall.games.rummikub.solver.search import Search
from magehall.games.rummikub.solver.single import single_sets
from magehall.games.rummikub.solver.task import Task, weight_of
from magehall.games.rummikub.tiles import JOKER, KINDS, NOTHING, points_of


@final
class Rest:
    """What is left of a question after some sets have been laid."""

    def __init__(self, must: vec[i64], rack: vec[i64]) -> None:
        self.must: vec[i64] = must
        self.rack: vec[i64] = rack
        self.fixed: vec[i64] = NOTHING[:]
        self.gain: i64 = 0
        self.sets: list[TileSet] = []

    def copy(self) -> Rest:
        """Return an independent copy."""
        new = Rest(self.must[:], self.rack[:])
        new.fixed = self.fixed[:]
        new.gain = self.gain
        new.sets = list(self.sets)
        return new


@final
class Strict:
    """One question being answered set by set."""

    def __init__(self, table: list[TileSet], rack: vec[i64], rules: Rules, objective: str) -> None:
        self.table = table
        self.rack: vec[i64] = rack
        self.rules = rules
        self.objective = objective
        self.old: list[Place] = [] if rules.joker_free else places(table, rules)
        self.is_bound = rules.joker_set_tiles > 0 or rules.joker_set_fresh
        """Whether it matters where a freed joker lies."""
        self.taken: list[int] = []
        self.best: i64 = 0
        self.most: i64 = 0
        self.found: list[TileSet] | None = None

    def play(self, most: i64) -> Play | None:
        """Try every choice of jokers that stay and jokers that are freed; nothing gains more than `most`."""
        self.most = most
        whole = Rest(tally(self.table), self.rack[:])
        marks = range(len(self.old))
        for number in range(len(self.old) + 1 if self.is_bound else 1):
            for freed in combinations(marks, number):
                staying = [place for mark, place in enumerate(self.old) if mark not in freed]
                leaving = [self.old[mark] for mark in freed]
                self.taken = [place.where for place in leaving]
                self._free(whole, leaving, len(leaving), staying)
        if self.found is None:
            return None
        kept = len(kept_sets(self.table, self.found, self.rules))
        return Play(laid_tiles(tally(self.table), self.found), self.found, kept)

    def _free(self, rest: Rest, leaving: list[Place], jokers: int, staying: list[Place]) -> None:
        """Lay the sets of the freed jokers, then solve the rest."""
        if jokers == 0:
            self._part(rest, leaving, staying)
            return
        if self.best == self.most or not self._could_win(rest, leaving, staying):
            return
        needs = int(self.rules.joker_set_tiles)
        for laid in self._sets_of(rest):
            held = int(jokers_in(laid))
            for freed in range(1, min(held, jokers) + 1):
                if self.rules.joker_set_fresh and not is_fresh(laid, freed, self.table, self.taken):
                    continue
                for after in self._laid_with(rest, laid, freed, needs):
                    self._free(after, leaving, jokers - freed, staying)
                if held > freed:
                    self._free_beside(rest, laid, leaving, jokers - freed, staying)

    def _free_beside(
        self, rest: Rest, laid: TileSet, leaving: list[Place], jokers: int, staying: list[Place]
    ) -> None:
        """Lay a set in which a freed joker lies beside one that stays."""
        for place in staying:
            if self._can_stay(place, laid):
                for after in self._laid_with(rest, laid, 2, int(self.rules.joker_set_tiles)):
                    self._free(after, leaving, jokers, _less(staying, place))

    def _part(self, rest: Rest, leaving: list[Place], staying: list[Place]) -> None:
        """If two jokers may not lie together, lay the set of one of them."""
        if not self.rules.two_jokers_forbidden or rest.must[JOKER] + rest.rack[JOKER] < 2:
            self._solve(rest, leaving, staying)
            return
        fewer = rest.copy()
        if fewer.rack[JOKER] > 0:
            fewer.rack[JOKER] -= 1
            self._solve(fewer, leaving, staying)
        for laid in self._sets_of(rest):
            for after in self._laid_with(rest, laid, 1 if rest.must[JOKER] > 0 else 0, 0):
                self._solve(after, leaving, staying)
                for place in [*leaving, *staying]:
                    if self._can_stay(place, laid):
                        self._solve(after, _less(leaving, place), _less(staying, place))

    def _can_stay(self, place: Place, laid: TileSet) -> bool:
        return any(stays_as(place, new, 0) for new in places([laid], self.rules))

    def _sets_of(self, rest: Rest) -> list[TileSet]:
        """List the sets with jokers that could be laid, except those that could be shorter."""
        tiles = rest.must[:]
        for kind in range(KINDS):
            tiles[kind] += rest.rack[kind]
        found = [laid for laid, _ in single_sets(tiles, self.rules) if jokers_in(laid) > 0]
        return [laid for laid in found if not self._could_be_cut(laid, rest)]

    def _could_be_cut(self, laid: TileSet, rest: Rest) -> bool:
        size = len(laid.tiles)
        if size < 6:
            return False
        return any(self._is_enough(part, laid, rest) for part in (laid.tiles[3:], laid.tiles[: size - 3]))

    def _is_enough(self, part: vec[i64], laid: TileSet, rest: Rest) -> bool:
        """Tell whether a part of a run has all its jokers and all that may come from the rack."""
        if sum(kind == JOKER for kind in part) < jokers_in(laid):
            return False
        return all(rest.rack[kind] == 0 or kind in part for kind in laid.tiles if kind != JOKER)

    def _laid_with(self, rest: Rest, laid: TileSet, table_jokers: int, needs: int) -> list[Rest]:
        """Lay a set with some of the table's jokers and at least so many rack tiles, in every way."""
        base = rest.copy()
        own_jokers = int(jokers_in(laid)) - table_jokers
        base.must[JOKER] -= table_jokers
        base.rack[JOKER] -= own_jokers
        if base.must[JOKER] < 0 or base.rack[JOKER] < 0:
            return []
        base.gain += own_jokers * weight_of(points_of(JOKER), self.objective)
        naturals = [int(kind) for kind in laid.tiles if kind != JOKER]
        forced = [kind for kind in naturals if rest.must[kind] == 0]
        either = [kind for kind in naturals if rest.must[kind] > 0 and rest.rack[kind] > 0]
        more = max(0, needs - own_jokers - len(forced))
        base.sets.append(laid)
        return [self._take(base.copy(), naturals, [*forced, *extra]) for extra in combinations(either, more)]

    def _take(self, rest: Rest, naturals: list[int], from_rack: list[int]) -> Rest:
        for kind in naturals:
            if kind in from_rack:
                rest.rack[kind] -= 1
                rest.gain += weight_of(points_of(kind), self.objective)
                rest.fixed[kind] += 1
            else:
                rest.must[kind] -= 1
                rest.fixed[kind] += 0 if self.rules.joker_from_rack else 1
        return rest

    def _asked(self, rest: Rest, leaving: list[Place], staying: list[Place]) -> Search:
        """Ask the search for the rest, without the rules about single sets."""
        task = Task(rest.must, rest.rack, self.rules, self.objective)
        task.fixed = rest.fixed
        if not self.rules.joker_free:
            for place in leaving:
                task.add_role(place)
            for place in staying:
                task.add_role(place, self.is_bound)
        return Search(task)

    def _could_win(self, rest: Rest, leaving: list[Place], staying: list[Place]) -> bool:
        """Tell whether the rest could beat the best if freed jokers could lie anywhere."""
        at_least: i64 = max(self.best - rest.gain, -1)
        return self._asked(rest, leaving, staying).run(at_least) > at_least

    def _solve(self, rest: Rest, leaving: list[Place], staying: list[Place]) -> None:
        """Solve the rest, and keep the answer if it is the best so far."""
        if self.best == self.most:
            return
        at_least: i64 = max(self.best - rest.gain, -1)
        search = self._asked(rest, leaving, staying)
        gain = search.run(at_least) if self._has_tiles(rest) else 0
        if gain <= at_least or gain + rest.gain <= self.best:
            return
        self.best = gain + rest.gain
        self.found = rest.sets + (arranged(search.steps) if self._has_tiles(rest) else [])

    def _has_tiles(self, rest: Rest) -> bool:
        return any(rest.must) or any(rest.rack)


def _less(all_places: list[Place], one: Place) -> list[Place]:
    return [place for place in all_places if place is not one]
