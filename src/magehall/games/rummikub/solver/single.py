"""Every single set that can be laid from some tiles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import NO_SET, TileSet, run_tile, shape, value
from magehall.games.rummikub.tiles import HIGHEST, JOKER, tile


def single_sets(tiles: vec[i64], rules: Rules) -> list[tuple[TileSet, int]]:
    """List the groups and runs from these tiles, jokers in every role, with their worth as an opening."""
    found: dict[str, TileSet] = {}
    for number in range(1, HIGHEST + 1):
        for mask in range(1, 16):
            wanted = [int(tile(colour, number)) for colour in range(4) if mask >> colour & 1]
            for jokers in range(max(0, 3 - len(wanted)), 5 - len(wanted)):
                if jokers <= tiles[JOKER] and all(tiles[kind] > 0 for kind in wanted):
                    _note(found, wanted + [JOKER] * jokers, len(wanted) == 1, rules)
    for colour in range(4):
        for start in range(1, HIGHEST + 1):
            _extend(found, [], colour, start, tiles, rules)
    counts = not rules.opening_joker_zero
    return [(laid, int(value(laid, rules, counts))) for laid in found.values()]


def _note(found: dict[str, TileSet], tiles: list[int], is_marked: bool, rules: Rules) -> None:
    laid = TileSet(vec[i64](tiles), is_marked)
    if shape(laid, rules) != NO_SET:
        found.setdefault(laid.text, laid)


def _extend(
    found: dict[str, TileSet], run: list[int], colour: int, start: int, tiles: vec[i64], rules: Rules
) -> None:
    """Note a run that is long enough, and continue with the next tile or a joker in its place."""
    if len(run) >= 3 and run.count(JOKER) < len(run):
        _note(found, run, False, rules)
    if len(run) == HIGHEST or (not rules.wrap and start + len(run) > HIGHEST):
        return
    kind = int(run_tile(colour, start, len(run)))
    if tiles[kind] > 0:
        _extend(found, [*run, kind], colour, start, tiles, rules)
    if run.count(JOKER) < tiles[JOKER]:
        _extend(found, [*run, JOKER], colour, start, tiles, rules)
