"""The stack of open decisions as data: the topmost prompt says what is allowed now.

Prompts 0 to 5 are open actions, numbered by their symbol, with a pool of actions and with chips and special
tiles that wait to be used. The others are single decisions, or steps of the game itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, get_args

from msgspec import Meta
from mypy_extensions import i64

from magehall.core.bits import bit
from magehall.games.witchstone.symbols import KINDS, WITCH, Sign

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState

TURN: Final = 6
SHELVING: Final = 7
CHOOSING_CHIP: Final = 8
SPECIAL_TILE: Final = 9
EMPTY_SPACE: Final = 10
RESOLVING: Final = 11
TOWERS: Final = 12
DRAWING: Final = 13
REVEALING: Final = 14
REFILLING: Final = 15
DEALING: Final = 16
OVER: Final = 17
Kind = Literal[
    Sign,
    "turn",
    "shelf",
    "chip",
    "special-tile",
    "empty-space",
    "wand-spaces",
    "tower",
    "draw",
    "reveal",
    "refill",
    "deal",
    "over",
]
Phase = Annotated[Kind, Meta(title="Phase")]
"""What is to be decided, or done by nature: the kind of a prompt by name."""
NAMES: Final[tuple[Phase, ...]] = get_args(Kind)

DEPTH: Final = 64
"""Deeper than any turn nests: nearly every prompt is opened by a crystal, a chip, a tile or a wand space."""

BLACK_CHIP: Final = 24
"""Where a prompt keeps the kind, plus one, of the chip that came with the black crystal."""


def top(state: WitchstoneState) -> i64:
    """Return the kind of the topmost prompt."""
    return state.kinds[state.depth - 1]


def pool(state: WitchstoneState) -> i64:
    """Return the pool, or the number, of the topmost prompt."""
    return state.pools[state.depth - 1]


def push(state: WitchstoneState, kind: i64, amount: i64) -> None:
    """Open a prompt on top; a witch action takes up the chips left by earlier ones of the turn."""
    place: i64 = state.depth
    state.kinds[place] = kind
    state.pools[place] = amount
    state.chips_waiting[place] = 0
    state.tiles_waiting[place] = 0
    state.depth = place + 1
    if kind == WITCH and state.chips_waiting[0] != 0 and state.kinds[0] == TURN:
        state.chips_waiting[place] = state.chips_waiting[0]
        state.chips_waiting[0] = 0


def pop(state: WitchstoneState) -> None:
    """Close the topmost prompt."""
    state.depth -= 1


def leave_chips(state: WitchstoneState, chips: i64) -> None:
    """Leave the chips of a closed witch action to the one below, or to the turn's next (witchstone-132)."""
    place: i64 = state.depth - 1
    while place > 0 and state.kinds[place] != WITCH:
        place -= 1
    if place > 0 or state.kinds[0] == TURN:
        state.chips_waiting[place] += chips


def spend(state: WitchstoneState, actions: i64) -> None:
    """Take actions out of the topmost pool."""
    state.pools[state.depth - 1] -= actions


def grant(state: WitchstoneState, kind: i64, actions: i64) -> None:
    """Give actions: added to the open prompt of their kind, otherwise as a new prompt."""
    if top(state) == kind:
        state.pools[state.depth - 1] += actions
    else:
        push(state, kind, actions)


def chips_of(waiting: i64, kind: i64) -> i64:
    """Count the waiting chips of a kind, not counting one that came with the black crystal."""
    return (waiting >> (4 * kind)) & 15


def black_chip(waiting: i64) -> i64:
    """Return the kind of the waiting chip that came with the black crystal, or -1."""
    return ((waiting >> BLACK_CHIP) & 7) - 1


def chip_unit(kind: i64, black: bool) -> i64:
    """Return what a waiting chip adds to a prompt's number of chips."""
    if black:
        return (kind + 1) * 16777216
    return bit(4 * kind)


def has_chip(waiting: i64, kind: i64, black: bool) -> bool:
    """Tell whether such a chip waits."""
    return black_chip(waiting) == kind if black else chips_of(waiting, kind) > 0


def wait_chip(state: WitchstoneState, kind: i64, black: bool) -> None:
    """Let a chip wait on the topmost prompt."""
    state.chips_waiting[state.depth - 1] += chip_unit(kind, black)


def wait_tile(state: WitchstoneState, tile: i64) -> None:
    """Let a special tile wait on the topmost prompt."""
    state.tiles_waiting[state.depth - 1] |= bit(tile)


def chip_prompt(state: WitchstoneState, kind: i64, black: bool) -> i64:
    """Find the prompt whose waiting chip may be used now: the open one, or one below.

    Among those below, one that adds to the open action (witchstone-169), or in a witch action that of another
    (witchstone-41) if chips outlast the action they were won in.
    """
    place: i64 = state.depth - 1
    if has_chip(state.chips_waiting[place], kind, black):
        return place
    open_kind: i64 = state.kinds[place]
    is_shared = open_kind == WITCH and state.rules.chips_outlast_actions
    place -= 1
    while place >= 0:
        below: i64 = state.kinds[place]
        if ((is_shared and below == WITCH) or (open_kind == kind and below < KINDS)) and has_chip(
            state.chips_waiting[place], kind, black
        ):
            return place
        place -= 1
    return -1


def open_chips(state: WitchstoneState) -> i64:
    """Add up the chips waiting on the open action; if agreed, on all open witch actions as one."""
    place: i64 = state.depth - 1
    total: i64 = state.chips_waiting[place]
    if state.kinds[place] != WITCH or not state.rules.chips_outlast_actions:
        return total
    place -= 1
    while place >= 0:
        if state.kinds[place] == WITCH:
            total += state.chips_waiting[place]
        place -= 1
    return total


def tile_prompt(state: WitchstoneState, tile: i64, symbol: i64) -> i64:
    """Find the prompt whose kept special tile may be used now, as for chips."""
    place: i64 = state.depth - 1
    if state.tiles_waiting[place] & bit(tile):
        return place
    if state.kinds[place] != symbol:
        return -1
    place -= 1
    while place >= 0:
        if state.kinds[place] < KINDS and state.tiles_waiting[place] & bit(tile):
            return place
        place -= 1
    return -1


def below_waits(state: WitchstoneState) -> bool:
    """Tell whether any prompt below the topmost one has something waiting."""
    place: i64 = state.depth - 2
    while place >= 0:
        if state.chips_waiting[place] | state.tiles_waiting[place]:
            return True
        place -= 1
    return False
