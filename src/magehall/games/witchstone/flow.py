"""Carries out moves, and goes on by itself wherever no decision is left to make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import lowest
from magehall.core.seat import letter
from magehall.games.witchstone import (
    chips,
    codes,
    crystals,
    energy,
    pentagram,
    prompts,
    scrolls,
    setup,
    turn,
    wand,
    witches,
)
from magehall.games.witchstone.events import ActionsLost
from magehall.games.witchstone.symbols import CRYSTAL, ENERGY, KINDS, SCROLL, WAND, WITCH

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def carry_out(state: WitchstoneState, number: i64) -> None:
    """Carry out a legal move given by its number."""
    verb, thing = codes.verb_of(number), codes.about(number)
    if verb >= codes.DRAW:
        _draw(state, verb, thing)
    elif verb == codes.DONE:
        close(state)
    elif verb in (codes.TILE, codes.DISCARD, codes.TOWER, codes.REMOVE):
        _place(state, verb, thing)
    elif verb in (codes.CRYSTAL, codes.OUT, codes.SHELF, codes.TAKE):
        _crystal(state, verb, thing)
    elif verb in (codes.PENTAGRAM, codes.PLACE, codes.KEEP, codes.CHOOSE):
        _pentagram(state, verb, thing)
    else:
        _act(state, verb, thing)
    settle(state)


def _draw(state: WitchstoneState, verb: i64, thing: i64) -> None:
    if verb == codes.DRAW:
        setup.draw_tile(state, thing & 15)
    elif verb == codes.REVEAL:
        setup.reveal(state, thing)
    else:
        setup.refill(state, thing)


def _place(state: WitchstoneState, verb: i64, thing: i64) -> None:
    if verb == codes.TILE:
        turn.place(state, thing)
    elif verb == codes.REMOVE:
        crystals.remove(state, thing)
    elif verb == codes.TOWER:
        setup.take_tower(state, thing)
    else:
        turn.discard(state, thing)


def _crystal(state: WitchstoneState, verb: i64, thing: i64) -> None:
    if verb == codes.CRYSTAL:
        crystals.move(state, thing >> 6, thing & 63)
    elif verb == codes.OUT:
        crystals.bring_out(state, thing >> 3, thing & 7)
    elif verb == codes.SHELF:
        crystals.shelve(state, thing)
    else:
        chips.take(state, thing)


def _pentagram(state: WitchstoneState, verb: i64, thing: i64) -> None:
    if verb == codes.PENTAGRAM:
        pentagram.step(state, thing)
    elif verb == codes.PLACE:
        pentagram.place_special(state, thing)
    elif verb == codes.KEEP:
        pentagram.keep(state)
    else:
        pentagram.choose(state, thing)


def _act(state: WitchstoneState, verb: i64, thing: i64) -> None:
    if verb == codes.ENERGY:
        energy.place(state, thing)
    elif verb == codes.LAY:
        witches.lay(state)
    elif verb == codes.SEND:
        witches.send(state, thing)
    elif verb == codes.WAND:
        wand.step(state, thing)
    elif verb == codes.SCROLL:
        scrolls.take(state, thing)
    elif verb == codes.BOOST:
        scrolls.boost(state, thing)
    elif verb == codes.CHIP:
        chips.use(state, thing & 7, thing >= 8)
    else:
        pentagram.use(state, thing >> 3, thing & 7)


def close(state: WitchstoneState) -> None:
    """Close the open action; what is left is lost, except chips if so agreed (witchstone-24, 131, 132)."""
    kind, lost = prompts.top(state), prompts.pool(state)
    left: i64 = state.chips_waiting[state.depth - 1]
    prompts.pop(state)
    if kind == WITCH and left != 0 and state.rules.chips_outlast_actions:
        prompts.leave_chips(state, left)
    if state.listener is not None and lost > 0:
        state.tell(ActionsLost(letter(state.turn), prompts.NAMES[int(kind)], int(lost)))


def may_act(state: WitchstoneState, kind: i64, pool: i64) -> bool:
    """Tell whether an action of a kind could be carried out with a pool."""
    seat = state.turn
    if kind == CRYSTAL:
        return crystals.may_act(state, seat, pool)
    if kind == WITCH:
        return witches.may_act(state, seat, pool)
    if pool < 1:
        return False
    if kind == ENERGY:
        return energy.targets(state, seat) != 0
    if kind == WAND:
        return wand.left(state, seat) > 0
    return state.shelved > 0 if kind == SCROLL else True


def useful_boosts(state: WitchstoneState) -> i64:
    """Return the boosting spells that may be played on the open action (witchstone-139, witchstone-171)."""
    kind: i64 = prompts.top(state)
    cards: i64 = scrolls.boosts(state, state.turn, kind)
    if cards == 0 or not may_act(state, kind, prompts.pool(state) + scrolls.extra(state, cards)):
        return 0
    return cards


def is_idle(state: WitchstoneState) -> bool:
    """Tell whether nothing at all can be done in the open action."""
    place: i64 = state.depth - 1
    if state.chips_waiting[place] | state.tiles_waiting[place]:
        return False
    return not may_act(state, state.kinds[place], state.pools[place]) and useful_boosts(state) == 0


def settle(state: WitchstoneState) -> None:
    """Go on until somebody has to decide or draw."""
    while _settle_one(state):
        pass


def _settle_one(state: WitchstoneState) -> bool:
    """Take one step that needs no decision; tell whether there was one."""
    kind: i64 = prompts.top(state)
    if kind < KINDS:
        if not is_idle(state):
            return False
        close(state)
        return True
    if kind == prompts.RESOLVING:
        wand.carry_out_next(state)
        return True
    if kind == prompts.TURN:
        return turn.advance(state)
    return _settle_choice(state, kind)


def _settle_choice(state: WitchstoneState, kind: i64) -> bool:
    if kind == prompts.SHELVING:
        return crystals.settle_shelf(state)
    if kind == prompts.CHOOSING_CHIP:
        kinds: i64 = chips.kinds_on_cloth(state)
        if kinds & (kinds - 1):
            return False
        chips.take(state, lowest(kinds))
        return True
    if kind == prompts.SPECIAL_TILE:
        if state.empty(state.turn) | crystals.all_of(state, state.turn):
            return False
        pentagram.keep(state)
        return True
    return _next_tower(state) if kind == prompts.TOWERS else False


def _next_tower(state: WitchstoneState) -> bool:
    """Let the previous player choose a tower, or start the first turn (witchstone-12)."""
    if prompts.pool(state) == 0:
        return False
    prompts.pop(state)
    if state.turn > 0:
        state.turn -= 1
        prompts.push(state, prompts.TOWERS, 0)
    else:
        turn.begin(state, 0)
    return True
