"""Scrolls: taken from the library according to strength; boosting spells that add to an open action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit, count, lowest
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter
from magehall.games.witchstone import prompts
from magehall.games.witchstone.board import NOTHING, PROPHECY
from magehall.games.witchstone.codes import BOOST, Codes
from magehall.games.witchstone.events import BoostPlayed, ScrollTaken
from magehall.games.witchstone.symbols import symbol_text

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def choice(state: WitchstoneState) -> i64:
    """Return how many of the lowest shelves may be chosen from (witchstone-91, witchstone-137)."""
    return min(prompts.pool(state), state.shelved)


def take(state: WitchstoneState, shelf: i64) -> None:
    """Take one scroll; the others move down and a new one is drawn (witchstone-92, witchstone-165)."""
    seat, card = state.turn, state.library[shelf - 1]
    place: i64 = shelf
    while place < state.shelved:
        state.library[place - 1] = state.library[place]
        place += 1
    state.shelved -= 1
    state.library[state.shelved] = NOTHING
    state.scrolls[seat] |= bit(card)
    prompts.pop(state)
    if state.listener is not None:
        state.tell(ScrollTaken(letter(seat), name_of(state, card), int(shelf)))
    if state.deck != 0:
        prompts.push(state, prompts.REVEALING, 0)


def name_of(state: WitchstoneState, card: i64) -> str:
    """Name the kind of a card."""
    return state.board.scrolls.card_names[card]


def boosts(state: WitchstoneState, seat: i64, action: i64) -> i64:
    """Return the unused boosting spells for an action as cards (witchstone-94, witchstone-95)."""
    return state.scrolls[seat] & ~state.used[seat] & state.board.scrolls.for_action[action]


def extra(state: WitchstoneState, cards: i64) -> i64:
    """Add up what boosting spells would add (witchstone-96)."""
    total: i64 = 0
    while cards != 0:
        total += state.board.scrolls.extra[state.board.scrolls.card_kind[lowest(cards)]]
        cards &= cards - 1
    return total


def list_boosts(state: WitchstoneState, found: Codes, cards: i64) -> None:
    """List boosting spells, equal ones once."""
    while cards != 0:
        kind: i64 = state.board.scrolls.card_kind[lowest(cards)]
        found.add(BOOST, kind)
        cards &= ~state.board.scrolls.of_kind[kind]


def boost(state: WitchstoneState, kind: i64) -> None:
    """Play a boosting spell on the open action (witchstone-93)."""
    seat, action, all_scrolls = state.turn, prompts.top(state), state.board.scrolls
    card: i64 = lowest(state.scrolls[seat] & ~state.used[seat] & all_scrolls.of_kind[kind])
    state.used[seat] |= bit(card)
    actions: i64 = all_scrolls.extra[kind]
    prompts.spend(state, -actions)
    if state.listener is not None:
        state.tell(BoostPlayed(letter(seat), all_scrolls.kinds[kind], symbol_text(action), int(actions)))


def refuse_take(state: WitchstoneState, shelf: i64) -> Refusal | None:
    """Judge the choice of a scroll."""
    if shelf > state.shelved:
        return Refusal("witchstone-101", "shelf-empty", {"shelf": int(shelf), "scrolls": int(state.shelved)})
    if shelf > prompts.pool(state):
        return Refusal(
            "witchstone-91", "shelf-too-high", {"shelf": int(shelf), "left": int(prompts.pool(state))}
        )
    return None


def refuse_boost(state: WitchstoneState, seat: Seat, kind: i64, useful: bool) -> Refusal | None:
    """Judge a boosting spell played on the open action; `useful` tells whether that action could go on."""
    action, all_scrolls = prompts.top(state), state.board.scrolls
    name = all_scrolls.kinds[kind]
    if all_scrolls.action[kind] == PROPHECY:
        return Refusal("witchstone-98", "not-a-boost", {"scroll": name})
    held: i64 = state.scrolls[seat] & all_scrolls.of_kind[kind]
    if held == 0:
        return Refusal("witchstone-93", "boost-not-held", {"scroll": name})
    if held & ~state.used[seat] == 0:
        return Refusal("witchstone-97", "boost-used", {"scroll": name, "copies": int(count(held))})
    if not boosts(state, seat, action) & held:
        return Refusal(
            "witchstone-94", "boost-of-another-kind", {"scroll": name, "action": symbol_text(action)}
        )
    if not useful:
        return Refusal("witchstone-171", "nothing-to-boost", {"scroll": name, "action": symbol_text(action)})
    return None
