"""The most promising tiles of a turn, found without playing them out."""

from __future__ import annotations

from mypy_extensions import i64

from magehall.bots.witchstone.worth import Worth, growing
from magehall.games.witchstone import codes, listing
from magehall.games.witchstone.bits import bit, count, group
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import KINDS


def best_tiles(state: WitchstoneState, worth: Worth, most: int, found: codes.Codes) -> list[int]:
    """List the best ways to lay a tile by the actions they bring and the groups they leave."""
    found.size = 0
    listing.list_moves(state, found)
    rated: list[tuple[float, int]] = []
    place: i64 = 0
    while place < found.size:
        number: i64 = found.numbers[place]
        if codes.verb_of(number) == codes.TILE:
            rated.append((rate(state, worth, number), -int(number)))
        place += 1
    rated.sort(reverse=True)
    return [-number for _, number in rated[:most]]


def rate(state: WitchstoneState, worth: Worth, number: i64) -> float:
    """Rate a tile: the actions of both symbols, and how much the two groups are worth later."""
    seat, cauldron = state.turn, state.board.cauldron
    edges: i64 = state.rules.lexicon.edges
    pair, edge = number // edges, number % edges
    a, b = cauldron.edge_a[edge], cauldron.edge_b[edge]
    empty: i64 = state.empty(seat) & ~bit(a) & ~bit(b)
    return half(state, worth, pair // KINDS, a, empty) + half(state, worth, pair % KINDS, b, empty)


def half(state: WitchstoneState, worth: Worth, symbol: i64, cell: i64, empty: i64) -> float:
    """Rate one half of a tile."""
    before: i64 = state.symbol(state.turn, symbol)
    after: i64 = before | bit(cell)
    value: float = worth.actions(state, symbol, count(group(after, cell)))
    grown: float = float(growing(after, empty) - growing(before, empty))
    left: float = float(state.board.rounds - state.round - 1)
    return value + worth.weights.group[symbol] * grown * left / 10.0
