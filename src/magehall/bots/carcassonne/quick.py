"""A whole turn at once, for roll-outs: the best outlook after the claim, with tiles and meeples on trial.

It weighs what `turns.weigh` weighs, but copies nothing and counts only what a turn changes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.carcassonne import weights as w
from magehall.bots.carcassonne.claims import WORST, Claims
from magehall.bots.carcassonne.outlook import outlook_by
from magehall.bots.carcassonne.trial import Trial, has_completed_city
from magehall.bots.carcassonne.turns import greedy
from magehall.bots.search.problem import Candidate
from magehall.core.move import Move
from magehall.games.carcassonne import meeple, place
from magehall.games.carcassonne.box import NEEDS
from magehall.games.carcassonne.moves import MEEPLES, PASS, PlaceTile
from magehall.games.carcassonne.phase import ASKING, MEEPLE, PLACING
from magehall.games.carcassonne.scorings import FIRST, SECOND
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import FIELD

NO_CLAIM: Final = -1
"""No segment: the turn ends without a claim."""
ASKED: Final = -2
"""No segment yet: an expansion asks before the claim."""
WAYS: Final = vec[i64]([0] * 2048)
"""More room than there can be ways to place a tile."""


def quick_turn(state: CarcassonneState) -> None:
    """Play the turn, or the rest of it, to its end."""
    quick_turn_by(state, w.weights_for(state.seats))


def quick_turn_by(state: CarcassonneState, weights: vec[float]) -> None:
    """Play a turn by given numbers."""
    seat: i64 = state.turn
    if state.phase == PLACING:
        _place(state, seat, weights)
    while state.phase == ASKING or (state.phase == MEEPLE and state.turn == seat):
        if state.phase == MEEPLE:
            claims = Claims(state, weights)
            claims.read()
            _claim(state, best_claim(claims, seat)[1])
        else:
            deciding: i64 = state.layers[state.asking].deciding(state)
            state.apply(int(deciding), greedy(state, deciding, weights))


def _place(state: CarcassonneState, seat: i64, weights: vec[float]) -> None:
    """Place the tile where the best claim leaves the best outlook."""
    survey = Survey(state, seat, weights)
    best: float = WORST
    chosen: i64 = 0
    way: i64 = 0
    while way < survey.number:
        value = survey.weigh(survey.ways[way])[0]
        if value > best:
            best = value
            chosen = survey.ways[way]
        way += 1
    place.place(state, chosen >> 2, chosen & 3)


@final
class Survey:
    """The ways to place the tile just drawn, each four times the cell plus the quarter turns."""

    def __init__(self, state: CarcassonneState, seat: i64, weights: vec[float]) -> None:
        self.state = state
        self.seat: i64 = seat
        self.before = Claims(state, weights)
        self.before.read()
        self.claims = Claims(state, weights)
        self.trial = Trial(state)
        self.number: i64 = 0
        self.ways: vec[i64] = WAYS[: int(state.ways)]
        self._list_ways()

    def _list_ways(self) -> None:
        """List the ways that look different."""
        state = self.state
        different: i64 = state.box.turns[state.drawn]
        spot: i64 = 0
        while spot < state.land.open:
            cell: i64 = state.land.frontier[spot]
            fitting: i64 = state.box.fits[NEEDS * state.drawn + state.land.needs[cell]] & different
            turns: i64 = 0
            while fitting != 0:
                if fitting & 1:
                    self.ways[self.number] = 4 * cell + turns
                    self.number += 1
                fitting >>= 1
                turns += 1
            spot += 1

    def weigh(self, way: i64) -> tuple[float, i64]:
        """Return a placement's best outlook and the segment to claim, unless an expansion asks first."""
        state = self.state
        self.trial.hold(way >> 2, way & 3)
        self.claims.follow(self.before, has_completed_city(state))
        if state.phase == MEEPLE:
            found = best_claim(self.claims, self.seat)
        else:
            found = (self.claims.outlook(self.seat), ASKED)
        self.trial.take_up()
        return found

    def turns(self) -> list[Candidate]:
        """List a turn for every placement, the best first; it ends with the tile if an expansion asks."""
        found: list[tuple[float, i64, i64]] = []
        way: i64 = 0
        while way < self.number:
            value, segment = self.weigh(self.ways[way])
            found.append((-value, self.ways[way], segment))
            way += 1
        found.sort()
        return [Candidate(self._moves(way, segment), -value) for value, way, segment in found]

    def _moves(self, way: i64, segment: i64) -> list[Move]:
        state = self.state
        cell: i64 = way >> 2
        name = state.box.names[state.drawn]
        placed = PlaceTile(name, state.land.xs[cell], state.land.ys[cell], way & 3)
        if segment == ASKED:
            return [placed]
        return [
            placed,
            PASS if segment == NO_CLAIM else MEEPLES[state.box.segment_name(state.drawn, segment)],
        ]


def best_claim(claims: Claims, seat: i64) -> tuple[float, i64]:
    """Return the best outlook with a claim, or without one, and its segment of the new tile."""
    rival = claims.best_rival(seat)
    best: float = claims.prospects(seat) - rival
    chosen: i64 = NO_CLAIM
    free: i64 = meeple.free_segments(claims.state)
    segment: i64 = 0
    while free != 0:
        if free & 1:
            value = _claim_value(claims, seat, segment, rival)
            if value > best:
                best = value
                chosen = segment
        free >>= 1
        segment += 1
    return best, chosen


def _claim_value(claims: Claims, seat: i64, segment: i64, rival: float) -> float:
    """Return the outlook with a meeple on a segment of the new tile, which comes home if it is finished."""
    state = claims.state
    where: i64 = 8 * (state.land.placed - 1) + segment
    held: i64 = state.supply[seat]
    feature: i64 = state.features.at(where)
    is_field: bool = state.features.kind(feature) == FIELD
    if is_field and state.rules.fields in (FIRST, SECOND):
        return _farmer_value(state, seat, where, claims.weights)
    value = claims.prospects_with(seat, feature, claims.price(feature), held - 1) - rival
    if state.features.is_finished(feature) and state.features.kind(feature) < FIELD:
        value += claims.rest * (claims.weights[w.SUPPLY + held] - claims.weights[w.SUPPLY + held - 1])
    return value


def _farmer_value(state: CarcassonneState, seat: i64, where: i64, weights: vec[float]) -> float:
    """Return the outlook with a farmer if all fields are paid together: by placing it there."""
    meeple.put(state, seat, where)
    value = outlook_by(state, seat, weights)
    meeple.take(state, seat, where)
    return value


def _claim(state: CarcassonneState, segment: i64) -> None:
    if segment == NO_CLAIM:
        meeple.skip(state)
    else:
        meeple.claim(state, segment)
