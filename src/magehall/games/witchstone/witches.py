"""Witches: laid beside their tower, raised and sent along finished chains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magehall.core.bits import bit, lowest
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter
from magehall.games.witchstone import chips, prompts
from magehall.games.witchstone.board import NOTHING, Map
from magehall.games.witchstone.events import StoneReached, WitchLaid, WitchSent

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState

FAR: Final = 60
"""More actions than any journey costs."""


def reach(state: WitchstoneState, seat: i64, price: i64) -> i64:
    """Return the locations a witch can reach for at most some actions (witchstone-37, 38, 146)."""
    own: i64 = state.network[seat]
    if price < 1:
        return 0
    foreign: i64 = state.finished & ~state.chains[seat]
    if foreign & state.touching[seat] == 0:
        return own
    ball = state.board.map
    found: i64 = own | spread(ball, own, foreign, price - 1)
    return found | spread(ball, bit(state.tower[seat]), foreign, price)


def spread(ball: Map, start: i64, chains: i64, steps: i64) -> i64:
    """Return the locations at most some chains away."""
    found: i64 = start
    edge: i64 = start
    while steps > 0 and edge != 0:
        wider: i64 = found
        while edge != 0:
            place: i64 = lowest(edge)
            edge &= edge - 1
            ways: i64 = ball.touching[place] & chains
            while ways != 0:
                chain: i64 = lowest(ways)
                ways &= ways - 1
                wider |= bit(ball.a[chain] + ball.b[chain] - place)
        edge = wider & ~found
        found = wider
        steps -= 1
    return found


def targets(state: WitchstoneState, seat: i64, price: i64) -> i64:
    """Return the locations to which a lying witch may be sent (witchstone-46, witchstone-148)."""
    if state.lying[seat] == 0:
        return 0
    return reach(state, seat, price) & ~state.standing[seat] & ~bit(state.tower[seat])


def price_of(state: WitchstoneState, seat: i64, place: i64) -> i64:
    """Return the fewest actions for a journey, or FAR if there is none."""
    price: i64 = 1
    found: i64 = reach(state, seat, 1)
    while not found & bit(place):
        price += 1
        wider: i64 = reach(state, seat, price)
        if wider == found:
            return FAR
        found = wider
    return price


def may_act(state: WitchstoneState, seat: i64, pool: i64) -> bool:
    """Tell whether a witch action could be used (witchstone-45)."""
    if pool < 1:
        return False
    return state.reserve[seat] > 0 or targets(state, seat, pool) != 0


def lay(state: WitchstoneState) -> None:
    """Lay a witch beside the player's tower (witchstone-35)."""
    seat = state.turn
    state.reserve[seat] -= 1
    state.lying[seat] += 1
    prompts.spend(state, 1)
    if state.listener is not None:
        state.tell(WitchLaid(letter(seat), int(state.lying[seat]), int(state.reserve[seat])))


def send(state: WitchstoneState, place: i64) -> None:
    """Raise a witch and send her (witchstone-36); 2 points (witchstone-39), and the slot or the chip."""
    seat = state.turn
    price: i64 = price_of(state, seat, place)
    points: i64 = state.board.map.stand_up_vp
    prompts.spend(state, price)
    state.lying[seat] -= 1
    state.standing[seat] |= bit(place)
    state.score[seat] += points
    if state.listener is not None:
        name = state.board.map.places[place]
        state.tell(WitchSent(letter(seat), name, int(price), int(points), int(state.score[seat])))
    if place == state.board.map.stone:
        _climb(state)
    elif state.map_chips[place] != NOTHING:
        chip: i64 = state.map_chips[place]
        state.map_chips[place] = NOTHING
        chips.gain(state, chip, False, state.board.map.places[place])


def _climb(state: WitchstoneState) -> None:
    """Take the best free slot of the Witchstone (witchstone-43)."""
    seat = state.turn
    points: i64 = state.board.map.slots[state.slots_taken]
    state.slots_taken += 1
    state.slot[seat] = state.slots_taken
    state.score[seat] += points
    if state.listener is not None:
        state.tell(StoneReached(letter(seat), int(state.slot[seat]), int(points), int(state.score[seat])))


def refuse_lay(state: WitchstoneState, seat: Seat) -> Refusal | None:
    """Judge the laying of a witch."""
    if prompts.pool(state) < 1:
        return Refusal("witchstone-44", "no-actions-left", {"action": "witch"})
    if state.reserve[seat] == 0:
        return Refusal("witchstone-45", "no-witch-in-reserve", {"lying": int(state.lying[seat])})
    return None


def refuse_send(state: WitchstoneState, seat: Seat, place: i64) -> Refusal | None:
    """Judge a journey."""
    name, pool = state.board.map.places[place], prompts.pool(state)
    if pool < 1:
        return Refusal("witchstone-44", "no-actions-left", {"action": "witch"})
    if state.lying[seat] == 0:
        return Refusal("witchstone-36", "no-witch-lying", {"reserve": int(state.reserve[seat])})
    if place == state.tower[seat]:
        return Refusal("witchstone-148", "own-tower", {"place": name})
    if state.standing[seat] & bit(place):
        return Refusal("witchstone-46", "witch-stands-there", {"place": name})
    price = price_of(state, seat, place)
    if price == FAR:
        return Refusal("witchstone-36", "not-connected", {"place": name})
    if price > pool:
        return Refusal("witchstone-38", "too-far", {"place": name, "needed": int(price), "left": int(pool)})
    return None
