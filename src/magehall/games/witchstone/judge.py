"""The judge: why a move is refused here and now, or that it is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, seat_text
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
from magehall.games.witchstone.moves import Deal, PlaceTile, WitchstoneMove
from magehall.games.witchstone.symbols import CRYSTAL, ENERGY, KINDS, PENTAGRAM, SCROLL, WAND, WITCH

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState

ANY_ACTION: Final = -2
ANYWHERE: Final = -3

PROMPT_OF: Final = {
    codes.TILE: prompts.TURN,
    codes.DISCARD: prompts.TURN,
    codes.REMOVE: ANYWHERE,
    codes.ENERGY: ENERGY,
    codes.LAY: WITCH,
    codes.SEND: WITCH,
    codes.PENTAGRAM: PENTAGRAM,
    codes.PLACE: prompts.SPECIAL_TILE,
    codes.KEEP: prompts.SPECIAL_TILE,
    codes.USE: ANY_ACTION,
    codes.CHOOSE: prompts.EMPTY_SPACE,
    codes.CRYSTAL: CRYSTAL,
    codes.OUT: CRYSTAL,
    codes.SHELF: prompts.SHELVING,
    codes.TAKE: prompts.CHOOSING_CHIP,
    codes.CHIP: ANY_ACTION,
    codes.WAND: WAND,
    codes.SCROLL: SCROLL,
    codes.BOOST: ANY_ACTION,
    codes.DONE: ANY_ACTION,
    codes.TOWER: prompts.TOWERS,
}
"""The prompts in which each verb is allowed."""

CLAUSES: Final = {
    codes.TILE: "witchstone-16",
    codes.DISCARD: "witchstone-154",
    codes.REMOVE: "witchstone-72",
    codes.ENERGY: "witchstone-27",
    codes.LAY: "witchstone-35",
    codes.SEND: "witchstone-36",
    codes.PENTAGRAM: "witchstone-48",
    codes.PLACE: "witchstone-53",
    codes.KEEP: "witchstone-52",
    codes.USE: "witchstone-52",
    codes.CHOOSE: "witchstone-57",
    codes.CRYSTAL: "witchstone-58",
    codes.OUT: "witchstone-69",
    codes.SHELF: "witchstone-59",
    codes.TAKE: "witchstone-61",
    codes.CHIP: "witchstone-41",
    codes.WAND: "witchstone-73",
    codes.SCROLL: "witchstone-90",
    codes.BOOST: "witchstone-93",
    codes.DONE: "witchstone-131",
    codes.TOWER: "witchstone-12",
    codes.DRAW: "witchstone-20",
    codes.REVEAL: "witchstone-92",
    codes.REFILL: "witchstone-51",
}
"""The clause that introduces each verb."""


def refuse(state: WitchstoneState, seat: Seat, move: Move) -> Refusal | None:
    """Judge a move."""
    if not isinstance(move, WitchstoneMove):
        return Refusal("witchstone-19", "not-a-move", {"move": str(move)})
    if isinstance(move, Deal) or move.verb >= codes.DRAW:
        return _refuse_nature(state, seat, move)
    wrong = _refuse_moment(state, seat, move)
    if wrong is not None:
        return wrong
    if isinstance(move, PlaceTile):
        return turn.refuse_place(state, seat, move)
    number: i64 = state.rules.lexicon.number(move)
    if number == codes.NO_CODE:
        return Refusal(CLAUSES[int(move.verb)], "not-on-this-board", {"move": str(move)})
    return _refuse_verb(state, seat, codes.verb_of(number), codes.about(number))


def _refuse_nature(state: WitchstoneState, seat: Seat, move: WitchstoneMove) -> Refusal | None:
    if seat != CHANCE:
        clause = "witchstone-7" if isinstance(move, Deal) else CLAUSES[int(move.verb)]
        return Refusal(clause, "nature-draws", {"seat": seat_text(seat)})
    if isinstance(move, Deal):
        return setup.refuse_deal(state, move)
    number: i64 = state.rules.lexicon.number(move)
    if number == codes.NO_CODE:
        return Refusal(CLAUSES[int(move.verb)], "not-on-this-board", {"move": str(move)})
    return setup.refuse_drawn(state, number)


def _refuse_moment(state: WitchstoneState, seat: Seat, move: WitchstoneMove) -> Refusal | None:
    """Judge whether it is this player's decision, and one of this kind."""
    kind = prompts.top(state)
    if kind == prompts.OVER:
        return Refusal("witchstone-102", "game-over")
    if kind >= prompts.DRAWING:
        return Refusal("witchstone-20", "nature-first", {"open": prompts.NAMES[int(kind)]})
    if seat != state.turn:
        return Refusal("witchstone-21", "not-your-turn", {"seat": seat_text(int(state.turn))})
    place = PROMPT_OF[int(move.verb)]
    if place == ANYWHERE:
        return None if state.kinds[0] == prompts.TURN else _not_now(kind, move)
    if place == ANY_ACTION:
        given_up = move.verb == codes.DONE and kind == prompts.EMPTY_SPACE
        return None if kind < KINDS or given_up else _not_now(kind, move)
    return None if kind == place else _not_now(kind, move)


def _not_now(kind: i64, move: WitchstoneMove) -> Refusal:
    facts: dict[str, Fact] = {"move": str(move), "open": prompts.NAMES[int(kind)]}
    if kind < KINDS and move.verb not in (codes.TILE, codes.DISCARD, codes.TOWER):
        return Refusal("witchstone-23", "another-action-open", facts)
    return Refusal(CLAUSES[int(move.verb)], "not-now", facts)


def _refuse_verb(state: WitchstoneState, seat: Seat, verb: i64, thing: i64) -> Refusal | None:
    if verb == codes.ENERGY:
        return energy.refuse(state, seat, thing)
    if verb == codes.LAY:
        return witches.refuse_lay(state, seat)
    if verb == codes.SEND:
        return witches.refuse_send(state, seat, thing)
    if verb == codes.WAND:
        return wand.refuse_step(state, seat, thing)
    if verb == codes.SCROLL:
        return scrolls.refuse_take(state, thing)
    if verb == codes.BOOST:
        return scrolls.refuse_boost(state, seat, thing, flow.useful_boosts(state) != 0)
    if verb == codes.CHIP:
        return chips.refuse_use(state, thing & 7, thing >= 8)
    if verb == codes.TAKE:
        return chips.refuse_take(state, thing)
    if verb == codes.TOWER:
        return setup.refuse_tower(state, thing)
    if verb == codes.DISCARD:
        return turn.refuse_discard(state, seat, thing)
    return _refuse_hexes(state, seat, verb, thing)


def _refuse_hexes(state: WitchstoneState, seat: Seat, verb: i64, thing: i64) -> Refusal | None:
    if verb == codes.PENTAGRAM:
        return pentagram.refuse_step(state, seat, thing)
    if verb == codes.PLACE:
        return pentagram.refuse_place(state, seat, thing)
    if verb == codes.USE:
        return pentagram.refuse_use(state, thing >> 3, thing & 7)
    if verb == codes.CRYSTAL:
        return crystals.refuse_move(state, seat, thing >> 6, thing & 63)
    if verb == codes.OUT:
        return crystals.refuse_out(state, seat, thing >> 3, thing & 7)
    if verb == codes.SHELF:
        return crystals.refuse_shelf(state, thing)
    return crystals.refuse_remove(state, seat, thing) if verb == codes.REMOVE else None
