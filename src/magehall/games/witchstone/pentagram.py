"""The pentagram: steps, owl tiles, and special tiles used once or laid for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter
from magehall.games.witchstone import prompts
from magehall.games.witchstone.bits import cell_text
from magehall.games.witchstone.board import NOTHING, OWL, SPECIAL
from magehall.games.witchstone.events import (
    ActionOpened,
    OwlSpaceEmpty,
    OwlStepped,
    OwlTileTaken,
    SpecialKept,
    SpecialPlaced,
    SpecialTaken,
    SpecialUsed,
)
from magehall.games.witchstone.symbols import FIRST, KINDS, SECOND, has_symbol, named, symbol_text, tile_facts

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def to_next_special(state: WitchstoneState, seat: i64) -> i64:
    """Count the steps to the next dark space, where a decision waits."""
    track = state.board.pentagram
    steps: i64 = 1
    space: i64 = after(state, state.pentagram[seat])
    while track.spaces[space] != SPECIAL:
        space = after(state, space)
        steps += 1
    return steps


def after(state: WitchstoneState, space: i64) -> i64:
    """Return the next space clockwise; the first follows the last (witchstone-55)."""
    space += 1
    return space if space < state.board.pentagram.length else 0


def most_steps(state: WitchstoneState, seat: i64) -> i64:
    """Return how far the owl may go in one move."""
    return min(prompts.pool(state), to_next_special(state, seat))


def step(state: WitchstoneState, steps: i64) -> None:
    """Move the owl and take what it passes, one thing after another (witchstone-48, witchstone-156)."""
    seat = state.turn
    prompts.spend(state, steps)
    left: i64 = steps
    while left > 0:
        state.pentagram[seat] = after(state, state.pentagram[seat])
        left -= 1
        if left == 0 and state.listener is not None:
            state.tell(OwlStepped(letter(seat), int(steps), int(state.pentagram[seat])))
        _arrive(state)


def _arrive(state: WitchstoneState) -> None:
    space: i64 = state.pentagram[state.turn]
    kind: i64 = state.board.pentagram.spaces[space]
    if kind == OWL:
        _take_owl(state, state.board.pentagram.index[space])
    elif kind == SPECIAL:
        _take_special(state, state.board.pentagram.index[space])


def _take_owl(state: WitchstoneState, stack: i64) -> None:
    """Take the topmost owl tile, or 2 points if the stack is empty (witchstone-50, witchstone-56)."""
    seat, gone = state.turn, state.owls_gone[stack]
    if gone < len(state.board.owl_stack):
        state.owls_gone[stack] += 1
        state.owls[seat] += bit(4 * gone)
        if state.listener is not None:
            state.tell(OwlTileTaken(letter(seat), int(state.board.owl_stack[gone])))
        return
    points: i64 = state.board.pentagram.owl_empty_vp
    state.score[seat] += points
    if state.listener is not None:
        state.tell(OwlSpaceEmpty(letter(seat), int(points), int(state.score[seat])))


def _take_special(state: WitchstoneState, place: i64) -> None:
    """Take the special tile, replaced at once (witchstone-51), or choose on an empty one (witchstone-57)."""
    seat, tile = state.turn, state.display[place]
    if tile == NOTHING:
        prompts.push(state, prompts.EMPTY_SPACE, state.board.pentagram.special_empty)
        return
    state.display[place] = NOTHING
    state.beside[seat] |= bit(tile)
    if state.listener is not None:
        state.tell(SpecialTaken(letter(seat), *named(tile), int(state.pentagram[seat])))
    prompts.push(state, prompts.SPECIAL_TILE, tile)
    if state.special_stack != 0:
        prompts.push(state, prompts.REFILLING, place)


def keep(state: WitchstoneState) -> None:
    """Keep the special tile for one use within this pentagram action (witchstone-52)."""
    tile: i64 = prompts.pool(state)
    prompts.pop(state)
    prompts.wait_tile(state, tile)
    if state.listener is not None:
        state.tell(SpecialKept(letter(state.turn), *named(tile)))


def place_special(state: WitchstoneState, cell: i64) -> None:
    """Lay the special tile for good (witchstone-53); no action follows (witchstone-54)."""
    seat, tile = state.turn, prompts.pool(state)
    prompts.pop(state)
    state.beside[seat] &= ~bit(tile)
    state.placed[seat] |= bit(tile)
    state.covered[seat] |= bit(cell)
    state.symbols[seat * KINDS + FIRST[tile]] |= bit(cell)
    state.symbols[seat * KINDS + SECOND[tile]] |= bit(cell)
    if state.listener is not None:
        state.tell(SpecialPlaced(letter(seat), *named(tile), cell_text(cell)))


def use(state: WitchstoneState, tile: i64, symbol: i64) -> None:
    """Use a kept special tile: one of its actions twice (witchstone-52)."""
    place: i64 = prompts.tile_prompt(state, tile, symbol)
    state.tiles_waiting[place] &= ~bit(tile)
    prompts.grant(state, symbol, state.board.once)
    if state.listener is not None:
        actions = int(state.board.once)
        state.tell(SpecialUsed(letter(state.turn), *named(tile), symbol_text(symbol), actions))


def choose(state: WitchstoneState, symbol: i64) -> None:
    """Choose the action of an empty dark space (witchstone-57, witchstone-138)."""
    actions: i64 = prompts.pool(state)
    prompts.pop(state)
    prompts.grant(state, symbol, actions)
    if state.listener is not None:
        state.tell(ActionOpened(letter(state.turn), symbol_text(symbol), int(actions), "space"))


def refuse_step(state: WitchstoneState, seat: Seat, steps: i64) -> Refusal | None:
    """Judge steps: at most the actions left, and at most to the next dark space."""
    pool, near = prompts.pool(state), to_next_special(state, seat)
    if steps > pool:
        return Refusal("witchstone-48", "too-many-steps", {"steps": int(steps), "left": int(pool)})
    if steps > near:
        return Refusal("witchstone-156", "stop-at-dark-space", {"steps": int(steps), "away": int(near)})
    return None


def refuse_place(state: WitchstoneState, seat: Seat, cell: i64) -> Refusal | None:
    """Judge where a special tile is laid."""
    where = cell_text(cell)
    if not state.board.cauldron.cells & bit(cell):
        return Refusal("witchstone-53", "no-such-hex", {"hex": where})
    if (state.crystals[seat] | state.black[seat]) & bit(cell):
        return Refusal("witchstone-68", "crystal-there", {"hex": where})
    if state.covered[seat] & bit(cell):
        return Refusal("witchstone-53", "hex-covered", {"hex": where})
    return None


def refuse_use(state: WitchstoneState, tile: i64, symbol: i64) -> Refusal | None:
    """Judge the use of a kept special tile."""
    if not has_symbol(tile, symbol):
        return Refusal("witchstone-52", "not-on-tile", {**tile_facts(tile), "action": symbol_text(symbol)})
    if prompts.tile_prompt(state, tile, symbol) < 0:
        return Refusal("witchstone-134", "no-tile-waiting", tile_facts(tile))
    return None
