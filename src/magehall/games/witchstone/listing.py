"""Lists every legal move of the player in turn, as numbers, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit, lowest
from magehall.games.witchstone import (
    chips,
    codes,
    crystals,
    energy,
    flow,
    pentagram,
    prompts,
    scrolls,
    setup,
    turn,
    wand,
    witches,
)
from magehall.games.witchstone.codes import Codes
from magehall.games.witchstone.symbols import (
    BOTTOM,
    CRYSTAL,
    ENERGY,
    FIRST,
    KINDS,
    PENTAGRAM,
    SCROLL,
    SECOND,
    WAND,
    WITCH,
    has_symbol,
)

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def list_moves(state: WitchstoneState, found: Codes) -> None:
    """List what the topmost prompt allows; in a turn also crystals to take out by hand (witchstone-72)."""
    kind: i64 = prompts.top(state)
    if kind < KINDS:
        _list_action(state, found, kind)
    elif kind == prompts.TURN:
        turn.list_moves(state, found)
    else:
        _list_choice(state, found, kind)
    if state.kinds[0] == prompts.TURN:
        found.each(codes.REMOVE, crystals.all_of(state, state.turn))
    if kind < KINDS or kind == prompts.EMPTY_SPACE:
        found.add(codes.DONE, 0)


def _list_choice(state: WitchstoneState, found: Codes, kind: i64) -> None:
    if kind == prompts.SHELVING:
        found.add(codes.SHELF, prompts.pool(state) & 7)
        found.add(codes.SHELF, BOTTOM)
    elif kind == prompts.CHOOSING_CHIP:
        found.each(codes.TAKE, chips.kinds_on_cloth(state))
    elif kind == prompts.SPECIAL_TILE:
        found.each(codes.PLACE, state.empty(state.turn))
        found.add(codes.KEEP, 0)
    elif kind == prompts.EMPTY_SPACE:
        found.each(codes.CHOOSE, bit(KINDS) - 1)
    elif kind == prompts.TOWERS:
        found.each(codes.TOWER, setup.free_towers(state))


def _list_action(state: WitchstoneState, found: Codes, kind: i64) -> None:
    seat, pool = state.turn, prompts.pool(state)
    if pool > 0:
        if kind == ENERGY:
            found.each(codes.ENERGY, energy.targets(state, seat))
        elif kind == WITCH:
            if state.reserve[seat] > 0:
                found.add(codes.LAY, 0)
            found.each(codes.SEND, witches.targets(state, seat, pool))
        elif kind == CRYSTAL:
            crystals.list_moves(state, found)
        else:
            _list_steps(state, found, kind)
    _list_waiting(state, found, kind)
    boosts: i64 = flow.useful_boosts(state)
    if boosts != 0:
        scrolls.list_boosts(state, found, boosts)


def _list_steps(state: WitchstoneState, found: Codes, kind: i64) -> None:
    seat = state.turn
    verb: i64 = codes.PENTAGRAM
    most: i64 = 0
    if kind == PENTAGRAM:
        most = pentagram.most_steps(state, seat)
    elif kind == WAND:
        verb = codes.WAND
        most = min(prompts.pool(state), wand.left(state, seat))
    elif kind == SCROLL:
        verb = codes.SCROLL
        most = scrolls.choice(state)
    steps: i64 = 1
    while steps <= most:
        found.add(verb, steps)
        steps += 1


def _list_waiting(state: WitchstoneState, found: Codes, kind: i64) -> None:
    """List the chips and tiles that wait on this prompt, and those below that add to it (witchstone-169)."""
    place: i64 = state.depth - 1
    waiting: i64 = prompts.open_chips(state)
    if waiting:
        chip: i64 = 0
        while chip < KINDS:
            if chip != kind:
                _list_chip(found, waiting, chip)
            chip += 1
    if state.tiles_waiting[place]:
        _list_tiles(state, found, state.tiles_waiting[place], kind)
    if state.chips_waiting[place] | state.tiles_waiting[place] or prompts.below_waits(state):
        _list_same(state, found, kind)


def _list_chip(found: Codes, waiting: i64, chip: i64) -> None:
    if prompts.chips_of(waiting, chip) > 0:
        found.add(codes.CHIP, chip)
    if prompts.black_chip(waiting) == chip:
        found.add(codes.CHIP, chip + 8)


def _list_tiles(state: WitchstoneState, found: Codes, tiles: i64, kind: i64) -> None:
    while tiles != 0:
        tile: i64 = lowest(tiles)
        tiles &= tiles - 1
        if FIRST[tile] != kind:
            found.add(codes.USE, tile * 8 + FIRST[tile])
        if SECOND[tile] != kind:
            found.add(codes.USE, tile * 8 + SECOND[tile])


def _list_same(state: WitchstoneState, found: Codes, kind: i64) -> None:
    """List what waits anywhere and adds to the open action."""
    if prompts.chip_prompt(state, kind, False) >= 0:
        found.add(codes.CHIP, kind)
    if prompts.chip_prompt(state, kind, True) >= 0:
        found.add(codes.CHIP, kind + 8)
    place: i64 = state.depth - 1
    while place >= 0:
        tiles: i64 = state.tiles_waiting[place]
        while tiles != 0:
            tile: i64 = lowest(tiles)
            tiles &= tiles - 1
            if has_symbol(tile, kind):
                found.add(codes.USE, tile * 8 + kind)
        place -= 1
