"""The end: what is added after the last turn, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import count, lowest
from magehall.core.outcome import Outcome
from magehall.core.seat import Seat, letter
from magehall.games.witchstone import prophecy
from magehall.games.witchstone.events import FinalCounted, GameEnded, ProphecyCounted

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def owl_points(state: WitchstoneState, seat: i64) -> i64:
    """Add the values of the owl tiles (witchstone-103)."""
    owls: i64 = state.owls[seat]
    points: i64 = 0
    rank: i64 = 0
    while owls != 0:
        points += (owls & 15) * state.board.owl_stack[rank]
        owls >>= 4
        rank += 1
    return points


def chip_points(state: WitchstoneState, seat: i64) -> i64:
    """Count 2 points for each chip (witchstone-104)."""
    return state.chips[seat] * state.board.rack.chip_end


def boost_points(state: WitchstoneState, seat: i64) -> i64:
    """Count 2 points for each unused boosting spell (witchstone-105)."""
    unused: i64 = state.scrolls[seat] & ~state.used[seat] & state.board.scrolls.boost_cards
    return count(unused) * state.board.scrolls.unused_boost


def prophecy_points(state: WitchstoneState, seat: i64) -> i64:
    """Count each prophecy at its level (witchstone-105, witchstone-106)."""
    scrolls = state.board.scrolls
    cards: i64 = state.scrolls[seat] & ~scrolls.boost_cards
    points: i64 = 0
    while cards != 0:
        kind: i64 = scrolls.card_kind[lowest(cards)]
        points += scrolls.points[prophecy.level(state, seat, kind)]
        cards &= cards - 1
    return points


def total(state: WitchstoneState, seat: i64) -> i64:
    """Return a player's total if the game ended now."""
    late: i64 = owl_points(state, seat) + chip_points(state, seat) + boost_points(state, seat)
    return state.score[seat] + late + prophecy_points(state, seat)


def parts(state: WitchstoneState, seat: i64) -> dict[str, int]:
    """Return a player's points by source."""
    return {
        "track": int(state.score[seat]),
        "owls": int(owl_points(state, seat)),
        "chips": int(chip_points(state, seat)),
        "boosts": int(boost_points(state, seat)),
        "prophecies": int(prophecy_points(state, seat)),
    }


def outcome(state: WitchstoneState) -> Outcome:
    """Rank by points, then by place on the wand, then by who arrived there first (witchstone-107, 163)."""
    keys = [_key(state, seat) for seat in range(int(state.seats))]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    totals = tuple(int(total(state, seat)) for seat in range(int(state.seats)))
    return Outcome(totals, _reason(keys), ranks)


def _key(state: WitchstoneState, seat: Seat) -> tuple[int, int, int]:
    return int(total(state, seat)), int(state.wand[seat]), -int(state.stamp[seat])


def _reason(keys: list[tuple[int, int, int]]) -> str:
    best = max(keys)
    same_points = [key for key in keys if key[0] == best[0]]
    if len(same_points) == 1:
        return "most-points"
    if keys.count(best) > 1:
        return "shared-victory"
    further = [key for key in same_points if key[1] == best[1]]
    return "further-on-wand" if len(further) == 1 else "first-on-wand-space"


def tell_end(state: WitchstoneState) -> None:
    """Say what was counted and who won."""
    scrolls = state.board.scrolls
    for seat in range(int(state.seats)):
        for card in range(scrolls.cards):
            kind = scrolls.card_kind[card]
            if (state.scrolls[seat] >> card) & 1 and kind >= scrolls.boosts:
                reached = int(prophecy.level(state, seat, kind))
                points = int(scrolls.points[reached])
                state.tell(ProphecyCounted(letter(seat), scrolls.kinds[kind], reached, points))
        state.tell(FinalCounted(letter(seat), **parts(state, seat), total=int(total(state, seat))))
    result = outcome(state)
    state.tell(GameEnded([letter(seat) for seat in result.winners], max(result.scores)))
