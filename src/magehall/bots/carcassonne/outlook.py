"""How a position looks: the points if the game ended now, what may yet come, and the meeples at hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.carcassonne import final, score
from magehall.games.carcassonne.features import meeples, open_ends
from magehall.games.carcassonne.phase import OVER
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import CITY, MONASTERY, ROAD

SUPPLY_WORTH: Final = vec[float]([0.0, 4.0, 7.0, 9.5, 11.5, 13.0, 14.0, 14.5])
"""What so many meeples in the supply are worth at the beginning: the last one is the dearest."""

CITY_CHANCE: Final = vec[float]([1.0, 0.7, 0.5, 0.3, 0.15, 0.1, 0.05, 0.0])
ROAD_CHANCE: Final = vec[float]([1.0, 0.7, 0.45, 0.0, 0.0, 0.0, 0.0, 0.0])
"""How likely a city or road with so many open ends is to be completed while many tiles are left."""

COMES_HOME: Final = 2.0
"""What it is worth that a meeple comes home while many tiles are left."""


def prospects(state: CarcassonneState) -> vec[float]:
    """Give each seat's points if the game ended now, with what may yet come."""
    standing = final.standing(state)
    found = vec[float]([0.0] * int(state.seats))
    seat: i64 = 0
    while seat < state.seats:
        found[seat] = float(standing[seat])
        seat += 1
    if state.phase == OVER:
        return found
    rest: float = float(state.stack) / float(state.box.total)
    seat = 0
    while seat < state.seats:
        found[seat] += rest * SUPPLY_WORTH[state.supply[seat]]
        seat += 1
    _hope(state, found, CITY, rest)
    _hope(state, found, ROAD, rest)
    _hope(state, found, MONASTERY, rest)
    return found


def _hope(state: CarcassonneState, found: vec[float], kind: i64, rest: float) -> None:
    """Add what the completion of claimed features may bring."""
    features = state.features
    feature: i64 = state.box.first[kind]
    while feature < features.next[kind]:
        if features.parents[feature] == feature and not features.is_free(feature):
            _hope_for(state, found, feature, kind, rest)
        feature += 1


def _hope_for(state: CarcassonneState, found: vec[float], feature: i64, kind: i64, rest: float) -> None:
    sums: i64 = state.features.sums[feature]
    missing: i64 = open_ends(sums)
    gain: float = 0.0
    chance: float = 0.0
    if kind == CITY:
        chance = CITY_CHANCE[missing if missing < 7 else 7]
        gain = float(state.features.tiles(feature))
    elif kind == ROAD:
        chance = ROAD_CHANCE[missing if missing < 7 else 7]
    else:
        chance = 1.0 - 0.1 * float(missing)
        gain = float(missing)
    chance *= _time(rest)
    most: i64 = score.majority(state, sums)
    seat: i64 = 0
    while seat < state.seats:
        standing: i64 = meeples(sums, seat)
        if standing == most:
            found[seat] += chance * gain
        if standing > 0:
            found[seat] += chance * rest * COMES_HOME * float(standing)
        seat += 1


def _time(rest: float) -> float:
    """Scale a chance by the share of tiles that is left."""
    return 1.0 if rest > 0.4 else 2.5 * rest


def outlook(state: CarcassonneState, seat: i64) -> float:
    """Weigh a position for a seat: its prospects less those of the best rival."""
    found = prospects(state)
    best: float = -1.0e9
    other: i64 = 0
    while other < state.seats:
        if other != seat and found[other] > best:
            best = found[other]
        other += 1
    return found[seat] - best
