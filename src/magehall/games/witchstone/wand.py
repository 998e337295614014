"""The wand: owl moves, bonus spaces doubled for the leader, silver scorings, carried out in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit, count, lowest
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter
from magehall.games.witchstone import prompts
from magehall.games.witchstone.bits import up_to
from magehall.games.witchstone.board import (
    CHAINS,
    CHIPS_OWNED,
    CRYSTALS,
    NOTHING,
    SCROLLS,
    SILVER,
    WITCHES,
)
from magehall.games.witchstone.events import BonusReached, SilverScored, WandStepped
from magehall.games.witchstone.symbols import symbol_text

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def left(state: WitchstoneState, seat: i64) -> i64:
    """Count the spaces ahead of a player's owl (witchstone-77)."""
    return state.board.wand.length - state.wand[seat]


def is_leading(state: WitchstoneState, seat: i64) -> bool:
    """Tell whether an owl is in the lead, alone or tied (witchstone-75, witchstone-140)."""
    place: i64 = state.wand[seat]
    other: i64 = 0
    while other < state.seats:
        if state.wand[other] > place:
            return False
        other += 1
    return True


def step(state: WitchstoneState, steps: i64) -> None:
    """Move the owl; the spaces passed wait to be carried out in order (witchstone-73, 78, 141, 168)."""
    seat = state.turn
    start: i64 = state.wand[seat]
    end: i64 = start + steps
    state.wand[seat] = end
    state.stamps += 1
    state.stamp[seat] = state.stamps
    prompts.spend(state, prompts.pool(state))
    leading = is_leading(state, seat)
    passed: i64 = state.board.wand.stops & up_to(end) & ~up_to(start)
    state.wand_queue |= passed
    if leading:
        state.wand_double |= passed
    if state.listener is not None:
        state.tell(WandStepped(letter(seat), int(steps), int(end), int(leading)))
    if passed != 0 and state.resolving == 0:
        state.resolving = 1
        prompts.push(state, prompts.RESOLVING, 0)


def carry_out_next(state: WitchstoneState) -> None:
    """Carry out the first waiting space, or close the prompt when none is left."""
    if state.wand_queue == 0:
        state.resolving = 0
        prompts.pop(state)
        return
    space: i64 = lowest(state.wand_queue)
    doubled = state.wand_double & bit(space) != 0
    state.wand_queue &= ~bit(space)
    state.wand_double &= ~bit(space)
    if state.board.wand.action[space] != NOTHING:
        _bonus(state, space, doubled)
    else:
        _silver(state, space)


def _bonus(state: WitchstoneState, space: i64, doubled: bool) -> None:
    """Give the bonus actions of a dark space (witchstone-75, witchstone-79 to 83)."""
    track = state.board.wand
    actions: i64 = track.leading[space] if doubled else track.amount[space]
    prompts.grant(state, track.action[space], actions)
    if state.listener is not None:
        action = symbol_text(track.action[space])
        state.tell(BonusReached(letter(state.turn), int(space), action, int(actions), int(doubled)))


def _silver(state: WitchstoneState, space: i64) -> None:
    """Score a silver space for what it counts now (witchstone-76)."""
    seat, track = state.turn, state.board.wand
    number: i64 = counted(state, seat, track.counts[space])
    points: i64 = number * track.points[space]
    state.score[seat] += points
    if state.listener is not None:
        what, score = SILVER[int(track.counts[space])], int(state.score[seat])
        event = SilverScored(
            letter(seat), int(space), what, count=int(number), points=int(points), score=score
        )
        state.tell(event)


def counted(state: WitchstoneState, seat: i64, what: i64) -> i64:
    """Count what a silver space asks for (witchstone-84 to 89)."""
    if what == CHAINS:
        return count(state.chains[seat])
    if what == SCROLLS:
        return count(state.scrolls[seat])
    if what == CRYSTALS:
        return state.racked[seat]
    if what == WITCHES:
        return state.board.small_witches - state.reserve[seat] + 1
    if what == CHIPS_OWNED:
        return state.chips[seat]
    return count(state.beside[seat] | state.placed[seat])


def silver_reached(state: WitchstoneState, seat: i64) -> i64:
    """Count the silver spaces a player has reached (witchstone-116)."""
    return count(state.board.wand.silver & up_to(state.wand[seat]))


def refuse_step(state: WitchstoneState, seat: Seat, steps: i64) -> Refusal | None:
    """Judge a move on the wand."""
    pool, ahead = prompts.pool(state), left(state, seat)
    if ahead == 0:
        return Refusal("witchstone-77", "end-of-wand", {"space": int(state.wand[seat])})
    if steps > pool:
        return Refusal("witchstone-73", "too-many-steps", {"steps": int(steps), "left": int(pool)})
    if steps > ahead:
        return Refusal("witchstone-143", "beyond-the-end", {"steps": int(steps), "left": int(ahead)})
    return None
