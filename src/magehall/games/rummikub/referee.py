"""The referee: one judgement of a whole new table, the same for people, bots and the solver.

Only the end of a turn counts (rummikub-13): what lay there before, the rack, what lies there now.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.facts import Fact
from magehall.core.refusal import Refusal
from magehall.games.rummikub import joker, opening
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, fault, tally
from magehall.games.rummikub.tiles import KINDS, NOTHING, tiles_text, total


def laid_from_rack(before: list[TileSet], after: list[TileSet]) -> vec[i64]:
    """Count the tiles on the table now that were not there before; negative if one is missing."""
    counts, old = tally(after), tally(before)
    kind: i64 = 0
    while kind < KINDS:
        counts[kind] -= old[kind]
        kind += 1
    return counts


def judge(
    before: list[TileSet], rack: vec[i64], after: list[TileSet], has_opened: bool, rules: Rules
) -> Refusal | None:
    """Say what is wrong with a new table, or None if it is legal."""
    laid = laid_from_rack(before, after)
    refusal = refuse_tiles(laid, rack)
    if refusal is not None:
        return refusal
    for number, one in enumerate(after, 1):
        refusal = fault(one, number, rules)
        if refusal is not None:
            return refusal
    if total(laid) == 0:
        return Refusal("rummikub-39", "no-tile-added")
    if not has_opened:
        refusal = opening.refuse(before, after, laid, rules)
        if refusal is not None:
            return refusal
    return joker.refuse(before, after, laid, rules)


def refuse_tiles(laid: vec[i64], rack: vec[i64]) -> Refusal | None:
    """Judge the tiles: the table's stay (rummikub-40), the others come from the rack (rummikub-3)."""
    missing, extra = NOTHING[:], NOTHING[:]
    kind: i64 = 0
    while kind < KINDS:
        missing[kind] = max(0, -laid[kind])
        extra[kind] = max(0, laid[kind] - rack[kind])
        kind += 1
    facts: dict[str, Fact] = {}
    if total(missing) > 0:
        facts["tiles"] = list(tiles_text(missing))
        return Refusal("rummikub-40", "table-tiles-missing", facts)
    if total(extra) > 0:
        facts["tiles"] = list(tiles_text(extra))
        return Refusal("rummikub-3", "tiles-not-held", facts)
    return None
