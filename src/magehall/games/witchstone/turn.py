"""A turn: one tile, its two kinds of action one after the other, a new tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit, count, lowest
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter
from magehall.games.witchstone import codes, crystals, prompts, score
from magehall.games.witchstone.bits import cell_text, group, near
from magehall.games.witchstone.events import ActionOpened, TileDiscarded, TilePlaced, TurnBegan
from magehall.games.witchstone.moves import PlaceTile
from magehall.games.witchstone.symbols import (
    FIRST,
    KINDS,
    SECOND,
    named,
    symbol_text,
    tile_facts,
    tile_of,
    tile_text,
    tiles_text,
)

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState

BEGUN: Final = 0
PLACING: Final = 1
FIRST_ACTION: Final = 2
SECOND_ACTION: Final = 3
DRAWING: Final = 4
ENDED: Final = 5
"""The stages of a turn; only placing waits for a decision."""
STAGES: Final = ("begun", "placing", "first-action", "second-action", "drawing", "ended")


def begin(state: WitchstoneState, seat: i64) -> None:
    """Begin a player's turn."""
    state.turn = seat
    prompts.push(state, prompts.TURN, BEGUN)
    if state.listener is not None:
        state.tell(TurnBegan(letter(seat), int(state.round) + 1))


def advance(state: WitchstoneState) -> bool:
    """Go on to the next stage; tell whether there was anything to do without a decision."""
    stage: i64 = prompts.pool(state)
    if stage == PLACING:
        return False
    prompts.spend(state, -1)
    if stage == BEGUN:
        if state.rules.draws_first[state.turn]:
            prompts.push(state, prompts.DRAWING, 0)
    elif stage == DRAWING:
        if state.supply(state.turn) > 0 and not state.rules.draws_first[state.turn]:
            prompts.push(state, prompts.DRAWING, 0)
    elif stage == ENDED:
        _end(state)
    else:
        _open(state, stage == SECOND_ACTION)
    return True


def _open(state: WitchstoneState, second: bool) -> None:
    """Open one of the two actions with the size its group has now (witchstone-22, witchstone-128)."""
    number: i64 = last_laid(state)
    edges: i64 = state.rules.lexicon.edges
    pair, edge = number // edges, number % edges
    cauldron = state.board.cauldron
    symbol: i64 = pair % KINDS if second else pair // KINDS
    cell: i64 = cauldron.edge_b[edge] if second else cauldron.edge_a[edge]
    actions: i64 = count(group(state.symbol(state.turn, symbol), cell))
    prompts.push(state, symbol, actions)
    if state.listener is not None:
        state.tell(ActionOpened(letter(state.turn), symbol_text(symbol), int(actions), "tile"))


def last_laid(state: WitchstoneState) -> i64:
    """Return the number of the tile move of this turn, or -1 (witchstone-167)."""
    return state.laid[state.turn * state.board.rounds + state.round]


def _end(state: WitchstoneState) -> None:
    """Pass the turn clockwise, eleven turns each (witchstone-21, witchstone-102)."""
    prompts.pop(state)
    state.turn = state.after(state.turn)
    if state.turn == 0:
        state.round += 1
    if state.round < state.board.rounds:
        begin(state, state.turn)
        return
    prompts.push(state, prompts.OVER, 0)
    if state.listener is not None:
        score.tell_end(state)


def tile_fits(state: WitchstoneState, seat: i64) -> bool:
    """Tell whether two empty hexes lie side by side."""
    empty: i64 = state.empty(seat)
    return near(empty) & empty != 0


def removal_helps(state: WitchstoneState, seat: i64) -> bool:
    """Tell whether a tile would fit if crystals were taken out (witchstone-154)."""
    empty: i64 = state.empty(seat) | crystals.all_of(state, seat)
    return near(empty) & empty != 0


def list_moves(state: WitchstoneState, found: codes.Codes) -> None:
    """List every tile on every pair of empty hexes, in both orders of action; or the tiles to discard."""
    seat, cauldron = state.turn, state.board.cauldron
    if not tile_fits(state, seat):
        if not removal_helps(state, seat):
            found.each(codes.DISCARD, state.hand[seat])
        return
    empty: i64 = state.empty(seat)
    edges: i64 = state.rules.lexicon.edges
    pairs = pairs_of(state.hand[seat])
    edge: i64 = 0
    while edge < edges:
        if empty & bit(cauldron.edge_a[edge]) and empty & bit(cauldron.edge_b[edge]):
            place: i64 = 0
            while place < len(pairs):
                found.add(codes.TILE, pairs[place] * edges + edge)
                place += 1
        edge += 1


