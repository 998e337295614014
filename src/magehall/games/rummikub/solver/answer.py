"""The solver's door: the best play from a table and a rack."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.joker import places
from magehall.games.rummikub.referee import judge
from magehall.games.rummikub.rules import DEFAULTS, Rules
from magehall.games.rummikub.sets import TileSet, same, tally
from magehall.games.rummikub.solver.arrange import arranged
from magehall.games.rummikub.solver.search import Search
from magehall.games.rummikub.solver.task import OBJECTIVES, TILES_FIRST, Task, weight_of
from magehall.games.rummikub.tiles import KINDS, points, points_of, tiles_text, total


@final
class Play:
    """A play: the tiles it lays, the new table, and how many old sets it leaves untouched."""

    def __init__(self, laid: vec[i64], table: list[TileSet], kept: int) -> None:
        self.laid: vec[i64] = laid
        self.table = table
        self.kept = kept

    def count(self) -> int:
        """Count the tiles laid from the rack."""
        return int(total(self.laid))

    def points(self) -> int:
        """Add up what the tiles laid would count on the rack, a joker 30."""
        return int(points(self.laid))

    def played(self) -> list[str]:
        """Name the tiles laid from the rack."""
        return tiles_text(self.laid)


def laid_tiles(before: vec[i64], after: list[TileSet]) -> vec[i64]:
    """Count what a new table holds beyond the old tiles."""
    laid = tally(after)
    kind: i64 = 0
    while kind < KINDS:
        laid[kind] -= before[kind]
        kind += 1
    return laid


def task_for(
    loose: list[TileSet], frozen: list[TileSet], rack: vec[i64], rules: Rules, objective: str
) -> Task:
    """Ask for the best use of a rack with some sets free to be rebuilt and the others left alone."""
    task = Task(tally(loose), rack, rules, objective)
    if not rules.joker_free:
        for place in places(loose, rules):
            task.add_role(place)
        if task.role_count > 0 and not rules.joker_from_rack:
            task.fixed = tally(frozen)
    return task


def best_play(
    table: list[TileSet], rack: vec[i64], rules: Rules = DEFAULTS, objective: str = TILES_FIRST
) -> Play | None:
    """Return an exact best play for a player who has opened, or None if nothing can be laid.

    Among all arrangements it looks for one that leaves many old sets untouched: see `freeze`.
    """
    from magehall.games.rummikub.solver.strict import Strict

    play = relaxed_play(table, rack, rules, objective)
    if play is None or not is_strict(rules) or judge(table, rack, play.table, True, rules) is None:
        return play
    return Strict(table, rack, rules, objective).play(gain_of(play, objective))


def gain_of(play: Play, objective: str) -> i64:
    """Weigh what a play lays, as the search does."""
    gain: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        gain += play.laid[kind] * weight_of(points_of(kind), objective)
        kind += 1
    return gain


def relaxed_play(
    table: list[TileSet], rack: vec[i64], rules: Rules = DEFAULTS, objective: str = TILES_FIRST
) -> Play | None:
    """Return a best play by all rules except those about single sets with jokers, which it may break."""
    assert objective in OBJECTIVES, f"an objective is one of {', '.join(OBJECTIVES)}"
    from magehall.games.rummikub.solver.freeze import Freeze

    return Freeze(table, rack, rules, objective).play()


def is_strict(rules: Rules) -> bool:
    """Tell whether rules about single sets with jokers apply, which the search alone does not know."""
    return rules.two_jokers_forbidden or rules.joker_set_tiles > 0 or rules.joker_set_fresh


def solve(table: list[TileSet], rack: vec[i64], rules: Rules, objective: str) -> list[TileSet] | None:
    """Return the table after a best play in the order of the search, or None if nothing can be laid."""
    search = Search(task_for(table, [], rack, rules, objective))
    return arranged(search.steps) if search.run(0) > 0 else None


def kept_sets(before: list[TileSet], after: list[TileSet], rules: Rules) -> list[int]:
    """List the places of old sets that are still on the new table."""
    free = list(after)
    kept: list[int] = []
    for place, old in enumerate(before):
        for one in free:
            if same(old, one, rules):
                free.remove(one)
                kept.append(place)
                break
    return kept
