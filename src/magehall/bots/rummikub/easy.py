"""The easy player: whole sets from its rack and tiles at the ends of sets; it never rearranges."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.rummikub.sight import Sight, why, why_nothing
from magehall.core.chance import Rng
from magehall.core.game import View
from magehall.core.move import Move
from magehall.games.rummikub.proposals import fitting, longer
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, tally
from magehall.games.rummikub.solver.answer import Play, best_play, laid_tiles
from magehall.games.rummikub.tiles import JOKER, number_of, total


@final
class EasyBot(Bot):
    """Lays what fits without moving a tile of the table, jokers at an end only to finish."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Lay what fits, or draw."""
        sight = Sight(view)
        play = simple_play(sight)
        if play is None and sight.must_play():
            play = sight.best(sight.rack)
        return sight.move(play)

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Lay what fits, or draw, and say so."""
        sight = Sight(view)
        play = simple_play(sight)
        if play is not None:
            return Advice(sight.move(play), why(sight, play))
        if sight.must_play():
            play = sight.best(sight.rack)
        if play is not None:
            return Advice(sight.move(play), [Reason("must-play", {}, 1.0), *why(sight, play)])
        return Advice(sight.move(None), why_nothing(sight, Reason("nothing-fits", {}, 1.0)))


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
    """Give only the new sets, beside the table as it is."""
    if own is None:
        return None
    play = Play(own.laid, sight.table + own.table, len(sight.table))
    return play if sight.is_legal(play) else None


def _lengthened(table: list[TileSet], rack: vec[i64], rules: Rules, is_late: bool) -> list[TileSet]:
    """Put tiles of the rack, which are taken from it, at the ends of sets until none fits any more."""
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
