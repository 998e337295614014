"""A whole turn at once, for roll-outs: the best outlook after the claim, tried out on one copy a placement.

It weighs what `turns.weigh` weighs, but puts a meeple down and takes it up again instead of copying.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magehall.bots.carcassonne.outlook import SUPPLY_WORTH, outlook
from magehall.bots.carcassonne.turns import greedy
from magehall.games.carcassonne import meeple, place
from magehall.games.carcassonne.box import NEEDS
from magehall.games.carcassonne.phase import ASKING, MEEPLE, PLACING
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import FIELD

WORST: Final = -1.0e9
NOBODY: Final = -1
"""No segment: the turn ends without a claim."""


def quick_turn(state: CarcassonneState) -> None:
    """Play the turn, or the rest of it, to its end."""
    seat: i64 = state.turn
    if state.phase == PLACING:
        _place(state, seat)
    while state.phase == ASKING or (state.phase == MEEPLE and state.turn == seat):
        if state.phase == MEEPLE:
            _claim(state, _best_claim(state, seat))
        else:
            deciding: i64 = state.layers[state.asking].deciding(state)
            state.apply(int(deciding), greedy(state, deciding))


def _place(state: CarcassonneState, seat: i64) -> None:
    """Place the tile where the best claim leaves the best outlook."""
    land = state.land
    best: float = WORST
    chosen: i64 = 0
    spot: i64 = 0
    while spot < land.open:
        cell: i64 = land.frontier[spot]
        fitting: i64 = state.box.fits[NEEDS * state.drawn + land.needs[cell]]
        turns: i64 = 0
        while fitting != 0:
            if fitting & 1:
                value = _value(state, seat, cell, turns)
                if value > best:
                    best = value
                    chosen = 4 * cell + turns
            fitting >>= 1
            turns += 1
        spot += 1
    place.place(state, chosen >> 2, chosen & 3)


def _value(state: CarcassonneState, seat: i64, cell: i64, turns: i64) -> float:
    new = state.copy()
    place.place(new, cell, turns)
    if new.phase != MEEPLE:
        return outlook(new, seat)
    segment = _best_claim(new, seat)
    return outlook(new, seat) if segment == NOBODY else claim_value(new, seat, segment)


def _best_claim(state: CarcassonneState, seat: i64) -> i64:
    """Give the segment whose claim leaves the best outlook, or none."""
    best: float = outlook(state, seat)
    chosen: i64 = NOBODY
    free: i64 = meeple.free_segments(state)
    segment: i64 = 0
    while free != 0:
        if free & 1:
            value = claim_value(state, seat, segment)
            if value > best:
                best = value
                chosen = segment
        free >>= 1
        segment += 1
    return chosen


def claim_value(state: CarcassonneState, seat: i64, segment: i64) -> float:
    """Give the outlook with a meeple on a segment of the new tile; from a finished feature it comes home."""
    where: i64 = 8 * (state.land.placed - 1) + segment
    held: i64 = state.supply[seat]
    feature: i64 = state.features.at(where)
    meeple.put(state, seat, where)
    value = outlook(state, seat)
    meeple.take(state, seat, where)
    if state.features.is_finished(feature) and state.features.kind(feature) < FIELD:
        rest = float(state.stack) / float(state.box.total)
        value += rest * (SUPPLY_WORTH[held] - SUPPLY_WORTH[held - 1])
    return value


def _claim(state: CarcassonneState, segment: i64) -> None:
    if segment == NOBODY:
        meeple.skip(state)
    else:
        meeple.claim(state, segment)
