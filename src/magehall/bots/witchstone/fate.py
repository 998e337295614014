"""What nature draws in a roll-out: the order of every pile, independent of what is tried."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit, count
from magehall.core.chance import Rng
from magehall.games.witchstone import codes, prompts
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import TILES

CARDS: Final = 62
SUPPLY: Final = 16


@final
class Fate:
    """The order of the scrolls, the special tiles and everyone's tiles from a position on."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([0] * CARDS)
        self.specials: vec[i64] = vec[i64]([0] * SUPPLY)
        self.tiles: vec[i64] = vec[i64]([0] * (4 * SUPPLY))
        # how many were in each pile
        self.all_cards: i64 = 0
        self.all_specials: i64 = 0
        self.all_tiles: vec[i64] = vec[i64]([0] * 4)

    def begin(self, state: WitchstoneState, rng: Rng) -> None:
        """Shuffle every pile; piles that differ by one piece keep the others in the same order."""
        self.all_cards = shuffle(self.cards, 0, state.board.scrolls.cards, state.deck, rng)
        self.all_specials = shuffle(self.specials, 0, TILES, state.special_stack, rng)
        seat: i64 = 0
        while seat < state.seats:
            self.all_tiles[seat] = shuffle(self.tiles, seat * SUPPLY, TILES, state.unseen(seat), rng)
            seat += 1

    def drawn(self, state: WitchstoneState) -> i64:
        """Return the next draw as a number."""
        kind: i64 = prompts.top(state)
        if kind == prompts.DRAWING:
            seat: i64 = state.turn
            gone: i64 = self.all_tiles[seat] - count(state.unseen(seat))
            return codes.code(codes.DRAW, seat * 16 + self.tiles[seat * SUPPLY + gone])
        if kind == prompts.REVEALING:
            card: i64 = self.cards[self.all_cards - count(state.deck)]
            return codes.code(codes.REVEAL, state.board.scrolls.card_kind[card])
        return codes.code(codes.REFILL, self.specials[self.all_specials - count(state.special_stack)])


def shuffle(order: vec[i64], start: i64, size: i64, pile: i64, rng: Rng) -> i64:
    """Shuffle a pile from one place on, and return how many things that is."""
    thing: i64 = 0
    while thing < size:
        other: i64 = rng.below(thing + 1)
        order[start + thing] = order[start + other]
        order[start + other] = thing
        thing += 1
    kept: i64 = 0
    place: i64 = 0
    while place < size:
        if pile & bit(order[start + place]):
            order[start + kept] = order[start + place]
            kept += 1
        place += 1
    return kept
