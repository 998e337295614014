"""The easy player: whole sets from its rack and tiles at the ends of sets; it never rearranges."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.rummikub.limited import LimitedBot
from magehall.bots.rummikub.sight import Sight
from magehall.games.rummikub.proposals import fitting, longer
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, tally
from magehall.games.rummikub.solver.answer import Play, best_play, laid_tiles
from magehall.games.rummikub.tiles import JOKER, number_of, total


@final
class EasyBot(LimitedBot):
    """Lays what fits without moving a tile on the table, jokers at an end only to finish."""

    def __init__(self) -> None:
        super().__init__("nothing-fits")

    def see(self, sight: Sight) -> Play | None:
        """Find what fits."""
        return simple_play(sight)


def simple_play(sight: Sight) -> Play | None:
    """Find what can be laid without rearranging: an opening, or new sets and longer ones."""
    if not sight.has_opened:
        return sight.opening(sight.rack)
    own = best_play([], sight.rack, sight.rules)
    rack = sight.rack[:] if own is None else sight.left(own)
    table = _lengthened(sight.table, rack, sight.rules, sight.view.bank == 0)
    if own is not None:
        table = table + own.table
    laid = laid_tiles(tally(sight.table), table)
    if total(laid) == 0:
        return None
    untouched = [new for old, new in zip(sight.table, table, strict=False) if old is new]
    play = Play(laid, table, len(untouched))
    return play if sight.is_legal(play) else own_alone(sight, own)


def own_alone(sight: Sight, own: Play | None) -> Play | None:
    """Return only the new sets, beside the table as it is."""
    if own is None:
        return None
    play = Play(own.laid, sight.table + own.table, len(sight.table))
    return play if sight.is_legal(play) else None


def _lengthened(table: list[TileSet], rack: vec[i64], rules: Rules, is_late: bool) -> list[TileSet]:
    """Put tiles, taken from the rack, at the ends of sets until no more fit."""
    new = list(table)
    heaviest_first = sorted(range(JOKER), key=_lightness)
    has_grown = True
    while has_grown:
        has_grown = False
        for kind in heaviest_first:
            if rack[kind] > 0 and _put(new, kind, rules):
                rack[kind] -= 1
                has_grown = True
    while rack[JOKER] > 0 and (is_late or total(rack) == rack[JOKER]) and _put(new, JOKER, rules):
        rack[JOKER] -= 1
    return new


def _lightness(kind: int) -> int:
    return -int(number_of(kind))


def _put(table: list[TileSet], kind: int, rules: Rules) -> bool:
    """Put a tile at the end of the first set it fits, and tell whether there was one."""
    for place in range(len(table)):
        one = longer(table[place], kind, rules) if kind in fitting(table[place], rules) else None
        if one is not None:
            table[place] = one
            return True
    return False
