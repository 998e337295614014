"""The claimed features of a landscape, and what each adds to everyone's outlook.

There are never more of them than meeples, so they are found through the meeples. After a tile is placed only
the few it touches are priced afresh; a claim of a free feature is priced by itself.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.carcassonne import weights as w
from magehall.core.bits import WORD, count, lowest
from magehall.games.carcassonne import fields, score
from magehall.games.carcassonne.features import Features, meeples, open_ends, shields
from magehall.games.carcassonne.phase import IN_SUPPLY, MEEPLES_EACH, OVER
from magehall.games.carcassonne.scorings import FIRST, SECOND
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import CITY, FIELD, ROAD

MOST: Final = 6 * MEEPLES_EACH
"""There are never more claimed features than meeples."""
NOTHING: Final = 1 << 30
"""No feature; it sorts after all others."""

ROW: Final = 6
SUMS: Final = 1
LOW: Final = 2
HIGH: Final = 3
LEADING: Final = 4
POINTS: Final = 5
"""The columns of a row: the feature, what it consisted of when priced, its majority, its points now."""

ROWS: Final = vec[i64]([0] * (ROW * MOST))
HOPES: Final = vec[float]([0.0] * (2 * MOST))
NOBODY: Final = vec[i64]([0] * 6)
WORST: Final = -1.0e9


Price = tuple[i64, float, float]
"""What a feature gives each seat of its majority, now and hoped for, and each meeple that may come home."""


@final
class Claims:
    """The claimed features by number, each with its price."""

    def __init__(self, state: CarcassonneState, weights: vec[float]) -> None:
        self.state = state
        self.weights: vec[float] = weights
        self.rest: float = 0.0 if state.phase == OVER else float(state.stack) / float(state.total)
        self.number: i64 = 0
        self.rows: vec[i64] = ROWS[:]
        self.hopes: vec[float] = HOPES[:]
        self.farmed: vec[i64] = NOBODY

    def read(self) -> None:
        """Find the claimed features and price them all; when the game is over they are paid out."""
        if self.state.phase == OVER:
            return
        self._find()
        row: i64 = 0
        while row < self.number:
            self._price(row)
            row += 1
        self._farm()

    def follow(self, before: Claims, fields_too: bool) -> None:
        """Find the claimed features and price those that have changed.

        If a city was completed, all fields are priced afresh.
        """
        self._find()
        old: i64 = 0
        row: i64 = 0
        while row < self.number:
            feature: i64 = self.rows[ROW * row]
            while old < before.number and before.rows[ROW * old] < feature:
                old += 1
            if old < before.number and self._is_same(row, before, old, fields_too):
                self.rows[ROW * row + LEADING] = before.rows[ROW * old + LEADING]
                self.rows[ROW * row + POINTS] = before.rows[ROW * old + POINTS]
                self.hopes[2 * row] = before.hopes[2 * old]
                self.hopes[2 * row + 1] = before.hopes[2 * old + 1]
            else:
                self._price(row)
            row += 1
        self._farm()

    def _find(self) -> None:
        """List the features in which meeples stand, in order, each once."""
        state = self.state
        self.number = 0
        slot: i64 = MEEPLES_EACH * state.seats - 1
        while slot >= 0:
            segment: i64 = state.meeples[slot]
            if segment != IN_SUPPLY:
                self._enter(state.features.at(segment))
            slot -= 1
        row: i64 = 0
        while row < self.number:
            feature: i64 = self.rows[ROW * row]
            self.rows[ROW * row + SUMS] = state.features.sums[feature]
            self.rows[ROW * row + LOW] = state.features.low[feature]
            self.rows[ROW * row + HIGH] = state.features.high[feature]
            row += 1

    def _enter(self, feature: i64) -> None:
        """Put a feature in its place among the others, unless it is there."""
        rows = self.rows
        row: i64 = 0
        while row < self.number and rows[ROW * row] < feature:
            row += 1
        if row < self.number and rows[ROW * row] == feature:
            return
        last: i64 = self.number
        while last > row:
            rows[ROW * last] = rows[ROW * (last - 1)]
            last -= 1
        rows[ROW * row] = feature
        self.number += 1

    def _is_same(self, row: i64, before: Claims, old: i64, fields_too: bool) -> bool:
        mine: i64 = ROW * row
        theirs: i64 = ROW * old
        rows = self.rows
        rest = before.rows
        if fields_too and self.state.features.kind(rows[mine]) == FIELD:
            return False
        return (
            rows[mine] == rest[theirs]
            and rows[mine + SUMS] == rest[theirs + SUMS]
            and rows[mine + LOW] == rest[theirs + LOW]
            and rows[mine + HIGH] == rest[theirs + HIGH]
        )

    def _price(self, row: i64) -> None:
        points, prize, home = self.price(self.rows[ROW * row])
        self.rows[ROW * row + LEADING] = score.majority(self.state, self.rows[ROW * row + SUMS])
        self.rows[ROW * row + POINTS] = points
        self.hopes[2 * row] = prize
        self.hopes[2 * row + 1] = home

    def price(self, feature: i64) -> Price:
        """Price a feature as it is, whoever claims it."""
        state = self.state
        kind: i64 = state.features.kind(feature)
        if kind == FIELD:
            return self._field_points(feature), self._field_hope(feature), 0.0
        missing: i64 = open_ends(state.features.sums[feature])
        gain: float = 0.0
        chance: float
        if kind == CITY:
            shield = self.weights[w.SHIELD] * float(shields(state.features.sums[feature]))
            gain = float(state.features.tiles(feature)) + shield
            chance = self.weights[w.CITY_CHANCE + (missing if missing < 7 else 7)]
        elif kind == ROAD:
            chance = self.weights[w.ROAD_CHANCE + (missing if missing < 7 else 7)]
        else:
            gain = float(missing)
            chance = 1.0 - self.weights[w.MONASTERY_FADE] * gain
        chance *= min(1.0, self.weights[w.HURRY] * self.rest)
        return score.worth(state, feature, kind), chance * gain, chance * self.rest * self.weights[w.HOME]

    def _field_points(self, field: i64) -> i64:
        if self.state.rules.fields in (FIRST, SECOND):
            return 0  # see `_farm`
        low, high = fields.finished_cities(self.state.features, field)
        return 3 * (count(low) + count(high))

    def _field_hope(self, field: i64) -> float:
        """Return what may come of the unfinished cities touching a field, each counted where it began."""
        if self.weights[w.FIELD] == 0.0:
            return 0.0
        features = self.state.features
        cities: i64 = _unfinished(features, features.low[field], 0)
        cities += _unfinished(features, features.high[field], WORD)
        return self.rest * self.weights[w.FIELD] * float(cities)

    def _farm(self) -> None:
        """Pay the farmers if one field's points depend on the other fields."""
        state = self.state
        if state.rules.fields not in (FIRST, SECOND):
            return
        kept = state.points
        told = state.listener
        state.listener = None
        state.points = NOBODY[:]
        fields.score_fields(state)
        self.farmed = state.points
        state.points = kept
        state.listener = told

    def prospects(self, seat: i64) -> float:
        """Return a seat's points if the game ended now, plus what may yet come."""
        return self.prospects_with(seat, NOTHING, (0, 0.0, 0.0), self.state.supply[seat])

    def prospects_with(self, seat: i64, claim: i64, price: Price, supply: i64) -> float:
        """Return the same for a seat that claimed one more feature and has this many meeples left."""
        points: i64 = self._points(seat) + price[0]
        if self.state.phase == OVER:
            return float(points)
        found: float = float(points) + self.rest * self.weights[w.SUPPLY + supply]
        rows = self.rows
        row: i64 = 0
        while row < self.number:
            if rows[ROW * row] > claim:
                found = found + price[1] + price[2]
                claim = NOTHING
            standing: i64 = meeples(rows[ROW * row + SUMS], seat)
            if standing == rows[ROW * row + LEADING]:
                found += self.hopes[2 * row]
            if standing > 0:
                found += self.hopes[2 * row + 1] * float(standing)
            row += 1
        return found if claim == NOTHING else found + price[1] + price[2]

    def _points(self, seat: i64) -> i64:
        """Return the points a seat would have if the game ended now."""
        rows = self.rows
        points: i64 = self.state.points[seat] + self.farmed[seat]
        row: i64 = 0
        while row < self.number:
            if meeples(rows[ROW * row + SUMS], seat) == rows[ROW * row + LEADING]:
                points += rows[ROW * row + POINTS]
            row += 1
        return points

    def best_rival(self, seat: i64) -> float:
        """Return the prospects of the best opponent."""
        best: float = WORST
        other: i64 = 0
        while other < self.state.seats:
            if other != seat:
                best = max(best, self.prospects(other))
            other += 1
        return best

    def outlook(self, seat: i64) -> float:
        """Return a seat's prospects minus those of its best rival."""
        return self.prospects(seat) - self.best_rival(seat)


def _unfinished(features: Features, cities: i64, first: i64) -> i64:
    """Count the cities of a set that are not completed, the set's numbers beginning with the first."""
    found: i64 = 0
    while cities != 0:
        if not features.is_finished(features.root(lowest(cities) + first)):
            found += 1
        cities &= cities - 1
    return found
