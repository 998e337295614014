"""The most promising tiles of a turn, found without playing them out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.witchstone.worth import Worth
from magehall.core.bits import bit, count, lowest
from magehall.games.witchstone import codes, listing
from magehall.games.witchstone.bits import group, near
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import KINDS

GROUPS: Final = 32
"""More groups of a symbol than a cauldron has room for."""


@final
class Roots:
    """Rates every way to lay a tile; its tables are reused for every position."""

    def __init__(self, found: codes.Codes) -> None:
        self.found = found
        # the groups of every symbol: their number, and each one's hexes and hexes beside it
        self.groups: vec[i64] = vec[i64]([0] * KINDS)
        self.hexes: vec[i64] = vec[i64]([0] * (KINDS * GROUPS))
        self.beside: vec[i64] = vec[i64]([0] * (KINDS * GROUPS))
        # halves of tiles rated already, by symbol and pair of hexes
        self.known: vec[i64] = vec[i64]([0] * (KINDS * codes.EDGES))
        self.halves: vec[float] = vec[float]([0.0] * (KINDS * codes.EDGES))
        self.position: i64 = 0
        self.best: vec[i64] = vec[i64]([0] * 64)
        self.rates: vec[float] = vec[float]([0.0] * 64)

    def best_tiles(self, state: WitchstoneState, worth: Worth, most: int) -> list[int]:
        """List the best ways to lay a tile by the actions they give and the groups they leave."""
        self.found.size = 0
        listing.list_moves(state, self.found)
        self.look(state)
        kept: i64 = 0
        place: i64 = 0
        while place < self.found.size:
            number: i64 = self.found.numbers[place]
            if codes.verb_of(number) == codes.TILE:
                kept = self.keep(number, self.rate(state, worth, number), kept, min(most, 64))
            place += 1
        return [int(self.best[rank]) for rank in range(int(kept))]

    def keep(self, number: i64, rate: float, kept: i64, most: i64) -> i64:
        """Put a tile among the best, the lower number first if tied, and return how many there are."""
        rank: i64 = kept
        while rank > 0 and is_better(rate, number, self.rates[rank - 1], self.best[rank - 1]):
            if rank < most:
                self.rates[rank] = self.rates[rank - 1]
                self.best[rank] = self.best[rank - 1]
            rank -= 1
        if rank < most:
            self.rates[rank] = rate
            self.best[rank] = number
        return min(kept + 1, most)

    def look(self, state: WitchstoneState) -> None:
        """Find the groups of every symbol in the cauldron of the player in turn."""
        self.position += 1
        symbol: i64 = 0
        while symbol < KINDS:
            left: i64 = state.symbol(state.turn, symbol)
            number: i64 = 0
            while left != 0:
                found: i64 = group(left, lowest(left))
                left &= ~found
                self.hexes[symbol * GROUPS + number] = found
                self.beside[symbol * GROUPS + number] = near(found)
                number += 1
            self.groups[symbol] = number
            symbol += 1

    def rate(self, state: WitchstoneState, worth: Worth, number: i64) -> float:
        """Rate a tile: the actions of both symbols, and how much the two groups are worth later."""
        edges: i64 = state.rules.lexicon.edges
        pair, edge = number // edges, number % edges
        back: i64 = state.board.cauldron.edge_back[edge]
        return self.half(state, worth, pair // KINDS, edge) + self.half(state, worth, pair % KINDS, back)

    def half(self, state: WitchstoneState, worth: Worth, symbol: i64, edge: i64) -> float:
        """Rate one half of a tile: a symbol on the first of two hexes."""
        place: i64 = symbol * codes.EDGES + edge
        if self.known[place] != self.position:
            self.known[place] = self.position
            self.halves[place] = self.rate_half(state, worth, symbol, edge)
        return self.halves[place]

    def rate_half(self, state: WitchstoneState, worth: Worth, symbol: i64, edge: i64) -> float:
        """Rate the actions that a symbol gives, and the growth of its largest group that can still grow."""
        cell: i64 = bit(state.board.cauldron.edge_a[edge])
        empty: i64 = state.empty(state.turn) & ~cell & ~bit(state.board.cauldron.edge_b[edge])
        joined: i64 = cell
        before: i64 = 0
        after: i64 = 0
        place: i64 = symbol * GROUPS
        end: i64 = place + self.groups[symbol]
        while place < end:
            size: i64 = count(self.hexes[place])
            grows = self.beside[place] & empty != 0
            if grows:
                before = max(before, size)
            if self.beside[place] & cell:
                joined |= self.hexes[place]
            elif grows:
                after = max(after, size)
            place += 1
        actions: i64 = count(joined)
        if near(joined) & empty:
            after = max(after, actions)
        left: float = float(state.board.rounds - state.round - 1)
        value: float = worth.actions(state, symbol, actions)
        return value + worth.weights.group[symbol] * float(after - before) * left / 10.0


def is_better(rate: float, number: i64, other_rate: float, other: i64) -> bool:
    """Tell whether a tile comes before another."""
    return rate > other_rate or (rate == other_rate and number < other)
