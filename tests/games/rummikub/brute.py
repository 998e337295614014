"""Brute force: every way to cut tiles into sets, for small positions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.referee import judge
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, tally
from magehall.games.rummikub.solver.single import single_sets
from magehall.games.rummikub.tiles import KINDS, points, total


def best(table: list[TileSet], rack: vec[i64], rules: Rules) -> list[tuple[int, int]]:
    """Give tiles and points of the legal tables that lay most tiles from the rack, and most points."""
    tiles = tally(table)
    for kind in range(KINDS):
        tiles[kind] += rack[kind]
    choices = [laid for laid, _ in single_sets(tiles, rules)]
    found = [(0, 0)]
    for after in _tables(choices, 0, tiles, []):
        if judge(table, rack, after, True, rules) is None:
            laid, old = tally(after), tally(table)
            for kind in range(KINDS):
                laid[kind] -= old[kind]
            found.append((int(total(laid)), int(points(laid))))
    return [max(found), max(found, key=lambda one: (one[1], one[0]))]


def _tables(choices: list[TileSet], start: int, left: vec[i64], laid: list[TileSet]) -> list[list[TileSet]]:
    """List every table that can be laid with sets from a place of the list on."""
    found = [laid]
    for place in range(start, len(choices)):
        rest = left[:]
        for kind in choices[place].tiles:
            rest[kind] -= 1
        if min(rest) >= 0:
            found += _tables(choices, place, rest, [*laid, choices[place]])
    return found
