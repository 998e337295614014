"""Easy: the tile with the most actions, then every decision by what it scores at once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magehall.bots.bot import Advice, Bot, Reason
from magehall.core.bits import bit, count
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.witchstone import codes, flow, score
from magehall.games.witchstone.bits import group
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import KINDS
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine


@final
class EasyBot(Bot):
    """Greedy in every single decision, without a plan."""

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Propose the move that scores the most at once; if tied, any of them."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        state = imagine(view, rng)
        gains = [gain(state, move) for move in moves]
        best = max(gains)
        equal = [move for move, value in zip(moves, gains, strict=True) if value == best]
        move = equal[rng.below(len(equal))]
        return Advice(move, [Reason("gains-most", {"gain": best, "equal": len(equal)}, float(best))])


def gain(state: WitchstoneState, move: Move) -> int:
    """Return what a move scores at once, in tenths of points; a tile counts by its actions."""
    number: i64 = state.rules.lexicon.number(move)
    verb: i64 = codes.verb_of(number)
    if verb == codes.TILE:
        return 10 * actions_of(state, number)
    if verb == codes.DONE:
        return -1
    if verb == codes.REMOVE:
        return -100
    seat = state.turn
    after = state.copy()
    flow.carry_out(after, number)
    return 10 * int(score.total(after, seat) - score.total(state, seat)) + steps_of(verb, codes.about(number))


def actions_of(state: WitchstoneState, number: i64) -> int:
    """Count the actions of both symbols of a tile."""
    seat, cauldron, edges = state.turn, state.board.cauldron, state.rules.lexicon.edges
    pair, edge = number // edges, number % edges
    a, b = cauldron.edge_a[edge], cauldron.edge_b[edge]
    first: i64 = count(group(state.symbol(seat, pair // KINDS) | bit(a), a))
    second: i64 = count(group(state.symbol(seat, pair % KINDS) | bit(b), b))
    return int(first + second)


def steps_of(verb: i64, about: i64) -> int:
    """Prefer to go far on the tracks and to bring crystals out."""
    if verb in (codes.WAND, codes.PENTAGRAM):
        return int(about)
    return 5 if verb in (codes.OUT, codes.CHIP, codes.USE) else 0
