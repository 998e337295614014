"""Energy: segments on chains, chains that score and join locations to a player's network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter, seat_text
from magehall.games.witchstone import prompts
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.events import ChainFinished, SegmentPlaced

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def targets(state: WitchstoneState, seat: i64) -> i64:
    """Return the chains that may get a segment: the one begun, else free ones near (witchstone-34)."""
    if state.energy[seat] == 0:
        return 0
    begun: i64 = state.open_chain[seat]
    return bit(begun) if begun != NOTHING else state.touching[seat] & ~state.taken


def place(state: WitchstoneState, chain: i64) -> None:
    """Put a segment on a chain (witchstone-27); the last one finishes it."""
    seat = state.turn
    if state.open_chain[seat] != chain:
        state.taken |= bit(chain)
        state.open_chain[seat] = chain
        state.open_links[seat] = 0
    state.energy[seat] -= 1
    state.open_links[seat] += 1
    prompts.spend(state, 1)
    if state.listener is not None:
        _tell_segment(state, chain)
    if state.open_links[seat] == state.board.map.links[chain]:
        _finish(state, chain)


def _finish(state: WitchstoneState, chain: i64) -> None:
    """Score a finished chain and join its ends to the network (witchstone-30)."""
    seat, ball = state.turn, state.board.map
    points: i64 = ball.chain_vp[ball.links[chain]]
    state.open_chain[seat] = NOTHING
    state.open_links[seat] = 0
    state.chains[seat] |= bit(chain)
    state.finished |= bit(chain)
    state.score[seat] += points
    join(state, seat, ball.a[chain])
    join(state, seat, ball.b[chain])
    if state.listener is not None:
        ends = ends_text(state, chain)
        state.tell(ChainFinished(letter(seat), ball.chains[chain], ends, int(points), int(state.score[seat])))


def join(state: WitchstoneState, seat: i64, place: i64) -> None:
    """Add a location to a player's network."""
    state.network[seat] |= bit(place)
    state.touching[seat] |= state.board.map.touching[place]


def ends_text(state: WitchstoneState, chain: i64) -> list[str]:
    """Name the two ends of a chain."""
    ball = state.board.map
    return [ball.places[ball.a[chain]], ball.places[ball.b[chain]]]


def _tell_segment(state: WitchstoneState, chain: i64) -> None:
    seat, ball = state.turn, state.board.map
    links, of = int(state.open_links[seat]), int(ball.links[chain])
    ends = ends_text(state, chain)
    left = int(state.energy[seat])
    state.tell(SegmentPlaced(letter(seat), ball.chains[chain], ends, links=links, of=of, left=left))


def refuse(state: WitchstoneState, seat: Seat, chain: i64) -> Refusal | None:
    """Judge a segment."""
    if prompts.pool(state) < 1:
        return Refusal("witchstone-29", "no-actions-left", {"action": "energy"})
    if targets(state, seat) & bit(chain):
        return None
    name = state.board.map.chains[chain]
    if state.energy[seat] == 0:
        return Refusal("witchstone-32", "no-segments", {"chain": name})
    begun = state.open_chain[seat]
    if begun != NOTHING:
        open_name = state.board.map.chains[begun]
        return Refusal("witchstone-33", "finish-chain-first", {"chain": name, "begun": open_name})
    if state.taken & bit(chain):
        return Refusal("witchstone-31", "chain-taken", {"chain": name, "owner_seat": _owner(state, chain)})
    if state.chains[seat] == 0:
        tower = state.board.map.places[state.tower[seat]]
        return Refusal("witchstone-28", "not-at-tower", {"chain": name, "tower": tower})
    return Refusal("witchstone-34", "not-connected", {"chain": name, "places": ends_text(state, chain)})


def _owner(state: WitchstoneState, chain: i64) -> str:
    for seat in range(int(state.seats)):
        if state.chains[seat] & bit(chain) or state.open_chain[seat] == chain:
            return seat_text(seat)
    return ""
