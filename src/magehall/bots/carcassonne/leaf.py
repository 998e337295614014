"""What a position will come to, learned from games: a sum of a few counts, each with two weights.

`leaf.json` holds the weights for each number of players; `tools/fit_carcassonne.py` fits them to the final
differences in games between equals. The first weight of a count applies at the end of the game, the second is
added at its beginning.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.carcassonne.outlook import outlook
from magehall.bots.numbers import Groups, read_tables
from magehall.games.carcassonne import fields, score
from magehall.games.carcassonne import final as ending
from magehall.games.carcassonne.features import meeples, open_ends, shields
from magehall.games.carcassonne.phase import OVER
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import CITY, FIELD, MONASTERY, ROAD

COUNTS: Final = [
    "points",
    "city",
    "road",
    "monastery",
    "field",
    "city-one-open",
    "city-two-open",
    "city-more-open",
    "road-meeples",
    "monastery-missing",
    "supply",
    "supply-some",
    "supply-two",
    "field-meeples",
    "city-meeples",
    "monastery-meeples",
]
"""What is counted for each seat: points now, points at the end as things stand, hopes, and meeples."""

GROUPS: Final[Groups] = [(name, 2) for name in COUNTS]
"""The parts of a table in `leaf.json`: two weights for each count."""

NUMBER: Final = 16
HOPES: Final = 5
ROAD_MEEPLES: Final = 8
MISSING: Final = 9
SUPPLY: Final = 10
FIELD_MEEPLES: Final = 13
CITY_MEEPLES: Final = 14
MONASTERY_MEEPLES: Final = 15


def counted(state: CarcassonneState) -> vec[float]:
    """Count for each seat, one after the other."""
    found = vec[float]([0.0] * (NUMBER * int(state.seats)))
    _points(state, found)
    _now(state, found)
    _hopes(state, found)
    return found


def _points(state: CarcassonneState, found: vec[float]) -> None:
    seat: i64 = 0
    while seat < state.seats:
        held: i64 = state.supply[seat]
        found[NUMBER * seat] = float(state.points[seat])
        found[NUMBER * seat + SUPPLY] = float(held)
        found[NUMBER * seat + SUPPLY + 1] = 1.0 if held > 0 else 0.0
        found[NUMBER * seat + SUPPLY + 2] = 1.0 if held > 1 else 0.0
        seat += 1


def _now(state: CarcassonneState, found: vec[float]) -> None:
    """Count what each kind of feature would score if the game ended now."""
    kept = state.points[:]
    before = kept
    kind: i64 = 0
    place: i64 = 1
    while kind < 4:
        state.points = before[:]
        if kind == 3:
            fields.score_fields(state)
        else:
            ending.score_kind(state, MONASTERY if kind == 2 else kind)
        seat: i64 = 0
        while seat < state.seats:
            found[NUMBER * seat + place] = float(state.points[seat] - kept[seat])
            seat += 1
        kind += 1
        place += 1
    state.points = kept


def _hopes(state: CarcassonneState, found: vec[float]) -> None:
    kind: i64 = 0
    while kind < 4:
        features = state.features
        feature: i64 = state.box.first[kind]
        while feature < features.next[kind]:
            if features.parents[feature] == feature and not features.is_free(feature):
                _hope(state, found, feature, kind)
            feature += 1
        kind += 1


def _hope(state: CarcassonneState, found: vec[float], feature: i64, kind: i64) -> None:
    """Count what completing a claimed feature would add, and the meeples in it."""
    sums: i64 = state.features.sums[feature]
    missing: i64 = open_ends(sums)
    most: i64 = score.majority(state, sums)
    seat: i64 = 0
    while seat < state.seats:
        base: i64 = NUMBER * seat
        standing: i64 = meeples(sums, seat)
        if kind == FIELD:
            found[base + FIELD_MEEPLES] += float(standing)
        elif kind == ROAD:
            found[base + ROAD_MEEPLES] += float(standing)
        elif kind == CITY:
            found[base + CITY_MEEPLES] += float(standing)
            if standing == most and missing > 0:
                place: i64 = HOPES + (missing - 1 if missing < 3 else 2)
                found[base + place] += float(state.features.tiles(feature) + shields(sums))
        elif standing > 0:
            found[base + MONASTERY_MEEPLES] += float(standing)
            found[base + MISSING] += float(missing)
        seat += 1


WEIGHTS: Final[dict[int, vec[float]]] = {
    int(seats): vec[float](numbers)
    for seats, numbers in read_tables("carcassonne", GROUPS, "leaf.json").items()
}
"""The weights for each number of players."""


def promise(state: CarcassonneState, seat: i64) -> float:
    """Return the difference to the best rival that a position is likely to lead to."""
    if state.phase == OVER:
        return outlook(state, seat)
    return _ahead(state, seat, counted(state), float(state.stack) / float(state.total))


def _ahead(state: CarcassonneState, seat: i64, found: vec[float], rest: float) -> float:
    weights = WEIGHTS[int(state.seats)]
    own = _sum(found, NUMBER * seat, rest, weights)
    best: float = -1.0e9
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            best = max(best, _sum(found, NUMBER * other, rest, weights))
        other += 1
    return own - best


def _sum(found: vec[float], base: i64, rest: float, weights: vec[float]) -> float:
    total: float = 0.0
    place: i64 = 0
    while place < NUMBER:
        total += (weights[2 * place] + rest * weights[2 * place + 1]) * found[base + place]
        place += 1
    return total
