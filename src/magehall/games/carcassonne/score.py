"""Scoring: what a road, city or monastery is worth, and who gets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.seat import letter
from magehall.games.carcassonne import meeple
from magehall.games.carcassonne.events import CityScored, FeatureUnclaimed, MonasteryScored, RoadScored
from magehall.games.carcassonne.features import meeples, open_ends, shields
from magehall.games.carcassonne.landscape import cell_text
from magehall.games.carcassonne.spots import spot_of
from magehall.games.carcassonne.tiles import CITY, FIELD, KINDS, MONASTERY, ROAD

if TYPE_CHECKING:
    from magehall.core.shape import Letter
    from magehall.games.carcassonne.events import Completion
    from magehall.games.carcassonne.state import CarcassonneState


def score_turn(state: CarcassonneState) -> None:
    """Score everything the tile just placed has completed, whoever owns it (carcassonne-18)."""
    features = state.features
    number: i64 = state.land.placed - 1
    tile: i64 = state.land.tiles[number] >> 2
    segment: i64 = 0
    while segment < state.box.segments[tile]:
        kind: i64 = state.box.segment_kinds[8 * tile + segment]
        if kind >= FIELD:
            break
        feature: i64 = features.at(8 * number + segment)
        if features.is_finished(feature) and _is_first(state, feature, 8 * number, segment):
            complete(state, feature, kind)
        segment += 1
    feature = state.box.first[MONASTERY]
    while feature < features.next[MONASTERY]:
        if features.is_finished(feature) and not features.is_free(feature):
            complete(state, feature, MONASTERY)
        feature += 1


def _is_first(state: CarcassonneState, feature: i64, base: i64, segment: i64) -> bool:
    """Tell whether no earlier segment of the tile belongs to the same feature (carcassonne-22)."""
    while segment > 0:
        segment -= 1
        if state.features.at(base + segment) == feature:
            return False
    return True


def complete(state: CarcassonneState, feature: i64, kind: i64) -> None:
    """Score a completed feature and send its meeples home (carcassonne-19 to 26)."""
    if not state.features.is_free(feature):
        award(state, feature, kind)
        meeple.come_home(state, feature)
    elif state.listener is not None:
        at, segment = name_of(state, feature)
        state.tell(FeatureUnclaimed(KINDS[int(kind)], at, segment, int(state.features.tiles(feature))))
    if kind != MONASTERY:
        for layer in state.layers:
            layer.completed(state, feature)


def printed(state: CarcassonneState, feature: i64, kind: i64, tiles: i64) -> i64:
    """Return what the base game prints for a feature, finished or not (carcassonne-19 to 22, 31 to 33)."""
    sums: i64 = state.features.sums[feature]
    if kind == MONASTERY:
        return 9 - open_ends(sums)
    if kind == ROAD:
        return tiles
    points: i64 = tiles + shields(sums)
    if open_ends(sums) > 0 or (tiles == 2 and state.rules.small_city == 2):  # carcassonne-32, carcassonne-38
        return points
    return 2 * points


def worth(state: CarcassonneState, feature: i64, kind: i64) -> i64:
    """Return what a road, city or monastery is worth now, expansions included."""
    tiles: i64 = state.features.tiles(feature) if kind != MONASTERY else 0
    points = printed(state, feature, kind, tiles)
    if kind != MONASTERY:
        for layer in state.layers:
            points = layer.worth(state, feature, tiles, points)
    return points


def majority(state: CarcassonneState, sums: i64) -> i64:
    """Return the largest number of meeples any seat has in a feature (carcassonne-23)."""
    most: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        most = max(most, meeples(sums, seat))
        seat += 1
    return most


def pay(state: CarcassonneState, sums: i64, points: i64) -> None:
    """Give the points in full to each seat with the most meeples (carcassonne-23, carcassonne-24)."""
    most = majority(state, sums)
    seat: i64 = 0
    while seat < state.seats:
        if most > 0 and meeples(sums, seat) == most:
            state.points[seat] += points
        seat += 1


def award(state: CarcassonneState, feature: i64, kind: i64) -> None:
    """Pay what a claimed feature is worth, and say how it came about."""
    points = worth(state, feature, kind)
    pay(state, state.features.sums[feature], points)
    if state.listener is not None:
        _tell(state, feature, kind, int(points))


def shares(state: CarcassonneState, sums: i64) -> tuple[list[Letter], list[int]]:
    """Return who has the majority in a feature, and how many meeples each seat has there."""
    counts = [int(meeples(sums, seat)) for seat in range(int(state.seats))]
    most = max(counts)
    return [letter(seat) for seat, number in enumerate(counts) if number == most > 0], counts


def name_of(state: CarcassonneState, feature: i64) -> tuple[str, str]:
    """Name a feature by its first segment in the landscape: its cell and the segment."""
    segment: i64 = 0
    while state.features.owners[segment] < 0 or state.features.at(segment) != feature:
        segment += 1
    x, y, name = spot_of(state, segment)
    return cell_text(x, y), name


def _tell(state: CarcassonneState, feature: i64, kind: i64, points: int) -> None:
    if kind == MONASTERY:
        _tell_monastery(state, feature, points)
        return
    sums = state.features.sums[feature]
    tiles = state.features.tiles(feature)
    base = printed(state, feature, kind, tiles)
    told: dict[str, int] = {}
    by = "nobody"
    for layer in state.layers:
        explained = layer.explain(state, feature, tiles, base)
        told.update(explained)
        by = next(iter(explained), by)
    at, segment = name_of(state, feature)
    seats, counts = shares(state, sums)
    if kind == CITY:
        state.tell(
            CityScored(
                at=at,
                segment=segment,
                state=_completion(state, feature),
                tiles=int(tiles),
                shields=int(shields(sums)),
                printed=int(base),
                change=points - int(base),
                by=by,
                **told,
                seats=seats,
                points=points,
                meeples=counts,
                scores=list(state.scores()),
            )
        )
        return
    state.tell(
        RoadScored(
            at=at,
            segment=segment,
            state=_completion(state, feature),
            tiles=int(tiles),
            printed=int(base),
            change=points - int(base),
            by=by,
            **told,
            seats=seats,
            points=points,
            meeples=counts,
            scores=list(state.scores()),
        )
    )


def _tell_monastery(state: CarcassonneState, feature: i64, points: int) -> None:
    at, segment = name_of(state, feature)
    seats, counts = shares(state, state.features.sums[feature])
    state.tell(
        MonasteryScored(
            at=at,
            segment=segment,
            state=_completion(state, feature),
            tiles=points,
            printed=points,
            change=0,
            by="nobody",
            seats=seats,
            points=points,
            meeples=counts,
            scores=list(state.scores()),
        )
    )


def _completion(state: CarcassonneState, feature: i64) -> Completion:
    return "completed" if state.features.is_finished(feature) else "unfinished"
