"""Puts tiles of a set side by side as a person would: in the order typed if that is a set, else sorted."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import NO_SET, TileSet, shape
from magehall.games.rummikub.tiles import HIGHEST, JOKER, colour_of, number_of


def is_set(tiles: list[int], rules: Rules) -> bool:
    """Tell whether tiles in this order are a group or a run."""
    return shape(TileSet(vec[i64](tiles)), rules) != NO_SET


def arranged(tiles: list[int], added: list[int], rules: Rules) -> list[int]:
    """Add more tiles to a set, keeping its order and its jokers' places if possible."""
    ways = [tiles + added, added + tiles]
    if len(added) == 1:
        ways += [tiles[:place] + added + tiles[place:] for place in range(1, len(tiles))]
    ways += rows(tiles + added, rules)
    for way in ways:
        if is_set(way, rules):
            return way
    return (rows(tiles + added, rules) or ways)[0]


def rows(tiles: list[int], rules: Rules) -> list[list[int]]:
    """List the sorted orders of tiles that could belong to one group or run, complete or not."""
    naturals = sorted(kind for kind in tiles if kind != JOKER)
    jokers = len(tiles) - len(naturals)
    if len({int(number_of(kind)) for kind in naturals}) == 1:
        return [naturals + [JOKER] * jokers]
    if len({int(colour_of(kind)) for kind in naturals}) != 1 or len(set(naturals)) < len(naturals):
        return []
    starts = range(len(naturals)) if rules.wrap else [0]
    return [filled(naturals[start:] + naturals[:start], jokers) for start in starts]


def filled(naturals: list[int], jokers: int) -> list[int]:
    """Fill the gaps of a run with jokers, then lengthen it upwards, then downwards."""
    run = naturals[:1]
    for kind in naturals[1:]:
        gap = (kind - naturals[0]) % HIGHEST - len(run)
        if 0 < gap <= jokers:
            run += [JOKER] * gap
            jokers -= gap
        run.append(kind)
    above_last = HIGHEST - int(number_of(naturals[-1]))
    above = min(jokers, above_last)
    return [JOKER] * (jokers - above) + run + [JOKER] * above
