"""The end: everything unfinished is scored, then the fields, and the most points win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.outcome import Outcome, ranks_of
from magehall.core.seat import letter
from magehall.games.carcassonne import fields, score
from magehall.games.carcassonne.events import FinalScoringBegan, GameEnded
from magehall.games.carcassonne.phase import OVER
from magehall.games.carcassonne.tiles import CITY, MONASTERY, ROAD

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


def end(state: CarcassonneState) -> None:
    """End the game with the final scoring (carcassonne-30)."""
    state.phase = OVER
    if state.listener is not None:
        state.tell(FinalScoringBegan(list(state.scores())))
    score_everything(state)
    if state.listener is not None:
        winners = [letter(seat) for seat in outcome(state).winners]
        state.tell(GameEnded(winners, max(state.scores()), list(state.scores())))


def score_everything(state: CarcassonneState) -> None:
    """Score everything that meeples still stand in, by the same majorities (carcassonne-31 to 36)."""
    score_kind(state, CITY)
    score_kind(state, ROAD)
    score_kind(state, MONASTERY)
    fields.score_fields(state)


def score_kind(state: CarcassonneState, kind: i64) -> None:
    """Score the claimed features of a kind as they are."""
    features = state.features
    feature: i64 = state.box.first[kind]
    while feature < features.next[kind]:
        if features.parents[feature] == feature and not features.is_free(feature):
            score.award(state, feature, kind)
        feature += 1


def standing(state: CarcassonneState) -> vec[i64]:
    """Return the points of each seat as if the game ended now; the game itself is unchanged."""
    kept = state.points[:]
    told = state.listener
    state.listener = None
    if state.phase != OVER:
        score_everything(state)
    points = state.points
    state.points = kept
    state.listener = told
    return points


def outcome(state: CarcassonneState) -> Outcome:
    """Rank the scores; a tie is shared, or the start player loses it (carcassonne-37, carcassonne-42)."""
    scores = state.scores()
    if not state.rules.starter_loses:
        return Outcome(scores, "last-tile-placed")
    halves = [2 * points for points in scores]
    halves[int(state.starter)] -= 1
    return Outcome(scores, "last-tile-placed", ranks_of(tuple(halves)))
