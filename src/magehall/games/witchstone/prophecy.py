"""Prophecies: which level of a scroll a player has fulfilled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit, count, lowest
from magehall.games.witchstone.bits import group
from magehall.games.witchstone.board import (
    CHIPS_COUNTED,
    CONNECTED_SEQUENCE,
    CRYSTALS_ON_RACK,
    LARGEST_CLUSTER,
    LYING_WITCHES,
    OCCUPIED_SAME,
    OCCUPIED_SEQUENCE,
    SCROLLS_OWNED,
    SILVER_REACHED,
    SPECIALS_OWNED,
    TOWER,
    WITCHES_ON_BOARD,
    WITCHSTONE_RANK,
)
from magehall.games.witchstone.wand import silver_reached

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def level(state: WitchstoneState, seat: i64, kind: i64) -> i64:
    """Return the level, from 0 to 3, at which a player fulfils a prophecy (witchstone-98)."""
    test: i64 = state.board.scrolls.test[kind]
    if test == OCCUPIED_SEQUENCE:
        return _in_order(state, seat, kind, state.standing[seat])
    if test == CONNECTED_SEQUENCE:
        return _in_order(state, seat, kind, state.network[seat])
    if test == WITCHSTONE_RANK:
        return _rank(state, seat, kind)
    number: i64 = measure(state, seat, kind)
    levels = state.board.scrolls.levels
    reached: i64 = 0
    while reached < 3 and number >= levels[3 * kind + reached]:
        reached += 1
    return reached


def measure(state: WitchstoneState, seat: i64, kind: i64) -> i64:
    """Count what a prophecy with three numbers asks for."""
    scrolls = state.board.scrolls
    test: i64 = scrolls.test[kind]
    if test == LARGEST_CLUSTER:
        return largest(state.symbol(seat, scrolls.what[kind]))
    if test == OCCUPIED_SAME:
        return count(state.standing[seat] & wanted(state, seat, scrolls.what[kind]))
    if test == WITCHES_ON_BOARD:
        return state.board.small_witches - state.reserve[seat] + 1
    if test == LYING_WITCHES:
        return state.lying[seat]
    if test == SILVER_REACHED:
        return silver_reached(state, seat)
    if test == SPECIALS_OWNED:
        return count(state.beside[seat] | state.placed[seat])
    if test == SCROLLS_OWNED:
        return count(state.scrolls[seat])
    if test == CHIPS_COUNTED:
        return state.chips[seat]
    assert test == CRYSTALS_ON_RACK, "a prophecy of the rulebook"
    return state.racked[seat]


def largest(symbols: i64) -> i64:
    """Return the size of the largest group of a symbol (witchstone-108)."""
    best: i64 = 0
    while symbols != 0:
        found: i64 = group(symbols, lowest(symbols))
        symbols &= ~found
        best = max(best, count(found))
    return best


def wanted(state: WitchstoneState, seat: i64, kind: i64) -> i64:
    """Return the locations that count as one shown on a scroll; towers are foreign ones (witchstone-121)."""
    places: i64 = state.board.map.of_kind[kind]
    return places & ~bit(state.tower[seat]) if kind == TOWER else places


def _in_order(state: WitchstoneState, seat: i64, kind: i64, places: i64) -> i64:
    """Fulfil the three locations in order, each with a different place (witchstone-109, 110, 112, 158)."""
    levels = state.board.scrolls.levels
    reached: i64 = 0
    while reached < 3:
        shown: i64 = levels[3 * kind + reached]
        fitting: i64 = places & wanted(state, seat, shown)
        if fitting == 0:
            return reached
        places &= ~bit(lowest(fitting))
        reached += 1
    return reached


def _rank(state: WitchstoneState, seat: i64, kind: i64) -> i64:
    """Compare the slot on the Witchstone with the ranks of the card (witchstone-113, witchstone-160)."""
    slot, levels = state.slot[seat], state.board.scrolls.levels
    reached: i64 = 0
    while slot > 0 and reached < 3 and slot <= levels[3 * kind + reached]:
        reached += 1
    return reached
