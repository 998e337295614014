"""Translates between moves and their numbers on one board; each move exists only once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magehall.core.move import Move
from magehall.games.witchstone import codes
from magehall.games.witchstone.board import Board
from magehall.games.witchstone.moves import (
    BringOut,
    ChooseSymbol,
    DiscardTile,
    Done,
    DrawTile,
    KeepSpecial,
    LayWitch,
    MoveCrystal,
    PlaceEnergy,
    PlaceSpecial,
    PlaceTile,
    PlayBoost,
    RefillSpecial,
    RemoveCrystal,
    RevealScroll,
    SendWitch,
    Shelve,
    StepPentagram,
    StepWand,
    TakeChip,
    TakeScroll,
    TakeTower,
    UseChip,
    UseSpecial,
    WitchstoneMove,
)
from magehall.games.witchstone.symbols import KINDS


@final
class Lexicon:
    """The moves of one board by number; made when first asked for, then shared."""

    def __init__(self, board: Board) -> None:
        self.board = board
        pairs = [(first, second) for first in range(KINDS) for second in range(KINDS)]
        self.tiles = [PlaceTile(p, q, a, b) for p, q in pairs for a, b in board.cauldron.edges]
        self.edges: i64 = len(board.cauldron.edges)
        self.others: dict[int, Move] = {}

    def move(self, number: i64) -> Move:
        """Return the move with a number."""
        if number < codes.SPAN:
            return self.tiles[number]
        found = self.others.get(int(number))
        if found is None:
            found = self._made(codes.verb_of(number), codes.about(number))
            self.others[int(number)] = found
        return found

    def number(self, move: Move) -> i64:
        """Return the number of a move of a seat, or NO_CODE if this board has no such thing."""
        if isinstance(move, PlaceTile):
            return self._tile_number(move)
        thing: i64 = _plain(move)
        if thing == codes.NO_CODE:
            thing = self._named(move)
        if thing == codes.NO_CODE:
            return codes.NO_CODE
        assert isinstance(move, WitchstoneMove), "a move of Witchstone"
        return codes.code(move.verb, thing)

    def _tile_number(self, move: PlaceTile) -> i64:
        edge: i64 = self.board.cauldron.edge_number.get(int(64 * move.a + move.b), codes.NO_CODE)
        return edge if edge < 0 else (move.first * KINDS + move.second) * self.edges + edge

    def _named(self, move: Move) -> i64:
        board = self.board
        if isinstance(move, PlaceEnergy):
            return board.map.chain_number.get(move.chain, codes.NO_CODE)
        if isinstance(move, SendWitch):
            return board.map.number.get(move.place, codes.NO_CODE)
        if isinstance(move, TakeTower):
            return board.map.number.get(move.place, codes.NO_CODE)
        if isinstance(move, PlayBoost):
            return board.scrolls.number.get(move.scroll, codes.NO_CODE)
        if isinstance(move, RevealScroll):
            return board.scrolls.number.get(move.scroll, codes.NO_CODE)
        if isinstance(move, BringOut) and move.side in board.cauldron.exit_number:
            return move.cell * 8 + board.cauldron.exit_number[move.side]
        return codes.NO_CODE

    def _made(self, verb: i64, thing: i64) -> Move:
        board = self.board
        if verb == codes.ENERGY:
            return PlaceEnergy(board.map.chains[thing])
        if verb == codes.SEND:
            return SendWitch(board.map.places[thing])
        if verb == codes.TOWER:
            return TakeTower(board.map.places[thing])
        if verb == codes.OUT:
            return BringOut(thing >> 3, board.cauldron.exits[thing & 7])
        if verb == codes.BOOST:
            return PlayBoost(board.scrolls.kinds[thing])
        if verb == codes.REVEAL:
            return RevealScroll(board.scrolls.kinds[thing])
        return _unnamed(verb, thing)


def _plain(move: Move) -> i64:
    """Number what a move applies to, if that needs no board."""
    if isinstance(move, (Done, LayWitch, KeepSpecial)):
        return 0
    if isinstance(move, MoveCrystal):
        return move.cell * 64 + move.to
    if isinstance(move, (StepPentagram, StepWand)):
        return move.steps
    if isinstance(move, (RemoveCrystal, PlaceSpecial)):
        return move.cell
    if isinstance(move, (DiscardTile, RefillSpecial)):
        return move.tile
    if isinstance(move, (Shelve, TakeScroll)):
        return move.shelf
    if isinstance(move, UseSpecial):
        return move.tile * 8 + move.symbol
    if isinstance(move, UseChip):
        return move.chip + 8 if move.black else move.chip
    if isinstance(move, TakeChip):
        return move.chip
    if isinstance(move, ChooseSymbol):
        return move.symbol
    if isinstance(move, DrawTile):
        return move.seat * 16 + move.tile
    return codes.NO_CODE


def _unnamed(verb: i64, thing: i64) -> Move:
    """Make a move that needs no board."""
    if verb == codes.CRYSTAL:
        return MoveCrystal(thing >> 6, thing & 63)
    if verb == codes.USE:
        return UseSpecial(thing >> 3, thing & 7)
    if verb == codes.CHIP:
        return UseChip(thing & 7, thing >= 8)
    if verb == codes.DRAW:
        return DrawTile(int(thing >> 4), thing & 15)
    return _single(verb, thing)


def _single(verb: i64, thing: i64) -> Move:
    if verb == codes.DISCARD:
        return DiscardTile(thing)
    if verb == codes.REMOVE:
        return RemoveCrystal(thing)
    if verb == codes.PENTAGRAM:
        return StepPentagram(thing)
    if verb == codes.PLACE:
        return PlaceSpecial(thing)
    if verb == codes.CHOOSE:
        return ChooseSymbol(thing)
    if verb == codes.SHELF:
        return Shelve(thing)
    if verb == codes.TAKE:
        return TakeChip(thing)
    if verb == codes.WAND:
        return StepWand(thing)
    if verb == codes.SCROLL:
        return TakeScroll(thing)
    if verb == codes.REFILL:
        return RefillSpecial(thing)
    return LayWitch() if verb == codes.LAY else KeepSpecial() if verb == codes.KEEP else Done()