def pairs_of(tiles: i64) -> vec[i64]:
    """Return the symbols of some tiles in both orders, six times the first plus the second."""
    pairs = vec[i64]([0] * int(2 * count(tiles)))
    place: i64 = 0
    while tiles != 0:
        tile: i64 = lowest(tiles)
        tiles &= tiles - 1
        pairs[place] = FIRST[tile] * KINDS + SECOND[tile]
        pairs[place + 1] = SECOND[tile] * KINDS + FIRST[tile]
        place += 2
    return pairs


def place(state: WitchstoneState, number: i64) -> None:
    """Lay a tile (witchstone-16); its first symbol acts first (witchstone-130)."""
    seat, cauldron, edges = state.turn, state.board.cauldron, state.rules.lexicon.edges
    pair, edge = number // edges, number % edges
    first, second = pair // KINDS, pair % KINDS
    a, b = cauldron.edge_a[edge], cauldron.edge_b[edge]
    _play(state, tile_of(first, second), FIRST_ACTION)
    state.laid[seat * state.board.rounds + state.round] = number
    state.covered[seat] |= bit(a) | bit(b)
    state.symbols[seat * KINDS + first] |= bit(a)
    state.symbols[seat * KINDS + second] |= bit(b)
    if state.listener is not None:
        names = symbol_text(first), symbol_text(second)
        hexes = [cell_text(a), cell_text(b)]
        state.tell(TilePlaced(letter(seat), tile_text(tile_of(first, second)), *names, list(names), hexes))


def discard(state: WitchstoneState, tile: i64) -> None:
    """Discard a tile without actions (witchstone-154)."""
    _play(state, tile, DRAWING)
    if state.listener is not None:
        state.tell(TileDiscarded(letter(state.turn), *named(tile)))


def _play(state: WitchstoneState, tile: i64, stage: i64) -> None:
    seat = state.turn
    state.hand[seat] &= ~bit(tile)
    state.played[seat] |= bit(tile)
    state.pools[state.depth - 1] = stage


def _refuse_held(state: WitchstoneState, seat: Seat, tile: i64) -> Refusal | None:
    if state.hand[seat] & bit(tile):
        return None
    held: list[str] = [*tiles_text(state.hand[seat])]
    return Refusal("witchstone-16", "tile-not-held", {**tile_facts(tile), "tiles": held})


def refuse_place(state: WitchstoneState, seat: Seat, move: PlaceTile) -> Refusal | None:
    """Judge where a tile is laid."""
    wrong = _refuse_held(state, seat, tile_of(move.first, move.second))
    wrong = wrong or _refuse_cell(state, seat, move.a) or _refuse_cell(state, seat, move.b)
    if wrong is not None:
        return wrong
    if near(bit(move.a)) & bit(move.b):
        return None
    return Refusal("witchstone-16", "not-side-by-side", {"hexes": [cell_text(move.a), cell_text(move.b)]})


def _refuse_cell(state: WitchstoneState, seat: Seat, cell: i64) -> Refusal | None:
    where, cauldron = cell_text(cell), state.board.cauldron
    if not cauldron.cells & bit(cell):
        return Refusal("witchstone-16", "no-such-hex", {"hex": where})
    if crystals.all_of(state, seat) & bit(cell):
        return Refusal("witchstone-18", "crystal-there", {"hex": where})
    if cauldron.covered & bit(cell):
        return Refusal("witchstone-17", "printed-symbol", {"hex": where})
    if state.covered[seat] & bit(cell):
        return Refusal("witchstone-16", "hex-covered", {"hex": where})
    return None


def refuse_discard(state: WitchstoneState, seat: Seat, tile: i64) -> Refusal | None:
    """Judge the discarding of a tile."""
    if tile_fits(state, seat) or removal_helps(state, seat):
        return Refusal("witchstone-154", "tile-can-be-laid", tile_facts(tile))
    return _refuse_held(state, seat, tile)
