"""Chips: taken from the map or the tablecloth, used for an action, worth points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit
from magehall.core.refusal import Refusal
from magehall.core.seat import letter
from magehall.games.witchstone import prompts
from magehall.games.witchstone.events import ActionOpened, ChipTaken, ChipUsed
from magehall.games.witchstone.symbols import CHIP_KINDS, CHIPS, VP3, Chip, symbol_text

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def gain(state: WitchstoneState, chip: i64, black: bool, place: str) -> None:
    """Take a chip: points at once (witchstone-172), or an action that waits (witchstone-132)."""
    points: i64 = own(state, chip, black)
    if chip != VP3:
        prompts.wait_chip(state, chip, black)
    if state.listener is not None:
        _tell(state, chip, place, points)


def gain_at_tower(state: WitchstoneState, chip: i64, place: str) -> None:
    """Take the chip of the player's tower and carry out its action (witchstone-14, witchstone-164)."""
    points: i64 = own(state, chip, False)
    if state.listener is not None:
        _tell(state, chip, place, points)
    if chip != VP3:
        prompts.push(state, chip, 1)
        if state.listener is not None:
            state.tell(ActionOpened(letter(state.turn), symbol_text(chip), 1, "setup"))


def own(state: WitchstoneState, chip: i64, black: bool) -> i64:
    """Put a chip behind the screen and score its points at once (witchstone-64)."""
    seat, rack = state.turn, state.board.rack
    state.chips[seat] += 1
    state.chip_kinds[seat] += bit(4 * chip)
    if chip != VP3:
        return 0
    points: i64 = rack.chip_now + rack.black_extra if black else rack.chip_now
    state.score[seat] += points
    return points


def _tell(state: WitchstoneState, chip: i64, place: str, points: i64) -> None:
    seat, name = state.turn, CHIPS[int(chip)]
    state.tell(ChipTaken(letter(seat), name, place, int(points), int(state.score[seat])))


def use(state: WitchstoneState, chip: i64, black: bool) -> None:
    """Use a waiting chip: one action, three with the black crystal (witchstone-41, 61, 64)."""
    place: i64 = prompts.chip_prompt(state, chip, black)
    state.chips_waiting[place] -= prompts.chip_unit(chip, black)
    actions: i64 = 1 + state.board.rack.black_extra if black else 1
    prompts.grant(state, chip, actions)
    if state.listener is not None:
        state.tell(ChipUsed(letter(state.turn), symbol_text(chip), int(actions)))


def refuse_use(state: WitchstoneState, chip: i64, black: bool) -> Refusal | None:
    """Judge the use of a chip."""
    if prompts.chip_prompt(state, chip, black) >= 0:
        return None
    return Refusal("witchstone-132", "no-chip-waiting", {"chip": symbol_text(chip), "black": int(black)})


def kinds_on_cloth(state: WitchstoneState) -> i64:
    """Return the kinds of chips on the tablecloth as a set."""
    found: i64 = 0
    chip: i64 = 0
    while chip < CHIP_KINDS:
        if state.cloth[chip] > 0:
            found |= bit(chip)
        chip += 1
    return found


def take(state: WitchstoneState, chip: i64) -> None:
    """Take a chip from the tablecloth for a crystal on the bottom shelf (witchstone-61)."""
    black = prompts.pool(state) != 0
    prompts.pop(state)
    state.cloth[chip] -= 1
    gain(state, chip, black, "cloth")


def refuse_take(state: WitchstoneState, chip: i64) -> Refusal | None:
    """Judge the choice of a chip."""
    if state.cloth[chip] > 0:
        return None
    lying: list[str] = [*cloth_text(state)]
    return Refusal("witchstone-61", "no-such-chip", {"chip": CHIPS[int(chip)], "chips": lying})


def cloth_text(state: WitchstoneState) -> list[Chip]:
    """Name the chips on the tablecloth, each as often as it lies there."""
    return [name for chip, name in enumerate(CHIPS) for _ in range(int(state.cloth[chip]))]
