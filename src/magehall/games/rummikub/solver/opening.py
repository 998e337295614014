"""The best opening: sets from the rack alone, worth at least 30."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.rules import DEFAULTS, OPENING, Rules
from magehall.games.rummikub.sets import TileSet
from magehall.games.rummikub.solver.answer import Play, laid_tiles
from magehall.games.rummikub.solver.arrange import arranged
from magehall.games.rummikub.solver.search import Search
from magehall.games.rummikub.solver.single import single_sets
from magehall.games.rummikub.solver.task import TILES_FIRST, Task
from magehall.games.rummikub.tiles import JOKER, NOTHING


def best_opening(rack: vec[i64], rules: Rules = DEFAULTS, objective: str = TILES_FIRST) -> Play | None:
    """Return an exact best opening, or None if there is none (rummikub-8, rummikub-35, rummikub-36)."""
    usable = rack[:]
    if rules.opening_joker_forbidden:
        usable[JOKER] = 0
    if rules.one_opening_set:
        return _with_one_set(usable, rules, objective)
    sets = _worth(usable, rules, objective, OPENING)
    return None if sets is None else Play(laid_tiles(NOTHING, sets), sets, 0)


def _worth(rack: vec[i64], rules: Rules, objective: str, wanted: i64) -> list[TileSet] | None:
    """Find the best sets of a rack that are worth at least this much."""
    task = Task(NOTHING, rack, rules, objective)
    task.ask_opening(wanted, 0 if rules.opening_joker_zero else 1)
    search = Search(task)
    return arranged(search.steps) if search.run(0) > 0 else None


def _with_one_set(rack: vec[i64], rules: Rules, objective: str) -> Play | None:
    """If one set alone must be worth enough, try each such set with the best of the rest (rummikub-35)."""
    best: Play | None = None
    for first, worth in single_sets(rack, rules):
        if worth < OPENING:
            continue
        left = rack[:]
        for kind in first.tiles:
            left[kind] -= 1
        more = _worth(left, rules, objective, 0)
        sets = [first] if more is None else [first, *more]
        play = Play(laid_tiles(NOTHING, sets), sets, 0)
        if best is None or _better(play, best, objective):
            best = play
    return best


def _better(one: Play, other: Play, objective: str) -> bool:
    if objective == TILES_FIRST:
        return (one.count(), one.points()) > (other.count(), other.points())
    return (one.points(), one.count()) > (other.points(), other.count())


def most_worth(tiles: vec[i64], rules: Rules) -> i64:
    """Return the most that sets from these tiles are worth, counting no further than wanted (rummikub-37)."""
    if rules.one_opening_set:
        return min(OPENING, max([0, *[worth for _, worth in single_sets(tiles, rules)]]))
    low: i64 = 0
    high: i64 = OPENING
    while low < high:
        middle: i64 = (low + high + 1) // 2
        if _worth(tiles, rules, TILES_FIRST, middle) is None:
            high = middle - 1
        else:
            low = middle
    return low
