"""The fields at the end of the game, by each of the three printed scorings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import WORD, bit, count, lowest
from magehall.core.seat import letter
from magehall.games.carcassonne import score
from magehall.games.carcassonne.events import CityFed, FieldScored
from magehall.games.carcassonne.features import Features, meeples
from magehall.games.carcassonne.scorings import FIRST, SECOND
from magehall.games.carcassonne.tiles import CITY, FIELD

if TYPE_CHECKING:
    from magehall.core.shape import Letter
    from magehall.games.carcassonne.state import CarcassonneState


def score_fields(state: CarcassonneState) -> None:
    """Pay the farmers by the scoring that was agreed on (carcassonne-34, carcassonne-39, carcassonne-40)."""
    if state.rules.fields == FIRST:
        _feed_from_cities(state)
        return
    paid = vec[i64]([0] * (2 * int(state.seats)))
    features = state.features
    field: i64 = state.box.first[FIELD]
    while field < features.next[FIELD]:
        if features.parents[field] == field and not features.is_free(field):
            if state.rules.fields == SECOND:
                _score_once(state, field, paid)
            else:
                _score_field(state, field)
        field += 1


def finished_cities(features: Features, field: i64) -> tuple[i64, i64]:
    """Return the completed cities that touch a field, each once, as two masks (carcassonne-34)."""
    low: i64 = 0
    high: i64 = 0
    word: i64 = 0
    while word < 2:
        mask: i64 = features.low[field] if word == 0 else features.high[field]
        while mask != 0:
            city: i64 = features.root(lowest(mask) + WORD * word)
            mask &= mask - 1
            if features.is_finished(city):
                if city < WORD:
                    low |= bit(city)
                else:
                    high |= bit(city - WORD)
        word += 1
    return low, high


def _score_field(state: CarcassonneState, field: i64) -> None:
    """Pay three points for each completed city to the majority (carcassonne-34, carcassonne-35)."""
    low, high = finished_cities(state.features, field)
    cities: i64 = count(low) + count(high)
    score.pay(state, state.features.sums[field], 3 * cities)
    if state.listener is not None:
        winners, _ = score.shares(state, state.features.sums[field])
        _tell(state, field, winners, int(cities), int(cities))


def _score_once(state: CarcassonneState, field: i64, paid: vec[i64]) -> None:
    """Pay three points a city, but each player at most once for a city (carcassonne-40)."""
    low, high = finished_cities(state.features, field)
    sums: i64 = state.features.sums[field]
    most = score.majority(state, sums)
    seat: i64 = 0
    while seat < state.seats:
        if meeples(sums, seat) == most:
            cities: i64 = count(low & ~paid[2 * seat]) + count(high & ~paid[2 * seat + 1])
            paid[2 * seat] |= low
            paid[2 * seat + 1] |= high
            state.points[seat] += 3 * cities
            if state.listener is not None:
                _tell(state, field, [letter(int(seat))], int(count(low) + count(high)), int(cities))
        seat += 1


def _tell(state: CarcassonneState, field: i64, seats: list[Letter], cities: int, paid: int) -> None:
    """Tell that seats were paid for some of the cities that touch a field."""
    at, segment = score.name_of(state, field)
    _, counts = score.shares(state, state.features.sums[field])
    state.tell(
        FieldScored(
            at=at,
            segment=segment,
            cities=cities,
            paid_before=cities - paid,
            seats=seats,
            points=3 * paid,
            meeples=counts,
            scores=list(state.scores()),
        )
    )


def _feed_from_cities(state: CarcassonneState) -> None:
    """Pay four points for each completed city to the majority of all farmers round it (carcassonne-39)."""
    features = state.features
    city: i64 = 0
    while city < features.next[CITY]:
        if features.parents[city] == city and features.is_finished(city):
            sums = _farmers_round(state, city)
            if sums != 0:
                score.pay(state, sums, 4)
                if state.listener is not None:
                    _tell_fed(state, city, sums)
        city += 1


def _tell_fed(state: CarcassonneState, city: i64, sums: i64) -> None:
    at, segment = score.name_of(state, city)
    seats, counts = score.shares(state, sums)
    scores = list(state.scores())
    state.tell(CityFed(at=at, segment=segment, seats=seats, points=4, meeples=counts, scores=scores))


def _farmers_round(state: CarcassonneState, city: i64) -> i64:
    """Pool the farmers of all fields that touch a city, in the form of a feature's sums."""
    features = state.features
    pool: i64 = 0
    field: i64 = state.box.first[FIELD]
    while field < features.next[FIELD]:
        if features.parents[field] == field and not features.is_free(field):
            low, high = finished_cities(features, field)
            if (low & bit(city) if city < WORD else high & bit(city - WORD)) != 0:
                pool += features.sums[field]
        field += 1
    return pool
