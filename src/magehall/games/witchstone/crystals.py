"""Crystals: moved in the cauldron, brought out to the rim, put on the rack, or taken out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magehall.core.bits import bit, lowest
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter
from magehall.games.witchstone import prompts
from magehall.games.witchstone.bits import cell_text, near, steps_between, within
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.codes import CRYSTAL, OUT, Codes
from magehall.games.witchstone.events import (
    ActionOpened,
    Colour,
    CrystalBoxed,
    CrystalBroughtOut,
    CrystalMoved,
    CrystalRemoved,
    CrystalShelved,
)
from magehall.games.witchstone.symbols import BOTTOM, SHELVES, symbol_text
from magehall.games.witchstone.view import BlackAt

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState

IN_BOX: Final = 7
BY_SCREEN: Final = 8
"""Where a black crystal may be apart from the cauldron (-1) and the shelves (0 to 6)."""

BLACK_AT: Final[tuple[BlackAt, ...]] = (
    "shelf energy",
    "shelf witch",
    "shelf pentagram",
    "shelf crystal",
    "shelf wand",
    "shelf scroll",
    "shelf bottom",
    "box",
    "screen",
)
"""The same in words."""

SHELF_COUNT: Final = 7


def all_of(state: WitchstoneState, seat: i64) -> i64:
    """Return the hexes with crystals, the black one included."""
    return state.crystals[seat] | state.black[seat]


def colour(state: WitchstoneState, cell: i64) -> Colour:
    """Name the colour of a crystal: black, or own."""
    return "black" if state.black[state.turn] & bit(cell) else "own"


def exit_price(state: WitchstoneState, cell: i64, way_out: i64) -> i64:
    """Count the steps to the nearest hex of an exit and one more onto the rim (witchstone-58, 151)."""
    doors: i64 = state.board.cauldron.exit_from[way_out]
    fewest: i64 = 60
    while doors != 0:
        fewest = min(fewest, steps_between(cell, lowest(doors)))
        doors &= doors - 1
    return fewest + 1


def list_moves(state: WitchstoneState, found: Codes) -> None:
    """List the journeys of crystals: to empty hexes (witchstone-67), or out (witchstone-69)."""
    seat, pool, cauldron = state.turn, prompts.pool(state), state.board.cauldron
    empty: i64 = state.empty(seat)
    left: i64 = all_of(state, seat) if pool > 0 else 0
    while left != 0:
        cell: i64 = lowest(left)
        left &= left - 1
        before_last: i64 = within(cell, pool - 1, cauldron.cells)
        targets: i64 = near(before_last) & empty
        while targets != 0:
            found.add(CRYSTAL, cell * 64 + lowest(targets))
            targets &= targets - 1
        way_out: i64 = 0
        while way_out < len(cauldron.exits):
            if cauldron.exit_from[way_out] & before_last:
                found.add(OUT, cell * 8 + way_out)
            way_out += 1


def may_act(state: WitchstoneState, seat: i64, pool: i64) -> bool:
    """Tell whether a crystal action could be used, perhaps after removing another crystal (witchstone-66)."""
    inside: i64 = all_of(state, seat)
    if pool < 1 or inside == 0:
        return False
    if inside & (inside - 1):
        return True
    cell: i64 = lowest(inside)
    before_last: i64 = within(cell, pool - 1, state.board.cauldron.cells)
    if near(before_last) & state.empty(seat):
        return True
    way_out: i64 = 0
    while way_out < len(state.board.cauldron.exits):
        if state.board.cauldron.exit_from[way_out] & before_last:
            return True
        way_out += 1
    return False


def move(state: WitchstoneState, cell: i64, to: i64) -> None:
    """Move a crystal to an empty hex, at the cost of the steps (witchstone-62, witchstone-150)."""
    seat, price = state.turn, steps_between(cell, to)
    prompts.spend(state, price)
    if state.listener is not None:
        start, end = cell_text(cell), cell_text(to)
        state.tell(CrystalMoved(letter(seat), colour(state, cell), start, end, int(price)))
    if state.black[seat] & bit(cell):
        state.black[seat] = bit(to)
    else:
        state.crystals[seat] ^= bit(cell) | bit(to)


def bring_out(state: WitchstoneState, cell: i64, way_out: i64) -> None:
    """Bring a crystal out to the rim; then it goes to the rack (witchstone-59)."""
    seat, price = state.turn, exit_price(state, cell, way_out)
    symbol: i64 = state.board.cauldron.exit_symbol[way_out]
    prompts.spend(state, price)
    if state.listener is not None:
        side, name = state.board.cauldron.exits[way_out], symbol_text(symbol)
        colour_name = colour(state, cell)
        event = CrystalBroughtOut(
            letter(seat), colour_name, cell_text(cell), exit=side, symbol=name, actions=int(price)
        )
        state.tell(event)
    black = state.black[seat] & bit(cell)
    _take_out(state, seat, cell)
    prompts.push(state, prompts.SHELVING, symbol + 8 if black else symbol)


def _take_out(state: WitchstoneState, seat: i64, cell: i64) -> None:
    state.black[seat] &= ~bit(cell)
    state.crystals[seat] &= ~bit(cell)


def free_flasks(state: WitchstoneState, shelf: i64) -> i64:
    """Count the free flasks of a shelf (witchstone-70)."""
    limit: i64 = state.rules.bottom if shelf == BOTTOM else state.rules.upper
    return limit - state.shelf_total[shelf]


def settle_shelf(state: WitchstoneState) -> bool:
    """Shelve the crystal without asking if there is no choice (witchstone-71); tell whether that was done."""
    symbol: i64 = prompts.pool(state) & 7
    upper, bottom = free_flasks(state, symbol) > 0, free_flasks(state, BOTTOM) > 0
    if upper and bottom:
        return False
    if upper or bottom:
        shelve(state, symbol if upper else BOTTOM)
    else:
        _box(state, symbol)
    return True


def _box(state: WitchstoneState, symbol: i64) -> None:
    """Put the crystal back into the box (witchstone-71)."""
    seat, black = state.turn, prompts.pool(state) >= 8
    prompts.pop(state)
    if black:
        state.black_at[seat] = IN_BOX
    else:
        state.boxed[seat] += 1
    if state.listener is not None:
        state.tell(CrystalBoxed(letter(seat), "black" if black else "own", symbol_text(symbol)))


def shelve(state: WitchstoneState, shelf: i64) -> None:
    """Put the crystal on a shelf and award what the shelf gives (witchstone-60, 61, 64)."""
    seat, black = state.turn, prompts.pool(state) >= 8
    prompts.pop(state)
    state.shelf_total[shelf] += 1
    if black:
        state.black_at[seat] = shelf
    else:
        state.rack[seat * SHELF_COUNT + shelf] += 1
        state.racked[seat] += 1
    if state.listener is not None:
        colour_name: Colour = "black" if black else "own"
        free = int(free_flasks(state, shelf))
        state.tell(CrystalShelved(letter(seat), colour_name, SHELVES[int(shelf)], free))
    if shelf == BOTTOM:
        prompts.push(state, prompts.CHOOSING_CHIP, 1 if black else 0)
    else:
        _reward(state, shelf, black)


def _reward(state: WitchstoneState, shelf: i64, black: bool) -> None:
    rack = state.board.rack
    actions: i64 = rack.black_actions if black else rack.own_actions
    prompts.grant(state, shelf, actions)
    if state.listener is not None:
        state.tell(ActionOpened(letter(state.turn), symbol_text(shelf), int(actions), "shelf"))


def remove(state: WitchstoneState, cell: i64) -> None:
    """Take out a crystal by hand; the n-th one costs n points (witchstone-72)."""
    seat, name = state.turn, colour(state, cell)
    state.removed[seat] += 1
    price: i64 = state.removed[seat]
    state.score[seat] -= price
    if state.black[seat] & bit(cell):
        state.black_at[seat] = BY_SCREEN
    _take_out(state, seat, cell)
    if state.listener is not None:
        state.tell(CrystalRemoved(letter(seat), name, cell_text(cell), int(-price), int(state.score[seat])))


def _refuse_cell(state: WitchstoneState, seat: Seat, cell: i64, clause: str) -> Refusal | None:
    """Judge whether there is a crystal to move."""
    if all_of(state, seat) & bit(cell):
        return None
    if all_of(state, seat) == 0:
        return Refusal("witchstone-66", "no-crystals", {"hex": cell_text(cell)})
    return Refusal(clause, "no-crystal-there", {"hex": cell_text(cell)})


def refuse_move(state: WitchstoneState, seat: Seat, cell: i64, to: i64) -> Refusal | None:
    """Judge a journey inside the cauldron."""
    wrong = _refuse_cell(state, seat, cell, "witchstone-58")
    if wrong is not None:
        return wrong
    where, pool, price = cell_text(to), prompts.pool(state), steps_between(cell, to)
    if not state.board.cauldron.cells & bit(to):
        return Refusal("witchstone-58", "no-such-hex", {"hex": where})
    if not state.empty(seat) & bit(to):
        return Refusal("witchstone-67", "hex-occupied", {"hex": where})
    if price > pool:
        return Refusal("witchstone-150", "too-far", {"hex": where, "needed": int(price), "left": int(pool)})
    return None


def refuse_out(state: WitchstoneState, seat: Seat, cell: i64, way_out: i64) -> Refusal | None:
    """Judge a journey to the rim."""
    wrong = _refuse_cell(state, seat, cell, "witchstone-58")
    if wrong is not None:
        return wrong
    side, pool, price = (
        state.board.cauldron.exits[way_out],
        prompts.pool(state),
        exit_price(state, cell, way_out),
    )
    if price > pool:
        return Refusal(
            "witchstone-151", "exit-too-far", {"exit": side, "needed": int(price), "left": int(pool)}
        )
    return None


def refuse_shelf(state: WitchstoneState, shelf: i64) -> Refusal | None:
    """Judge the choice of a shelf."""
    symbol: i64 = prompts.pool(state) & 7
    if shelf in (symbol, BOTTOM):
        return None
    return Refusal(
        "witchstone-59", "wrong-shelf", {"shelf": SHELVES[int(shelf)], "symbol": symbol_text(symbol)}
    )


def refuse_remove(state: WitchstoneState, seat: Seat, cell: i64) -> Refusal | None:
    """Judge taking a crystal out by hand."""
    return _refuse_cell(state, seat, cell, "witchstone-72")


def black_text(state: WitchstoneState, seat: i64) -> BlackAt:
    """Say where a black crystal is."""
    at: i64 = state.black_at[seat]
    if at == NOTHING:
        return "cauldron" if state.black[seat] else "rim"
    return BLACK_AT[int(at)]
